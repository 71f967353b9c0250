import { and, count, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { orderParts, orderRefunds, orders } from './tables.ts'

const refundedH = sql`(select coalesce(sum(${orderRefunds.cashbackH}), 0) from ${orderRefunds} where ${orderRefunds.stationId} = ${orders.stationId} and ${orderRefunds.orderId} = ${orders.id} and ${orderRefunds.state} = 'done')`
const givenH = sql`(select sum(given.cashback_h) from order_parts given where given.station_id = ${orders.stationId} and given.order_id = ${orders.id})`

/** All of it went back, but not all the points it gave: they were spent, and would be given again and again (GAP-88). */
const keptCashback = and(
  eq(orders.status, 'refunded'),
  gt(orderParts.cashbackH, 0),
  sql`${refundedH} < ${givenH}`,
)

/** How many orders somebody has with these activities that wait for their payment, or whose points stayed with them. */
export async function countWaiting(
  { db, station }: ApiContext,
  { participantId, activityIds }: { participantId: number; activityIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ activityId: orderParts.activityId, orders: count() })
    .from(orders)
    .innerJoin(orderParts, inStation(orderParts, orders, eq(orderParts.orderId, orders.id)))
    .where(
      inStation(
        orders,
        { station },
        eq(orders.participantId, participantId),
        or(eq(orders.status, 'awaiting_payment'), keptCashback),
        inArray(orderParts.activityId, [...activityIds]),
      ),
    )
    .groupBy(orderParts.activityId)
  return new Map(rows.map((row) => [row.activityId, row.orders]))
}
