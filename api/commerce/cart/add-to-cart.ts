import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { requireArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { catalogTexts, type Offer, requireOrderable, stockKey } from '../catalog/index.ts'
import { itemsOf } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { type CheckoutRow, changeCheckout } from './checkout-row.ts'
import { requireProduct, requireProductKey, requireQuantities } from './line-of-product.ts'
import { cartTexts } from './texts.ts'
import { writeItems } from './write-items.ts'

type Wanted = { id: number; quantity: number }
type Adding = { products: Wanted[]; key: string | undefined }

/** How many different products a cart holds. */
const most = 100

/**
 * Puts products into the caller's cart, on top of what is there; with the key of the last addition nothing is added (CAR-03). It
 * reserves nothing. @throws not_found, not_open, limit_reached, plan_required, prerequisites_missing, sold_out, conflict, too_many_requests
 */
export function addToCart(outer: ApiContext, { products, key }: Adding): Promise<Cart> {
  const sent = key && `${key} ${digestOf(products)}`
  return changeCart(outer, async (ctx, participantId, checkout) => {
    if (sent && isSame(checkout, sent)) return
    await requireArea(ctx, 'checkout')
    await add(ctx, participantId, { products: sumUp(products), checkout })
    if (sent) await changeCheckout(ctx, participantId, { lastKey: sent })
  })
}

/** @throws conflict when the key came with other products before */
function isSame({ lastKey }: CheckoutRow, sent: string): boolean {
  if (lastKey === sent) return true
  const keyIn = (text: string) => text.slice(0, text.lastIndexOf(' '))
  if (lastKey !== null && keyIn(lastKey) === keyIn(sent))
    throw new ApiError('conflict', cartTexts.keyOfAnother)
  return false
}

/** A product that is named twice is wanted so many times. */
function sumUp(products: Wanted[]): Wanted[] {
  const sums = new Map<number, number>()
  for (const { id, quantity } of products) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return [...sums].map(([id, quantity]) => ({ id, quantity }))
}

async function add(
  ctx: ApiContext,
  participantId: number,
  { products, checkout }: { products: Wanted[]; checkout: CheckoutRow },
): Promise<void> {
  const wanted = products.map(({ id, quantity }) => ({ ...requireProductKey(id), quantity }))
  const activityIds = [...new Set(wanted.map(({ activityId }) => activityId))]
  const offers = await requireOrderable(ctx, participantId, activityIds)
  const items = await itemsOf(ctx, participantId)
  const there = new Map(items.map((one) => [stockKey(one), one.quantity]))
  const rows = wanted.map(({ activityId, number: productNumber, quantity }) => {
    const product = requireProduct(offers.get(activityId), productNumber)
    const before = there.get(stockKey({ activityId, productNumber })) ?? 0
    return { activityId, productNumber, quantity: before + quantity, product }
  })
  await requireQuantities(ctx, checkout, rows)
  const isNew = rows.filter((row) => !there.has(stockKey(row)))
  if (items.length + isNew.length > most) throw new ApiError('conflict', cartTexts.full)
  for (const offer of offers.values())
    requireOne(offer, [...items, ...isNew].filter((one) => one.activityId === offer.activity.id).length)
  await writeItems(ctx, participantId, rows)
}

function requireOne({ activity, body }: Offer, products: number): void {
  if (body.onlyOneProduct && products > 1) throw new ApiError('conflict', catalogTexts.onlyOne(activity.name))
}
