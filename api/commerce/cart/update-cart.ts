import { and, eq } from 'drizzle-orm'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { offersOf, orderedOf, stockKey } from '../catalog/index.ts'
import { itemsOf } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { requireProduct, requireProductKey, requireQuantity } from './line-of-product.ts'
import { cartItems } from './tables.ts'
import { cartTexts } from './texts.ts'

type Wanted = { product_id: number; quantity: number }

/**
 * Sets quantities of what is in the caller's cart, all or none (CAR-02). What it costs now is what it costs from then on.
 * @throws not_found, limit_reached, sold_out, too_many_requests
 */
export const updateCart = (outer: ApiContext, shoppingItems: Wanted[]): Promise<Cart> =>
  changeCart(outer, async (ctx, participantId, checkout) => {
    const wanted = shoppingItems.map(({ product_id, quantity }) => {
      const { activityId, number } = requireProductKey(product_id)
      return { activityId, productNumber: number, quantity }
    })
    const items = await itemsOf(ctx, participantId)
    const activityIds = wanted.map(({ activityId }) => activityId)
    const offers = await offersOf(ctx, activityIds)
    const orderedBefore = await orderedOf(ctx, participantId, { activityIds, except: checkout.orderId })
    for (const amount of wanted) {
      const { activityId, productNumber, quantity } = amount
      const isThere = items.some(
        (one) => one.activityId === activityId && one.productNumber === productNumber,
      )
      if (!isThere) throw new ApiError('not_found', cartTexts.notInCart)
      const product = requireProduct(offers.get(activityId), productNumber)
      const ordered = orderedBefore.get(stockKey(amount)) ?? 0
      await requireQuantity(ctx, checkout, { ...amount, product, ordered })
      await ctx.db
        .update(cartItems)
        .set({ quantity, unitCents: Math.max(0, product.valueCents - product.discountCents) })
        .where(
          and(
            eq(cartItems.stationId, ctx.station.id),
            eq(cartItems.participantId, participantId),
            eq(cartItems.activityId, activityId),
            eq(cartItems.productNumber, productNumber),
          ),
        )
    }
  })
