import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { cartState } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { changeCheckout } from './checkout-row.ts'
import { cartTexts } from './texts.ts'

/** Codes are short: nobody finds one by trying. */
const perHour = 30

/**
 * Uses a code that was typed in the cart, in place of one that was used before; an empty one takes it away (CAR-20, GAP-87).
 * @throws invalid_input beside `code` for one that takes nothing off this cart, too_many_requests
 */
export async function applyDiscountCode(outer: ApiContext, typed: string): Promise<Cart> {
  const code = typed.toUpperCase() || null
  const key = `${outer.station.id}:${memberOf(outer)}`
  if (code) await limit(outer, { name: 'discount-code', key, points: perHour, durationSeconds: 3600 })
  return changeCart(outer, async (ctx, participantId, checkout) => {
    if (code) {
      const { parts } = await cartState(ctx, participantId, { ...checkout, discountCode: code })
      if (!parts.some((part) => part.code)) throw ApiError.fields({ code: cartTexts.noCode })
    }
    await changeCheckout(ctx, participantId, { discountCode: code })
  })
}
