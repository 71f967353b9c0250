import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { giveUpOrPutAside, latestCharge } from '../payments/index.ts'
import { endUnpaid } from './end-unpaid.ts'
import { getOrderAnswer } from './get-order.ts'
import { lockOrder, ownOrder } from './order-rows.ts'
import { orderTexts } from './texts.ts'

/**
 * Gives up an order that waits for its payment: its gateway is told first, so that what is cancelled here cannot be paid there; what was
 * paid meanwhile is paid (GAP-64). Where nobody knows what was charged it ends all the same, and what comes in for it goes back: it keeps no
 * cart, no points and no things (GAP-121). Twice is once. @throws conflict when it is over
 */
export async function cancelOrder(ctx: ApiContext, id: number): Promise<Order> {
  const order = await ownOrder(ctx, id)
  if (order.status === 'cancelled') return getOrderAnswer(ctx, id)
  const charge = order.status === 'awaiting_payment' ? await latestCharge(ctx, 'order', id) : undefined
  if (!charge) throw new ApiError('conflict', orderTexts.notWaiting)
  await giveUpOrPutAside(ctx, charge, async (inner) => {
    const waiting = await lockOrder(inner, id)
    if (waiting.status === 'awaiting_payment')
      await endUnpaid(inner, waiting, 'cancelled', orderTexts.putAside)
  })
  return getOrderAnswer(ctx, id)
}
