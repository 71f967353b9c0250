import { randomUUID } from 'node:crypto'
import {
  productSubscription,
  productSubscriptionBody,
} from '#contract/activity-types/product-subscription.ts'
import type { Product, ProductsBody } from '#contract/activity-types/products.ts'
import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import { nothingGiven } from '#contract/commerce/plans/gives.ts'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { activityOfType, readBody, requireOpen } from '../../activities/participation/index.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { listCards } from '../cards/index.ts'
import { type Amount, catalogTexts, takeStock } from '../catalog/index.ts'
import { sendCharge } from '../payments/index.ts'
import {
  type Begun,
  daysBetween,
  limitSubscribing,
  lockMember,
  openSubscription,
  periodEndOf,
  requireShown,
  subscriptionByKey,
  subscriptionTexts,
  type Way,
} from '../subscriptions/index.ts'
import { answersOf, itemsOf, requireAnswer } from './product-subscription-answer.ts'
import { subscriptionItems } from './tables.ts'
import { productSubscriptionWords as words } from './texts.ts'

type Purchase = { products: Wanted; amount: number | undefined; way: Way }

/**
 * Subscribes the caller to products of an activity, once per key (ACT-21): one transaction takes them from the stock and writes the
 * subscription, its bill and what is going to be charged; only then the gateway is asked. What fails gives the stock back.
 * @throws not_found, not_open, limit_reached, prerequisites_missing, sold_out, conflict, invalid_input, too_many_requests
 */
export async function subscribeToProducts(
  ctx: ApiContext,
  purchase: Purchase,
  key: string = randomUUID(),
): Promise<ActionSubscription> {
  const participantId = memberOf(ctx)
  await limitSubscribing(ctx, participantId)
  const activityId = activityOfProducts(purchase.products)
  const asked = { ...purchase, activityId, key }
  const { row, send } = await inTransaction(ctx, (inner) => begin(inner, participantId, asked))
  if (send) await sendCharge(ctx, send.charge, send.request)
  return requireAnswer(await answersOf(ctx, { ids: [row.id] }))
}

type Asked = Purchase & { activityId: number; key: string }

async function begin(ctx: ApiContext, participantId: number, asked: Asked): Promise<Begun> {
  const { activityId, amount, key } = asked
  const current = await lockMember(ctx, participantId, activityId)
  const same = await subscriptionByKey(ctx, participantId, key)
  if (same) return { row: await requireSame(ctx, same, asked), send: null }
  if (current) throw new ApiError('conflict', words.already)
  const activity = await activityOfType(ctx, activityId, [productSubscription.id])
  const body = readBody(ctx, productSubscriptionBody.schema, activity)
  const chosen = chosenProducts(asked.products, body)
  const priceCents = chosen.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)
  await requireOpen(ctx, participantId, activity)
  requireShown(priceCents, amount)
  const way = asked.way.method ? asked.way : await usualWay(ctx)
  await take(ctx, activityId, chosen)
  const { recurrence } = body
  const now = ctx.ports.clock.now()
  const free = { recurrence, anchorAt: null }
  const periodEnd = periodEndOf(now, { days: 0 }, free, ctx.station.config.timezone)
  const begun = await openSubscription(ctx, participantId, {
    terms: {
      ...{ planId: null, planName: activity.name, priceCents },
      ...{ days: daysBetween(now, periodEnd), gives: nothingGiven },
    },
    products: { activityId, recurrence },
    ...{ way, key, periodEnd },
  })
  await ctx.db.insert(subscriptionItems).values(
    chosen.map(({ product: { id, name }, quantity, unitCents }) => ({
      ...{ stationId: ctx.station.id, subscriptionId: begun.row.id, productNumber: id },
      ...{ name, quantity, unitCents },
    })),
  )
  return begun
}

/** All or nothing, locked until the transaction ends; who comes last gets what is left. @throws sold_out */
async function take(ctx: ApiContext, activityId: number, chosen: readonly ChosenProduct[]): Promise<void> {
  const products = new Map(chosen.map(({ product }) => [product.id, product]))
  const amounts = chosen.map(
    ({ product, quantity }): Amount => ({ activityId, productNumber: product.id, quantity }),
  )
  const supplyOf = ({ productNumber }: { productNumber: number }) => {
    const product = products.get(productNumber)
    return { total: product?.stock ?? null, name: product?.name ?? '' }
  }
  await takeStock(ctx, amounts, supplyOf, { note: words.taken })
}

/** The newest card that can be used, where nothing was chosen, as the specification's call has it. */
async function usualWay(ctx: ApiContext): Promise<Way> {
  const { content } = await listCards(ctx)
  const card = content.find(({ is_saved, is_expired }) => is_saved && !is_expired)
  return card ? { method: 'credit_card', cardId: card.id } : { method: null, cardId: null }
}

/** A key stands for one thing that was asked for. @throws conflict */
async function requireSame(ctx: ApiContext, same: Begun['row'], { activityId, products }: Asked) {
  const items = same.activityId === activityId ? await itemsOf(ctx, [same.id]) : []
  const was = items.map(({ productNumber, quantity }) => `${productNumber}:${quantity}`)
  const is = products.map(({ id, quantity }) => `${productKeyOf(id)?.number}:${quantity}`)
  if (was.sort().join() !== is.sort().join()) throw new ApiError('conflict', subscriptionTexts.keyOfAnother)
  return same
}

/** Products as they are asked for, by their numbers on the wire. */
type Wanted = readonly { id: number; quantity: number }[]
/** A product, how many of it, and what each costs in centavos. */
type ChosenProduct = { product: Product; quantity: number; unitCents: number }

/** The activity of what is asked for. @throws invalid_input for nothing, or for products of several; not_found for no product's number */
function activityOfProducts(wanted: Wanted): number {
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
function chosenProducts(
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
