import type { Product } from '#contract/activity-types/products.ts'
import { type ProductKey, productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type Amount, catalogTexts, type Offer, stockKey, takenOf } from '../catalog/index.ts'
import type { CheckoutRow } from './checkout-row.ts'
import { cartTexts } from './texts.ts'

/** The key of a product's number on the wire. @throws not_found for what is no product's */
export function requireProductKey(id: number): ProductKey {
  const key = productKeyOf(id)
  if (!key) throw new ApiError('not_found', catalogTexts.withdrawn)
  return key
}

/** A product that is on sale. @throws not_found */
export function requireProduct(offer: Offer | undefined, number: number): Product {
  const product = offer?.isOnAir ? offer.body.products.find(({ id }) => id === number) : undefined
  if (!product) throw new ApiError('not_found', catalogTexts.withdrawn)
  return product
}

const refused = (code: 'limit_reached' | 'sold_out' | 'invalid_input', message: string) =>
  new ApiError(code, message, { fields: { quantity: [message] } })

type Wanted = Amount & {
  product: Product
  /** What the person ordered of it before. */
  ordered: number
}

/**
 * Refuses a quantity that no order could have: above what the limit of the product leaves to the person, what is left of it, or a
 * thousand (CAR-02). @throws limit_reached, sold_out, invalid_input, each beside the field `quantity`
 */
export async function requireQuantity(
  ctx: ApiContext,
  checkout: CheckoutRow,
  { product, ordered, ...amount }: Wanted,
): Promise<void> {
  const { quantity } = amount
  const { limit, stock, name } = product
  if (limit != null && ordered + quantity > limit)
    throw refused('limit_reached', catalogTexts.most(limit, name, ordered))
  if (quantity > 1_000) throw refused('invalid_input', cartTexts.tooMany)
  if (stock == null) return
  const taken = (await takenOf(ctx, [amount])).get(stockKey(amount)) ?? 0
  const own = checkout.reserved.find((one) => stockKey(one) === stockKey(amount))?.quantity ?? 0
  const left = Math.max(0, stock - taken + own)
  if (left === 0) throw refused('sold_out', catalogTexts.soldOut)
  if (quantity > left) throw refused('sold_out', catalogTexts.left(left, name))
}
