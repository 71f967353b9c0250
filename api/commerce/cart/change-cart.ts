import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { cartAnswer } from './cart-answer.ts'
import { type CheckoutRow, lockCheckout } from './checkout-row.ts'
import { cartTexts } from './texts.ts'

type Change = (ctx: ApiContext, participantId: number, checkout: CheckoutRow) => Promise<void>

/** Nobody changes a cart every second for long. */
const perMinute = 120

/** One change of the caller's cart after the other, and the cart as it is then. @throws too_many_requests, and what the change refuses */
export async function changeCart(outer: ApiContext, change: Change): Promise<Cart> {
  const participantId = memberOf(outer)
  await limitCart(outer, participantId)
  return inTransaction(outer, async (ctx) => {
    const checkout = await lockCheckout(ctx, participantId)
    await change(ctx, participantId, checkout)
    return cartAnswer(ctx, participantId)
  })
}

/** @throws too_many_requests with `details.retryAfterSeconds` */
export async function limitCart(ctx: ApiContext, participantId: number): Promise<void> {
  const key = `${ctx.station.id}:${participantId}`
  await limit(
    ctx,
    { name: 'cart', key, points: perMinute, durationSeconds: 60 },
    (retryAfterSeconds) =>
      new ApiError('too_many_requests', cartTexts.tooOften(retryAfterSeconds), {
        details: { retryAfterSeconds },
      }),
  )
}
