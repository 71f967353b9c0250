import { nextDate } from './recurrence-dates.ts'
import type { BillRow, SubscriptionRow, Terms } from './types.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The same hour of UTC, so many days later. */
export const afterDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

/**
 * When a period ends that begins at `start`: a plan's after its days, 30, 183 or 365 (D3§9); that of products at the next date of
 * their recurrence (PLN-12). Pure.
 */
export function periodEndOf(
  start: Date,
  { days }: Pick<Terms, 'days'>,
  { recurrence, anchorAt }: Pick<SubscriptionRow, 'recurrence' | 'anchorAt'>,
  timeZone: string,
): Date {
  return recurrence === null
    ? afterDays(start, days)
    : nextDate(anchorAt ?? start, recurrence, start, timeZone)
}

/** A PIX renewal is asked for so long before the period ends, by mail. */
export const pixLeadDays = 5
/** Further tries of a card that was refused, in days after the period's end; with the last one it is suspended, or over. */
const retryDays = [3, 6, 10]
/** From the period's end: until then what the plan gives is given though nothing was paid. */
export const graceDays = 10
/** Suspended for so long without a payment it ends. */
export const suspendedDays = 30
/** A PIX of a first period or an upgrade may be paid so long. */
export const pixMinutes = 30

/** When a card is tried again that was refused `tries` times for a period that begins at `start`; null: no more. Pure. */
export function nextTryAt(start: Date, tries: number): Date | null {
  const days = retryDays[tries - 1]
  return days === undefined ? null : afterDays(start, days)
}

/** When the next renewal is asked for: a PIX some days before the period's end, a card then. Pure. */
export const renewsAt = (periodEnd: Date, method: BillRow['method']): Date =>
  method === 'pix' ? afterDays(periodEnd, -pixLeadDays) : periodEnd
