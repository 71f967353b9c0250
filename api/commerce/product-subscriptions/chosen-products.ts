import type { Product, ProductsBody } from '#contract/activity-types/products.ts'
import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import { ApiError } from '../../platform/errors.ts'
import { catalogTexts } from '../catalog/index.ts'
import { productSubscriptionWords as words } from './texts.ts'

/** Products as they are asked for, by their numbers on the wire. */
export type Wanted = readonly { id: number; quantity: number }[]
/** A product, how many of it, and what each costs in centavos. */
export type ChosenProduct = { product: Product; quantity: number; unitCents: number }

/** The activity of what is asked for. @throws invalid_input for nothing, or for products of several; not_found for no product's number */
export function activityOfProducts(wanted: Wanted): number {
  if (wanted.length === 0) throw ApiError.fields({ products: words.unselected })
  const ids = new Set(wanted.map(({ id }) => productKeyOf(id)?.activityId))
  if (ids.size > 1) throw ApiError.fields({ products: words.oneActivity })
  const [activityId] = ids
  if (activityId === undefined) throw new ApiError('not_found', words.unavailable)
  return activityId
}

/**
 * What is asked for as it is on offer now; what is left of it is the stock's to say. Pure but for what it throws.
 * @throws not_found for what is not on offer; invalid_input for more than one where one is allowed, or more of one than a person may have
 */
export function chosenProducts(
  wanted: Wanted,
  { products, onlyOneProduct }: Pick<ProductsBody, 'products' | 'onlyOneProduct'>,
): ChosenProduct[] {
  if (onlyOneProduct && wanted.length > 1) throw ApiError.fields({ products: words.onlyOne })
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length)
    throw ApiError.fields({ products: words.twice })
  return wanted.map(({ id, quantity }) => {
    const product = products.find((one) => one.id === productKeyOf(id)?.number)
    if (!product) throw new ApiError('not_found', words.unavailable)
    const { limit, name, valueCents, discountCents } = product
    if (limit != null && quantity > limit) throw ApiError.fields({ products: catalogTexts.most(limit, name) })
    return { product, quantity, unitCents: Math.max(0, valueCents - discountCents) }
  })
}
