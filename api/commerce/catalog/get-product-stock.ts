import type { getProductStock as call } from '#contract/commerce/cart/endpoints.ts'
import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { offersOf } from './offers.ts'
import { takenOf } from './stock.ts'
import { catalogTexts } from './texts.ts'

/** What is left of a product that is on sale (CAR-21). @throws not_found */
export async function getProductStock(ctx: ApiContext, id: number): Promise<Answer<typeof call>> {
  const key = productKeyOf(id)
  const offer = key && (await offersOf(ctx, [key.activityId])).get(key.activityId)
  const product = offer?.isOnAir && offer.body.products.find((one) => one.id === key?.number)
  if (!key || !product) throw new ApiError('not_found', catalogTexts.withdrawn)
  const [taken = 0] = (
    await takenOf(ctx, [{ activityId: key.activityId, productNumber: key.number }])
  ).values()
  const stock = product.stock ?? null
  return { id, stock, single_product_orders: taken, left: stock === null ? null : Math.max(0, stock - taken) }
}
