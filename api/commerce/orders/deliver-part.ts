import { eq } from 'drizzle-orm'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requireUndoable } from '../../platform/require-undoable.ts'
import { itemsOf, lockOrder, partsOf, writeEvent } from './order-rows.ts'
import { isGoingBack, refundsOfOrder } from './refund-rows.ts'
import { orderParts } from './tables.ts'
import { orderTexts } from './texts.ts'
import type { PartRow } from './types.ts'

/**
 * An owner hands over or sends what an activity brought to an order. Again by anybody it is done; what goes back is not handed over any
 * more (GAP-88). @throws forbidden, not_found, conflict
 */
export async function deliverPart(
  ctx: ApiContext,
  { orderId, activityId }: { orderId: number; activityId: number },
): Promise<PartRow> {
  const owner = await requireTeam(ctx)
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, orderId)
    const part = (await partsOf(inner, orderId)).find((one) => one.activityId === activityId)
    if (!part) throw new ApiError('not_found', orderTexts.unknown)
    if (part.deliveredAt) return part
    if (order.status !== 'paid' && order.status !== 'partly_refunded')
      throw new ApiError('conflict', orderTexts.notDeliverable)
    const rows = await refundsOfOrder(inner, orderId)
    if (isGoingBack({ order, rows, items: await itemsOf(inner, orderId) }, activityId))
      throw new ApiError('conflict', orderTexts.goesBack)
    const [row] = await inner.db
      .update(orderParts)
      .set({ deliveredAt: inner.ports.clock.now(), deliveredBy: owner.name })
      .where(itself(inner, { orderId, activityId }))
      .returning()
    await writeEvent(inner, orderId, { what: 'delivered', who: owner.name, note: part.activityName })
    return row ?? part
  })
}

type Which = { orderId: number; activityId: number }

const itself = (ctx: ApiContext, { orderId, activityId }: Which) =>
  inStation(orderParts, ctx, eq(orderParts.orderId, orderId), eq(orderParts.activityId, activityId))

/**
 * Takes back a delivery mark of the last ten minutes. What was asked back since was counted with it, and keeps it. Again it is done.
 * @throws forbidden, not_found, gone, conflict
 */
export async function undoDelivery(
  ctx: ApiContext,
  { undoUntil, ...which }: Which & { undoUntil: string },
): Promise<{ isDone: boolean; name: string }> {
  const owner = await requireTeam(ctx)
  return inTransaction(ctx, async (inner) => {
    await lockOrder(inner, which.orderId)
    const part = (await partsOf(inner, which.orderId)).find((one) => one.activityId === which.activityId)
    if (!part) throw new ApiError('not_found', orderTexts.unknown)
    const { deliveredAt, activityName: name } = part
    if (!deliveredAt) return { isDone: false, name }
    requireUndoable(deliveredAt, undoUntil, inner.ports.clock.now())
    const rows = await refundsOfOrder(inner, which.orderId)
    if (rows.some(({ createdAt }) => createdAt >= deliveredAt))
      throw new ApiError('conflict', orderTexts.refundedSince)
    await inner.db
      .update(orderParts)
      .set({ deliveredAt: null, deliveredBy: null })
      .where(itself(inner, which))
    await writeEvent(inner, which.orderId, { what: 'delivery_undone', who: owner.name, note: name })
    return { isDone: true, name }
  })
}
