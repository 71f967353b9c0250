import type { ParticipationState } from '#contract/activities/participation/schemas.ts'
import type { Product } from '#contract/activity-types/products.ts'
import type { CartItem } from '#contract/commerce/cart/schemas.ts'
import { catalogTexts, type Offer } from '../catalog/index.ts'

type Facts = {
  offer: Offer | undefined
  product: Product | null
  quantity: number
  /** Of the stock, for this person; null: without an end. */
  left: number | null
  /** What this person ordered of it before. */
  ordered: number
  state: ParticipationState | undefined
  /** How many products of the same activity are in the cart. */
  products: number
}

/** Why an item cannot be ordered as it stands, or null (CAR-02, CAR-21). Pure. */
export function problemOf({
  offer,
  product,
  quantity,
  left,
  ordered,
  state,
  products,
}: Facts): CartItem['problem'] {
  if (!offer?.isOnAir || !product) return { kind: 'withdrawn', message: catalogTexts.withdrawn }
  if (state && state.state !== 'open') return { kind: 'not_open', message: state.message }
  if (left === 0) return { kind: 'sold_out', message: catalogTexts.soldOut }
  if (product.limit != null && ordered + quantity > product.limit)
    return { kind: 'too_many', message: catalogTexts.most(product.limit, product.name, ordered) }
  if (left !== null && quantity > left)
    return { kind: 'too_many', message: catalogTexts.left(left, product.name) }
  if (offer.body.onlyOneProduct && products > 1)
    return { kind: 'only_one', message: catalogTexts.onlyOne(offer.activity.name) }
  return null
}
