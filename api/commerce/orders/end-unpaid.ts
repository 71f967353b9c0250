import type { Order } from '#contract/commerce/orders/schemas.ts'
import { release } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { giveBackToCheckout } from '../cart/index.ts'
import { giveUpOrPutAside, latestCharge } from '../payments/index.ts'
import { getOrderAnswer } from './get-order.ts'
import { mailOrder } from './order-mail.ts'
import { itemsOf, lockOrder, moveOrder, ownOrder } from './order-rows.ts'
import { orderTexts } from './texts.ts'
import type { OrderRow } from './types.ts'

/**
 * An order that will not be paid: what it had taken is reserved again while the time of the checkout runs, else free, and what the wallet
 * was to pay is back (GAP-64, GAP-65, CAR-18). In the transaction that heard of it.
 */
export async function endUnpaid(
  ctx: ApiContext,
  order: OrderRow,
  to: 'cancelled' | 'expired',
  notice: string | null,
): Promise<OrderRow> {
  const { id: orderId, participantId, holdId } = order
  const ended = await moveOrder(ctx, order, to, { facts: { notice }, event: { what: to, note: notice } })
  await giveBackToCheckout(ctx, participantId, { orderId, items: await itemsOf(ctx, orderId) })
  if (holdId !== null) await release(ctx, { holdId })
  if (to === 'expired') await mailOrder(ctx, { orderId, mail: 'expired' })
  return ended
}

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
