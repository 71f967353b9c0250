import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { changeCart } from './change-cart.ts'
import { cartItems } from './tables.ts'

/** Takes a product out of the caller's cart; twice is once (CAR-02). What was reserved of it goes back at once. */
export const removeFromCart = (outer: ApiContext, id: number): Promise<Cart> =>
  changeCart(outer, async (ctx, participantId) => {
    const key = productKeyOf(id)
    if (!key) return
    await ctx.db
      .delete(cartItems)
      .where(
        inStation(
          cartItems,
          ctx,
          eq(cartItems.participantId, participantId),
          eq(cartItems.activityId, key.activityId),
          eq(cartItems.productNumber, key.number),
        ),
      )
  })
