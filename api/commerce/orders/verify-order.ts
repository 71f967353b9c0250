import type { Order } from '#contract/commerce/orders/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { latestCharge, readChargeNow } from '../payments/index.ts'
import { getOrderAnswer } from './get-order.ts'
import { ownOrder } from './order-rows.ts'

/**
 * Whether an order is paid, read back from the gateway now, at most every three seconds (CAR-12). Where the gateway does not answer,
 * the order is what it was. @throws not_found, too_many_requests
 */
export async function verifyOrder(ctx: ApiContext, id: number): Promise<Order> {
  const order = await ownOrder(ctx, id)
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: 'order-verification', key, points: 120, durationSeconds: 60 })
  const charge = order.status === 'awaiting_payment' ? await latestCharge(ctx, 'order', id) : undefined
  if (charge) await readChargeNow(ctx, charge)
  return getOrderAnswer(ctx, id)
}
