import type { Charge } from './types.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** A charge that no gateway knows this long after it was asked for was never made. Longer than any call takes. */
export const lostAfterMs = 5 * minuteMs
/** What is in doubt is asked about so long after, beside the job of each minute: somebody waits for it (GAP-121). */
export const doubtReadAfterMs = [15_000, minuteMs, 5 * minuteMs + 1_000]
/** So long after its time a PIX may still be on its way; then it is cancelled at the gateway. */
export const graceMs = 1 * minuteMs
/** What ended unpaid, here and at its gateway, is asked about so long after its end, and no more (SEC-98). */
const watchedAfterMs = [1 * hourMs, 23 * hourMs]
/** A PIX that was on its way when its time ran out comes within minutes: its payer does not wait an hour to be told (GAP-65). */
const expiredWatchedAfterMs = [5 * minuteMs, 15 * minuteMs, ...watchedAfterMs]
/** What ended here and might still be paid there is asked about each hour so long. */
const watchMs = 24 * hourMs

/**
 * When a gateway is asked about a charge by itself: webhooks may be lost. What waits is asked each five minutes and at its end, what is
 * in doubt each minute, what ended unpaid a few times within a day: a payment that comes nevertheless goes back (GAP-65). `isOpenThere`: the
 * gateway did not say that it ended, too. Null: never. Pure.
 */
export function nextReadOf(
  { state, expiresAt, createdAt, paidCents }: Pick<Charge, 'state' | 'expiresAt' | 'createdAt' | 'paidCents'>,
  now: Date,
  { isOpenThere = false } = {},
): Date | null {
  const nowMs = now.getTime()
  const inMs = (ms: number) => new Date(nowMs + ms)
  if (state === 'asked') return inMs(minuteMs)
  if (state === 'pending') {
    // Without an end it is a card that somebody waits for.
    const isFresh = nowMs - createdAt.getTime() < lostAfterMs
    if (!expiresAt) return inMs(isFresh ? minuteMs : 5 * minuteMs)
    const endMs = expiresAt.getTime() + graceMs - nowMs
    return inMs(Math.max(minuteMs, Math.min(5 * minuteMs, endMs)))
  }
  if (state === 'paid' || paidCents > 0) return null
  const endedMs = (expiresAt ?? createdAt).getTime()
  if (isOpenThere) return nowMs - endedMs < watchMs ? inMs(hourMs) : null
  const watched = state === 'expired' ? expiredWatchedAfterMs : watchedAfterMs
  const next = watched.find((ms) => endedMs + ms > nowMs)
  return next === undefined ? null : new Date(endedMs + next)
}
