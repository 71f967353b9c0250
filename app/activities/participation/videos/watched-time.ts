/** The share of a video that counts as viewed (VID-01). */
export const viewedShare = 0.8

/** What is between two times of a player that plays: they come four times a second, some once, at twice the speed at most. */
const mostBetween = 2.5
const perSecond = 10

export type WatchedTime = {
  /** Takes where the player is, in seconds. */
  add(time: number): void
  /** Seconds seen, in tenths, each once however often, at most `duration`. */
  seconds(duration: number): number
}

/**
 * Counts which tenths of seconds of a video were played: what is between two times that follow each other. Jumping over some does not
 * see them. `before`: seconds of earlier visits, where the player goes on.
 */
export function createWatchedTime(before: number): WatchedTime {
  const seen = new Set(Array.from({ length: Math.floor(before * perSecond) }, (_, tenth) => tenth))
  let last = before
  return {
    add(time) {
      const isPlaying = time > last && time - last <= mostBetween
      if (isPlaying)
        for (let tenth = Math.floor(last * perSecond); tenth < Math.floor(time * perSecond); tenth += 1)
          seen.add(tenth)
      if (time >= 0) last = time
    },
    seconds: (duration) => Math.min(seen.size / perSecond, duration),
  }
}
