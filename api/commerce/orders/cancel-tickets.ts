import type { ApiContext } from '../../platform/context.ts'
import { cancelVouchersOfThings } from '../vouchers/index.ts'
import { makeVouchers } from './make-vouchers.ts'
import { itemsOf } from './order-rows.ts'
import type { OrderRow, RefundRow } from './types.ts'

/**
 * Tickets whose things go back to the stock let nobody in any more: their seats are sold again (SEC-102). Those that were still to come
 * are made before, so that there is something to cancel. @throws conflict when they were used
 */
export async function cancelTickets(
  ctx: ApiContext,
  { id: orderId }: OrderRow,
  { backToStock, refund }: { backToStock: RefundRow['backToStock']; refund: number },
): Promise<void> {
  const items = await itemsOf(ctx, orderId)
  const things = backToStock.flatMap(({ activityId, productNumber, quantity }) => {
    const item = items.find((one) => one.activityId === activityId && one.productNumber === productNumber)
    const hasTickets = item !== undefined && item.courseId !== null
    return hasTickets ? [{ activityId, productNumber, left: item.quantity - item.returned - quantity }] : []
  })
  if (things.length === 0) return
  await makeVouchers(ctx, orderId)
  await cancelVouchersOfThings(ctx, { orderId, refund, things })
}
