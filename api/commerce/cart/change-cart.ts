import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { giveBackStock, stockKey } from '../catalog/index.ts'
import { cartAnswer } from './cart-answer.ts'
import { itemsOf } from './cart-state.ts'
import { type CheckoutRow, changeCheckout, lockCheckout } from './checkout-row.ts'
import type { Reserved } from './tables.ts'
import { cartTexts } from './texts.ts'

type Change = (ctx: ApiContext, participantId: number, checkout: CheckoutRow) => Promise<void>

/** Nobody changes a cart every second for long. */
const perMinute = 120

/**
 * One change of the caller's cart after the other, and the cart as it is then; what it no longer holds is reserved no longer. @throws too_many_requests, and
 * what the change refuses
 */
export async function changeCart(outer: ApiContext, change: Change): Promise<Cart> {
  const participantId = memberOf(outer)
  await limitCart(outer, participantId)
  return inTransaction(outer, async (ctx) => {
    const checkout = await lockCheckout(ctx, participantId)
    await change(ctx, participantId, checkout)
    await releaseBeyond(ctx, participantId, checkout)
    return tell(ctx, participantId, checkout)
  })
}

/** What it costs now, to whoever was told something else in a conflict. */
export async function tellAmounts(outer: ApiContext, participantId: number): Promise<void> {
  await inTransaction(outer, async (ctx) => tell(ctx, participantId, await lockCheckout(ctx, participantId)))
}

/** The cart, and that its person knows these amounts now. */
async function tell(ctx: ApiContext, participantId: number, { told }: CheckoutRow): Promise<Cart> {
  const cart = await cartAnswer(ctx, participantId)
  const { final_value, credit_card_value } = cart.totals
  const now = { finalCents: centsOf(final_value), chargeCents: centsOf(credit_card_value) }
  if (now.finalCents !== told?.finalCents || now.chargeCents !== told.chargeCents)
    await changeCheckout(ctx, participantId, { told: now })
  return cart
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

/**
 * Gives back at once what is reserved of what somebody no longer has in their cart: others read 'esgotado' of it (CAR-14). The time of the
 * rest goes on; where nothing is left there is no reservation. Under the lock of the checkout.
 */
export async function releaseBeyond(
  ctx: ApiContext,
  participantId: number,
  { reserved }: Pick<CheckoutRow, 'reserved'>,
): Promise<void> {
  if (reserved.length === 0) return
  const items = await itemsOf(ctx, participantId)
  const there = new Map(items.map((item) => [stockKey(item), item.quantity]))
  const beyondOf = (one: Reserved) => Math.max(0, one.quantity - (there.get(stockKey(one)) ?? 0))
  const beyond = reserved.map((one) => ({ ...one, quantity: beyondOf(one) })).filter(isAny)
  if (beyond.length === 0) return
  const left = reserved.map((one) => ({ ...one, quantity: one.quantity - beyondOf(one) })).filter(isAny)
  await giveBackStock(ctx, beyond, { cause: 'released' })
  await changeCheckout(ctx, participantId, { reserved: left, ...(left.length === 0 && { expiresAt: null }) })
}

const isAny = ({ quantity }: Reserved): boolean => quantity > 0
