import { asc, eq } from 'drizzle-orm'
import { othersToLock } from '../../activities/participation/index.ts'
import { lockAccounts, memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { orderItems, orderParts, orders } from './tables.ts'
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
