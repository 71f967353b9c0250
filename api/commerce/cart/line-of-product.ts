import type { Product } from '#contract/activity-types/products.ts'
import { type ProductKey, productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type Amount, catalogTexts, type Offer, orderedOf, stockKey, takenOf } from '../catalog/index.ts'
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

type Wanted = Amount & { product: Product }

/**
 * Refuses quantities that no order could have: above what the limit of a product leaves to the person, what is left of it, or a
 * thousand (CAR-02). By the same number of queries, however many products (SEC-99).
 * @throws limit_reached, sold_out, invalid_input, each beside the field `quantity`
 */
export async function requireQuantities(
  ctx: ApiContext,
  { participantId, orderId, reserved }: CheckoutRow,
  wanted: readonly Wanted[],
): Promise<void> {
  const activityIds = [...new Set(wanted.map(({ activityId }) => activityId))]
  const ordered = await orderedOf(ctx, participantId, { activityIds, except: orderId })
  const taken = await takenOf(
    ctx,
    wanted.filter(({ product }) => product.stock != null),
  )
  const own = new Map(reserved.map((one) => [stockKey(one), one.quantity]))
  for (const amount of wanted) {
    const key = stockKey(amount)
    const takenByOthers = (taken.get(key) ?? 0) - (own.get(key) ?? 0)
    requireQuantity(amount, { ordered: ordered.get(key) ?? 0, takenByOthers })
  }
}

/** `ordered`: by the person, before. Pure. */
function requireQuantity(
  { quantity, product: { limit, stock, name } }: Wanted,
  { ordered, takenByOthers }: { ordered: number; takenByOthers: number },
): void {
  if (limit != null && ordered + quantity > limit)
    throw refused('limit_reached', catalogTexts.most(limit, name, ordered))
  if (quantity > 1_000) throw refused('invalid_input', cartTexts.tooMany)
  if (stock == null) return
  const left = Math.max(0, stock - takenByOthers)
  if (left === 0) throw refused('sold_out', catalogTexts.soldOut)
  if (quantity > left) throw refused('sold_out', catalogTexts.left(left, name))
}
