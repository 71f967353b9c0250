import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { centsOfRefund, sumOf } from './refund-rows.ts'
import { type OrderRow, paidCentsOf, type RefundRow } from './types.ts'

export type RefundPlan = {
  gatewayCents: number
  walletCents: number
  walletH: number
  cashbackDueH: number
  /** Nothing is left of the order. */
  isWhole: boolean
}

/**
 * How an amount that goes back is shared: the gateway first, up to what it took, then the wallet, in points by what it paid in points.
 * Cashback goes back in proportion, all of it with the last centavo. Sums over the refunds of an order are exact. Pure.
 */
export function planRefund(
  order: Pick<OrderRow, 'walletCents' | 'walletH' | 'chargeCents'>,
  before: readonly RefundRow[],
  { amountCents, cashbackH }: { amountCents: number; cashbackH: number },
): RefundPlan {
  const gatewayLeft = order.chargeCents - sumOf(before, (row) => row.gatewayCents)
  const gatewayCents = Math.min(amountCents, gatewayLeft)
  const walletCents = amountCents - gatewayCents
  const walletSum = sumOf(before, (row) => row.walletCents) + walletCents
  const wantedH = shareOf(order.walletH, walletSum, order.walletCents)
  const total = sumOf(before, centsOfRefund) + amountCents
  const dueH = shareOf(cashbackH, total, paidCentsOf(order))
  return {
    gatewayCents,
    walletCents,
    walletH: wantedH - sumOf(before, (row) => row.walletH),
    cashbackDueH: dueH - sumOf(before, (row) => row.cashbackDueH),
    isWhole: total >= paidCentsOf(order),
  }
}

/** In proportion, rounded down; all of it with the last part, and of what cost nothing at once. Pure. */
const shareOf = (whole: number, part: number, of: number): number =>
  part >= of ? whole : Math.floor((whole * part) / of)

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
