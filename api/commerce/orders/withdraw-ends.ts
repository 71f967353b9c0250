import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import type { OrderRow } from './types.ts'

const days = 7

/**
 * Until when a buyer may give an order back (GAP-88): the end of the seventh day after its payment, on the station's calendar. Null
 * where that is over, or there is nothing to give back. Pure.
 */
export function withdrawEnds(
  { status, paidAt }: Pick<OrderRow, 'status' | 'paidAt'>,
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  if (!paidAt || (status !== 'paid' && status !== 'partly_refunded')) return null
  const ends = startOfDay(dayIn(paidAt, timeZone), timeZone, days + 1)
  return now < ends ? ends : null
}
