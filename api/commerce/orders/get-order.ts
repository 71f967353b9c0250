import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { latestCharge } from '../payments/index.ts'
import { hasUsedVoucherOf } from '../vouchers/index.ts'
import { orderAnswer } from './order-answer.ts'
import { itemsOf, ownOrder, partsOf } from './order-rows.ts'
import { refundsOfOrder } from './refund-rows.ts'

/** One of the caller's orders as its receipt shows it (ORD-02). @throws not_found */
export async function getOrderAnswer(ctx: ApiContext, id: number): Promise<Order> {
  const order = await ownOrder(ctx, id)
  const parts = await partsOf(ctx, id)
  const items = await itemsOf(ctx, id)
  const charge = order.chargeCents > 0 ? await latestCharge(ctx, 'order', id) : undefined
  const refunds = await refundsOfOrder(ctx, id)
  const hasUsedVoucher = items.some(({ courseId }) => courseId !== null) && (await hasUsedVoucherOf(ctx, id))
  const { timezone } = ctx.station.config
  return orderAnswer(
    { order, parts, items, charge, refunds, hasUsedVoucher },
    { now: ctx.ports.clock.now(), timeZone: timezone },
  )
}

/** The same as a list: empty where it is none of the caller's. */
export async function getOrder(ctx: ApiContext, id: number): Promise<{ data: Order[] }> {
  try {
    return { data: [await getOrderAnswer(ctx, id)] }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { data: [] }
    throw error
  }
}
