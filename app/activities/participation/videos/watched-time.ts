/** The share of a video that counts as viewed (VID-01). */
export const viewedShare = 0.8

export type WatchedTime = {
  /** Takes where the player is, in seconds. */
  add(time: number): void
  /** Seconds seen, each once however often, at most `duration`. */
  seconds(duration: number): number
}

/** Counts which seconds of a video were seen; jumping over some does not see them. `before`: seconds of earlier visits. */
export function createWatchedTime(before: number): WatchedTime {
  const seen = new Set(Array.from({ length: Math.floor(before) }, (_, second) => second))
  return {
    add: (time) => {
      if (time >= 0) seen.add(Math.floor(time))
    },
    seconds: (duration) => Math.min(seen.size, duration),
  }
}
