import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { endCharge, latestCharge } from '../payments/index.ts'
import { getOrderAnswer } from './get-order.ts'
import { ownOrder } from './order-rows.ts'
import { orderTexts } from './texts.ts'

/**
 * Gives up an order that waits for its PIX: the gateway is told first, so that what is cancelled here cannot be paid there; what was
 * paid meanwhile is paid (GAP-64). Twice is once. @throws conflict while nobody knows what was charged, or when it is over
 */
export async function cancelOrder(ctx: ApiContext, id: number): Promise<Order> {
  const order = await ownOrder(ctx, id)
  if (order.status === 'cancelled') return getOrderAnswer(ctx, id)
  if (order.status !== 'awaiting_payment') throw new ApiError('conflict', orderTexts.notWaiting)
  const charge = await latestCharge(ctx, 'order', id)
  if (charge?.state !== 'pending' || charge.method !== 'pix' || !charge.gatewayId)
    throw new ApiError('conflict', orderTexts.inDoubt)
  await endCharge(ctx, charge, charge.gatewayId, { isGivenUp: true }).catch((error) => {
    throw error instanceof PaymentInDoubt ? new ApiError('conflict', orderTexts.inDoubt) : error
  })
  return getOrderAnswer(ctx, id)
}
