import { and, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { stockKey } from '../catalog/index.ts'
import { orderItems, orderParts, orderRefunds, orders } from './tables.ts'
import { orderTexts } from './texts.ts'

type Asked = { participantId: number; activityIds: readonly number[]; except: number | null }

const keptStates = ['awaiting_payment', 'paid', 'partly_refunded'] as const

/**
 * What somebody ordered of these activities and keeps, by product: paid or waiting, less what went back. Read under the lock of the
 * person, which orders, payments and refunds are made under, it cannot change meanwhile.
 */
export async function countOrdered(
  { db, station }: ApiContext,
  { participantId, activityIds, except }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const { activityId, productNumber, quantity, returned } = orderItems
  const kept = sql`sum(${quantity} - ${returned})`
  const rows = await db
    .select({ activityId, productNumber, kept: kept.mapWith(Number) })
    .from(orders)
    .innerJoin(orderItems, inStation(orderItems, orders, eq(orderItems.orderId, orders.id)))
    .where(
      inStation(
        orders,
        { station },
        eq(orders.participantId, participantId),
        except === null ? undefined : ne(orders.id, except),
        inArray(orders.status, [...keptStates]),
        inArray(activityId, [...activityIds]),
      ),
    )
    .groupBy(activityId, productNumber)
    .having(gt(kept, 0))
  return new Map(rows.map((row) => [stockKey(row), row.kept]))
}

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

/** The orders whose payment made these participations, by participation: what they gave back is the order's (ORD-02, PTS-06). */
export async function ordersOfParticipations(
  { db, station }: ApiContext,
  { participationIds }: { participationIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ participationId: orderParts.participationId, orderId: orderParts.orderId })
    .from(orderParts)
    .where(inStation(orderParts, { station }, inArray(orderParts.participationId, [...participationIds])))
  return new Map(
    rows.flatMap(({ participationId, orderId }) =>
      participationId === null ? [] : [[participationId, orderId]],
    ),
  )
}

/** What an order brought is taken back by refunding the order, which gives back its money, too. @throws conflict */
export async function requireNoOrder(
  { db, station }: ApiContext,
  { participationId }: { participationId: number },
): Promise<void> {
  const [part] = await db
    .select({ orderId: orderParts.orderId })
    .from(orderParts)
    .where(inStation(orderParts, { station }, eq(orderParts.participationId, participationId)))
    .limit(1)
  if (part) throw new ApiError('conflict', orderTexts.isOfOrder)
}
