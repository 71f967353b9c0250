import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { orderStatusLabels } from '#contract/commerce/orders/status.ts'
import type { ManagedOrderRow } from '#contract/console/orders/schemas.ts'
import { orderItems, orderParts, orderRefunds, orders } from '../../commerce/orders/tables.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { orderManagementTexts as texts } from './texts.ts'

export type OrderRow = typeof orders.$inferSelect

/** An order of the station. @throws not_found */
export async function orderInStation({ db, station }: ApiContext, id: number): Promise<OrderRow> {
  return db
    .select()
    .from(orders)
    .where(withId(orders, { station }, id))
    .then(one(texts.unknown))
}

/** Who ordered it. */
export const isBuyer = withId(participants, orders, orders.participantId)

const isAsked = sql`${orderRefunds.stationId} = ${orders.stationId} and ${orderRefunds.orderId} = ${orders.id} and ${orderRefunds.state} = 'asked'`
const isOfPart = sql`${orderRefunds.backToStock} @> jsonb_build_array(jsonb_build_object('activityId', ${orderParts.activityId}))`
/** Of all its refunds, those that a gateway refused left out. */
const goneCents = sql`(select coalesce(sum(all_refunds.gateway_cents + all_refunds.wallet_cents), 0) from order_refunds all_refunds where all_refunds.station_id = ${orders.stationId} and all_refunds.order_id = ${orders.id} and all_refunds.state <> 'refused')`

/** A part whose things go back, or all of whose order does, as `isGoingBack` of the orders has it. */
const isGoingBack = sql`exists (select 1 from ${orderRefunds} where ${isAsked} and (${isOfPart} or ${goneCents} >= ${orders.walletCents} + ${orders.chargeCents}))`

/** A thing of the part that is not back in the stock. */
const hasThings = sql`exists (select 1 from ${orderItems} where ${orderItems.stationId} = ${orders.stationId} and ${orderItems.orderId} = ${orders.id} and ${orderItems.activityId} = ${orderParts.activityId} and ${orderItems.quantity} > ${orderItems.returned})`

/** A part of it that is brought or fetched, was not handed over yet, and does not go back. */
export const isUndelivered = inStation(
  orderParts,
  orders,
  eq(orderParts.orderId, orders.id),
  isNotNull(orderParts.locationId),
  isNull(orderParts.deliveredAt),
  sql`not ${isGoingBack}`,
  hasThings,
)

/** Paid, and not all of it went back. */
export const isPaid = sql`${orders.status} in ('paid', 'partly_refunded')`

export const rowColumns = {
  id: orders.id,
  code: orders.code,
  createdAt: orders.createdAt,
  status: orders.status,
  walletCents: orders.walletCents,
  chargeCents: orders.chargeCents,
  refundedCents: orders.refundedCents,
  buyer: { id: participants.id, name: participants.name, email: participants.email },
  isToDeliver: sql<boolean>`${isPaid} and exists (select 1 from ${orderParts} where ${isUndelivered})`.as(
    'to_deliver',
  ),
}
type Listed = Pick<
  OrderRow,
  'id' | 'code' | 'createdAt' | 'status' | 'walletCents' | 'chargeCents' | 'refundedCents'
> & { buyer: ManagedOrderRow['buyer']; isToDeliver: boolean }

/** What lists say of an order, and nothing else of its row: keys of buyers are theirs (SEC-86). */
export const toRow = ({
  id,
  code,
  createdAt,
  status,
  walletCents,
  chargeCents,
  refundedCents,
  buyer,
  isToDeliver,
}: Listed): ManagedOrderRow => ({
  ...{ id, code, refundedCents, buyer, isToDeliver },
  createdAt: createdAt.toISOString(),
  state: status,
  status: orderStatusLabels[status],
  totalCents: walletCents + chargeCents,
})
