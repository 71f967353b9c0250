import { asc, eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { orderRefunds } from './tables.ts'
import { type ItemRow, type OrderRow, paidCentsOf, type RefundRow } from './types.ts'

/** What goes back or went back of an order; what a gateway refused is none of it. */
export function refundsOfOrder({ db, station }: ApiContext, orderId: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(orderRefunds)
    .where(
      inStation(
        orderRefunds,
        { station },
        eq(orderRefunds.orderId, orderId),
        inArray(orderRefunds.state, ['asked', 'done']),
      ),
    )
    .orderBy(asc(orderRefunds.number))
}

export const centsOfRefund = ({ gatewayCents, walletCents }: RefundRow): number => gatewayCents + walletCents

export const sumOf = (rows: readonly RefundRow[], of: (row: RefundRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Whether all of an order goes back, or went back. */
export async function hasWholeRefund(ctx: ApiContext, order: OrderRow): Promise<boolean> {
  const rows = await refundsOfOrder(ctx, order.id)
  return rows.length > 0 && sumOf(rows, centsOfRefund) >= paidCentsOf(order)
}

/**
 * Whether what an activity brought goes back, or is back: all of the order is on its way, things of the activity are, or all of them are
 * in the stock again. Pure.
 */
export function isGoingBack(
  { order, rows, items }: { order: OrderRow; rows: readonly RefundRow[]; items: readonly ItemRow[] },
  activityId: number,
): boolean {
  const things = items.filter((item) => item.activityId === activityId)
  if (things.every(({ quantity, returned }) => returned >= quantity)) return true
  const asked = rows.filter(({ state }) => state === 'asked')
  if (asked.length > 0 && sumOf(rows, centsOfRefund) >= paidCentsOf(order)) return true
  return asked.some(({ backToStock }) => backToStock.some((thing) => thing.activityId === activityId))
}
