import type { Cart } from '#contract/commerce/cart/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { offersOf, stockKey } from '../catalog/index.ts'
import { itemsOf } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { writeItems } from './change-items.ts'
import { requireProduct, requireProductKey, requireQuantities } from './line-of-product.ts'
import { cartTexts } from './texts.ts'

type Wanted = { product_id: number; quantity: number }

/**
 * Sets quantities of what is in the caller's cart, all or none (CAR-02). What it costs now is what it costs from then on. Each product
 * is named once, which the contract says (SEC-99). @throws not_found, limit_reached, sold_out, too_many_requests
 */
export const updateCart = (outer: ApiContext, shoppingItems: Wanted[]): Promise<Cart> =>
  changeCart(outer, async (ctx, participantId, checkout) => {
    const amounts = shoppingItems.map(({ product_id, quantity }) => {
      const { activityId, number } = requireProductKey(product_id)
      return { activityId, productNumber: number, quantity }
    })
    const there = new Set((await itemsOf(ctx, participantId)).map(stockKey))
    const offers = await offersOf(
      ctx,
      amounts.map(({ activityId }) => activityId),
    )
    const wanted = amounts.map((amount) => {
      if (!there.has(stockKey(amount))) throw new ApiError('not_found', cartTexts.notInCart)
      return { ...amount, product: requireProduct(offers.get(amount.activityId), amount.productNumber) }
    })
    await requireQuantities(ctx, checkout, wanted)
    await writeItems(ctx, participantId, wanted)
  })
