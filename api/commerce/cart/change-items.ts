import { eq, sql } from 'drizzle-orm'
import type { Product } from '#contract/activity-types/products.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { type ProductKey, productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import { requireArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  type Amount,
  catalogTexts,
  type Offer,
  offersOf,
  orderedOf,
  requireOrderable,
  stockKey,
  takenOf,
} from '../catalog/index.ts'
import { itemsOf } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { type CheckoutRow, changeCheckout } from './checkout-row.ts'
import { cartItems } from './tables.ts'
import { cartTexts } from './texts.ts'

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

/**
 * Writes how many of each product are in somebody's cart, and what one costs from then on: new ones and those that are there, by one
 * statement whose text is always the same (SEC-99). Each product once.
 */
async function writeItems(
  { db, station, ports }: ApiContext,
  participantId: number,
  items: readonly (Amount & { product: Product })[],
): Promise<void> {
  const activityIds = sql.param(items.map(({ activityId }) => activityId))
  const numbers = sql.param(items.map(({ productNumber }) => productNumber))
  const quantities = sql.param(items.map(({ quantity }) => quantity))
  const prices = sql.param(items.map(({ product }) => priceOf(product)))
  await db.execute(sql`
    insert into ${cartItems}
      (station_id, participant_id, activity_id, product_number, quantity, unit_cents, added_at)
    select ${station.id}::bigint, ${participantId}::bigint, item.*, ${ports.clock.now().toISOString()}::timestamptz
    from unnest(${activityIds}::bigint[], ${numbers}::integer[], ${quantities}::integer[], ${prices}::bigint[]) as item
    on conflict (station_id, participant_id, activity_id, product_number)
      do update set quantity = excluded.quantity, unit_cents = excluded.unit_cents`)
}

/** In centavos. Pure. */
const priceOf = ({ valueCents, discountCents }: Product): number => Math.max(0, valueCents - discountCents)

/** The key of a product's number on the wire. @throws not_found for what is no product's */
function requireProductKey(id: number): ProductKey {
  const key = productKeyOf(id)
  if (!key) throw new ApiError('not_found', catalogTexts.withdrawn)
  return key
}

/** A product that is on sale. @throws not_found */
function requireProduct(offer: Offer | undefined, number: number): Product {
  const product = offer?.isOnAir ? offer.body.products.find(({ id }) => id === number) : undefined
  if (!product) throw new ApiError('not_found', catalogTexts.withdrawn)
  return product
}

const refused = (code: 'limit_reached' | 'sold_out' | 'invalid_input', message: string) =>
  new ApiError(code, message, { fields: { quantity: [message] } })

type WantedProduct = Amount & { product: Product }

/**
 * Refuses quantities that no order could have: above what the limit of a product leaves to the person, what is left of it, or a
 * thousand (CAR-02). By the same number of queries, however many products (SEC-99).
 * @throws limit_reached, sold_out, invalid_input, each beside the field `quantity`
 */
async function requireQuantities(
  ctx: ApiContext,
  { participantId, orderId, reserved }: CheckoutRow,
  wanted: readonly WantedProduct[],
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
  { quantity, product: { limit, stock, name } }: WantedProduct,
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

type NewQuantity = { product_id: number; quantity: number }

/**
 * Sets quantities of what is in the caller's cart, all or none (CAR-02). What it costs now is what it costs from then on. Each product
 * is named once, which the contract says (SEC-99). @throws not_found, limit_reached, sold_out, too_many_requests
 */
export const updateCart = (outer: ApiContext, shoppingItems: NewQuantity[]): Promise<Cart> =>
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
