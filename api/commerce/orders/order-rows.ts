import { asc, eq } from 'drizzle-orm'
import { type OrderStatus, orderStatusLabels, orderTransitions } from '#contract/commerce/orders/status.ts'
import { othersToLock } from '../../activities/participation/index.ts'
import { lockAccounts, memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { orderEvents, orderItems, orderParts, orders } from './tables.ts'
import { orderTexts } from './texts.ts'
import type { ItemRow, OrderRow, PartRow } from './types.ts'

/** An order of the station. @throws not_found */
export async function orderInStation({ db, station }: ApiContext, id: number): Promise<OrderRow> {
  return db
    .select()
    .from(orders)
    .where(withId(orders, { station }, id))
    .then(one(orderTexts.unknown))
}

/** The same of the caller; somebody else's does not exist. @throws not_found */
export async function ownOrder(ctx: ApiContext, id: number): Promise<OrderRow> {
  const order = await orderInStation(ctx, id)
  if (order.participantId !== memberOf(ctx)) throw new ApiError('not_found', orderTexts.unknown)
  return order
}

/** Locks its buyer, whoever is paid for having invited them, and the order, in this order (ADR 24). @throws not_found */
export async function lockOrder(ctx: ApiContext, id: number): Promise<OrderRow> {
  const { participantId } = await orderInStation(ctx, id)
  const others = await othersToLock.ask(ctx, { participantId })
  await lockAccounts(ctx, [participantId, ...others])
  return ctx.db
    .select()
    .from(orders)
    .where(withId(orders, ctx, id))
    .for('no key update')
    .then(one(orderTexts.unknown))
}

export function partsOf({ db, station }: ApiContext, orderId: number): Promise<PartRow[]> {
  return db
    .select()
    .from(orderParts)
    .where(inStation(orderParts, { station }, eq(orderParts.orderId, orderId)))
    .orderBy(asc(orderParts.activityId))
}

export function itemsOf({ db, station }: ApiContext, orderId: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(inStation(orderItems, { station }, eq(orderItems.orderId, orderId)))
    .orderBy(asc(orderItems.activityId), asc(orderItems.productNumber))
}

/**
 * The one place where an order changes its state: along `orderTransitions`, with a line of its time line. Under the order's lock.
 * @throws conflict for any other step
 */
export async function moveOrder(
  ctx: ApiContext,
  order: OrderRow,
  to: OrderStatus,
  { facts = {}, event }: { facts?: Partial<typeof orders.$inferInsert>; event: NewEvent },
): Promise<OrderRow> {
  if (!orderTransitions[order.status].includes(to))
    throw new ApiError('conflict', orderTexts.cannotMove(orderStatusLabels[order.status]))
  const moved = await writeOrder(ctx, order, { ...facts, status: to })
  await writeEvent(ctx, order.id, event)
  return moved
}

/** Writes facts of an order in the state in which it was read. @throws where it has another by now: its caller had no lock */
export async function writeOrder(
  { db, station }: ApiContext,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  facts: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [order] = await db
    .update(orders)
    .set(facts)
    .where(withId(orders, { station }, id, eq(orders.status, status)))
    .returning()
  if (!order) throw new Error('The order changed without its lock')
  return order
}

/** What happens to orders. */
type OrderEvent =
  | 'created'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'surplus'
  | 'surplus_returned'
  | 'refund_asked'
  | 'refunded'
  | 'refund_refused'
  | 'cashback_missing'
  | 'delivered'
  | 'delivery_undone'
  | 'vouchers'
  | 'mailed'
  | 'collected'

type NewEvent = {
  what: OrderEvent
  who?: string | null | undefined
  amountCents?: number | undefined
  note?: string | null | undefined
}

/** A line of an order's time line. */
export async function writeEvent(
  { db, ports, station }: ApiContext,
  orderId: number,
  { what, who = null, amountCents, note = null }: NewEvent,
): Promise<void> {
  await db.insert(orderEvents).values({
    ...{ stationId: station.id, orderId, what, who, note },
    amountCents: amountCents ?? null,
    createdAt: ports.clock.now(),
  })
}
