/** The share of a video that counts as viewed: 4 of 5 (VID-01). */
const viewed = { of: 4, in: 5 }
/** Players go no faster. */
const fastestRate = 2
/** Clocks and reports are never quite in step. */
const graceMs = 2_000
/** A length that only the viewer's own player knows, as of films on other sites, is not believed below this. */
const shortestClaimMs = 10_000
/** What a video of unknown length counts as. */
const unknownMs = 30_000

export type Viewing = {
  startedAt: Date
  watchedMs: number
  /** What players said; null until one did. */
  durationMs: number | null
}

/** How much of a claim is believed (GAP-62): never less than before, never more than the time since the start allows. */
export function believedMs(
  claimedMs: number,
  { startedAt, watchedMs }: Pick<Viewing, 'startedAt' | 'watchedMs'>,
  now: Date,
): number {
  const possible = (now.getTime() - startedAt.getTime()) * fastestRate + graceMs
  return Math.max(watchedMs, Math.round(Math.min(claimedMs, possible)))
}

/**
 * Whether four fifths were plausibly seen: a player reported them, or that much time has passed since the start, for
 * who watches without scripts (GAP-62). `statedMs` is the length the activity states, which wins over what players say.
 */
export function isPlausiblyViewed(view: Viewing, statedMs: number | null, now: Date): boolean {
  const claimed = view.durationMs === null ? unknownMs : Math.max(view.durationMs, shortestClaimMs)
  const needed = (statedMs ?? claimed) * viewed.of
  const elapsedMs = now.getTime() - view.startedAt.getTime()
  return Math.max(view.watchedMs, elapsedMs) * viewed.in >= needed
}
