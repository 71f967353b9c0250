import type { Charge } from './types.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** A charge that no gateway knows this long after it was asked for was never made. Longer than any call takes. */
export const lostAfterMs = 15 * minuteMs
/** So long after its time a PIX may still be on its way; then it is cancelled at the gateway. */
export const graceMs = 1 * minuteMs
/** What ended unpaid is watched so long: a payment that comes nevertheless goes back (GAP-65). */
const watchMs = 24 * hourMs

/**
 * When a gateway is asked about a charge by itself: webhooks may be lost. What waits is asked each five minutes and at its end, what is in
 * doubt each minute, what ended unpaid each hour for a day. Null: never. Pure.
 */
export function nextReadOf(
  { state, expiresAt, createdAt, paidCents }: Pick<Charge, 'state' | 'expiresAt' | 'createdAt' | 'paidCents'>,
  now: Date,
): Date | null {
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  if (state === 'asked') return inMs(minuteMs)
  if (state === 'pending') {
    // Without an end it is a card that somebody waits for.
    const isFresh = now.getTime() - createdAt.getTime() < lostAfterMs
    if (!expiresAt) return inMs(isFresh ? minuteMs : 5 * minuteMs)
    const endMs = expiresAt.getTime() + graceMs - now.getTime()
    return inMs(Math.max(minuteMs, Math.min(5 * minuteMs, endMs)))
  }
  const endedAt = expiresAt ?? createdAt
  const isWatched = state !== 'paid' && paidCents === 0 && now.getTime() - endedAt.getTime() < watchMs
  return isWatched ? inMs(hourMs) : null
}
