import type { ManagedOrder } from '#contract/console/orders/schemas.ts'
import { deliverPart as deliver, lockOrder, undoDelivery as undo } from '../../commerce/orders/index.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { getManagedOrder } from './get-managed-order.ts'

/** Notes that what an activity brought of an order was handed over or fetched. Twice is once. @throws not_found, conflict */
export function deliverPart(
  ctx: ApiContext,
  { id, activityId }: { id: number; activityId: number },
): Promise<ManagedOrder> {
  return ownerChange(ctx, {}, async (ctx) => {
    const answer = (ctx: ApiContext) => getManagedOrder(ctx, id)
    const { code } = await lockOrder(ctx, id)
    const before = (await getManagedOrder(ctx, id)).parts.find(({ activity }) => activity.id === activityId)
    const { activityName } = await deliver(ctx, { orderId: id, activityId })
    if (before?.deliveredAt) return { answer }
    const after = { name: code, activity: activityName }
    return { done: { what: 'order.deliver', part: `order:${id}`, after }, answer }
  })
}

/** Takes back a mark of the last ten minutes (GAP-142). Twice is once. @throws not_found, gone, conflict */
export function undoDelivery(
  ctx: ApiContext,
  { id, activityId, undoUntil }: { id: number; activityId: number; undoUntil: string },
): Promise<ManagedOrder> {
  return ownerChange(ctx, {}, async (ctx) => {
    const answer = (ctx: ApiContext) => getManagedOrder(ctx, id)
    const { code } = await lockOrder(ctx, id)
    const { isDone, name } = await undo(ctx, { orderId: id, activityId, undoUntil })
    if (!isDone) return { answer }
    return {
      done: { what: 'order.undeliver', part: `order:${id}`, after: { name: code, activity: name } },
      answer,
    }
  })
}
