import type { Order } from '#contract/commerce/orders/schemas.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { askRefund } from './ask-refund.ts'
import { getOrderAnswer } from './get-order.ts'
import { itemsOf, lockOrder, ownOrder, partsOf } from './order-rows.ts'
import { amountsOf } from './refund-order.ts'
import { centsOfRefund, refundsOfOrder, sumOf } from './refund-rows.ts'
import { orderTexts } from './texts.ts'
import { paidCentsOf } from './types.ts'
import { withdrawEnds } from './withdraw-ends.ts'

/**
 * 'Desistir da compra' (GAP-88): within seven days of the payment all that is left of it goes back, whatever was delivered; what was
 * not delivered yet is in the stock again. Twice is once. @throws not_found; gone when it is too late; conflict when a voucher was used
 */
export async function withdrawOrder(ctx: ApiContext, id: number, reason?: string): Promise<Order> {
  await ownOrder(ctx, id)
  await inTransaction(ctx, (inner) => withdraw(inner, id, reason))
  return getOrderAnswer(ctx, id)
}

async function withdraw(ctx: ApiContext, id: number, reason: string | undefined): Promise<void> {
  const order = await lockOrder(ctx, id)
  const before = await refundsOfOrder(ctx, id)
  if (before.some(({ by }) => by === 'buyer')) return
  const at = { now: ctx.ports.clock.now(), timeZone: ctx.station.config.timezone }
  if (!order.paidAt || order.status === 'refunded') throw new ApiError('conflict', orderTexts.notPaid)
  if (!withdrawEnds(order, at)) throw new ApiError('gone', orderTexts.withdrawOver)
  const delivered = new Set(
    (await partsOf(ctx, id)).flatMap(({ deliveredAt, activityId }) => (deliveredAt ? [activityId] : [])),
  )
  const items = (await itemsOf(ctx, id)).filter(({ activityId }) => !delivered.has(activityId))
  await askRefund(ctx, order, {
    by: 'buyer',
    who: null,
    reason: reason || orderTexts.withdrawal,
    amountCents: paidCentsOf(order) - sumOf(before, centsOfRefund),
    backToStock: amountsOf('all', items),
  })
}
