import { asc, sql } from 'drizzle-orm'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products, productsBody, productsForMembers } from '#contract/activity-types/products.ts'
import type { getProductStock as call } from '#contract/commerce/cart/endpoints.ts'
import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Activity } from '../../activities/participation/index.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { offersOf } from './offers.ts'
import { productStocks, type stockCauses, stockMovements } from './tables.ts'
import { catalogTexts } from './texts.ts'

type StationContext = PlatformContext & { station: { id: number } }

/** So many of a product. */
export type Amount = { activityId: number; productNumber: number; quantity: number }
/** What there is of a product in all; null: without an end. `name` is for the refusal. */
type Supply = { total: number | null; name: string }
type Why = { orderId?: number | undefined; note?: string | undefined }

/** Names a product among those of a station. Pure. */
export const stockKey = ({ activityId, productNumber }: Omit<Amount, 'quantity'>): string =>
  `${activityId}:${productNumber}`

const arrays = (amounts: readonly Omit<Amount, 'quantity'>[]) => ({
  activityIds: sql.param(amounts.map(({ activityId }) => activityId)),
  numbers: sql.param(amounts.map(({ productNumber }) => productNumber)),
})

const among = (ctx: StationContext, amounts: readonly Omit<Amount, 'quantity'>[]) => {
  const { activityIds, numbers } = arrays(amounts)
  return inStation(
    productStocks,
    ctx,
    sql`(${productStocks.activityId}, ${productStocks.productNumber}) in (select * from unnest(${activityIds}::bigint[], ${numbers}::integer[]))`,
  )
}

/** How many are taken of products, ordered or reserved, by `stockKey`: one query. What is not there was never taken. */
export async function takenOf(
  ctx: StationContext,
  products: readonly Omit<Amount, 'quantity'>[],
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map()
  const rows = await ctx.db.select().from(productStocks).where(among(ctx, products))
  return new Map(rows.map((row) => [stockKey(row), row.taken]))
}

/**
 * Takes these of the stock, all or nothing, locked until the transaction ends; amounts below zero are given back. In the
 * order of activity and product, whoever comes: under the participant's lock, before any wallet's (ADR 24).
 * @throws sold_out in words, with `details` { activity_id, product_number, left }
 */
export async function takeStock(
  ctx: StationContext,
  amounts: readonly Amount[],
  supplyOf: (product: Omit<Amount, 'quantity'>) => Supply,
  why: Why = {},
): Promise<void> {
  await moveStock(
    ctx,
    amounts,
    (taken, amount) => {
      if (amount.quantity <= 0) return
      const { total, name } = supplyOf(amount)
      if (total === null || taken + amount.quantity <= total) return
      const left = Math.max(0, total - taken)
      const details = { activity_id: amount.activityId, product_number: amount.productNumber, left }
      throw new ApiError('sold_out', left === 0 ? catalogTexts.soldOut : catalogTexts.left(left, name), {
        details,
      })
    },
    { ...why, causeOf: (quantity) => (quantity > 0 ? 'reserved' : 'released') },
  )
}

/** Gives these back to the stock: `released` was never sold, `returned` was. Locks as `takeStock`. */
export async function giveBackStock(
  ctx: StationContext,
  amounts: readonly Amount[],
  { cause, ...why }: Why & { cause: 'released' | 'returned' },
): Promise<void> {
  const changes = amounts.map((amount) => ({ ...amount, quantity: -amount.quantity }))
  await moveStock(ctx, changes, () => {}, { ...why, causeOf: () => cause })
}

/** Says in the history of each product which order has what was reserved. */
export async function noteOrdered(
  { db, station, ports }: StationContext,
  amounts: readonly Amount[],
  orderId: number,
): Promise<void> {
  const rows = sumUp(amounts).map(({ activityId, productNumber, quantity }) => ({
    ...{ stationId: station.id, activityId, productNumber, quantity: 0 },
    ...{ cause: 'ordered' as const, orderId, note: catalogTexts.ordered(quantity) },
    createdAt: ports.clock.now(),
  }))
  if (rows.length > 0) await db.insert(stockMovements).values(rows)
}

type Movement = Why & { causeOf(quantity: number): (typeof stockCauses)[number] }

/** `quantity` is added to what is taken. Four statements, however many products. */
async function moveStock(
  ctx: StationContext,
  amounts: readonly Amount[],
  check: (taken: number, amount: Amount) => void,
  { causeOf, orderId, note }: Movement,
): Promise<void> {
  const changes = sumUp(amounts)
  if (changes.length === 0) return
  const { db, station, ports } = ctx
  const stationId = station.id
  const keyOf = ({ activityId, productNumber }: Amount) => ({ activityId, productNumber })
  await db
    .insert(productStocks)
    .values(changes.map((amount) => ({ stationId, ...keyOf(amount), taken: 0 })))
    .onConflictDoNothing()
  const rows = await db
    .select()
    .from(productStocks)
    .where(among(ctx, changes))
    .orderBy(asc(productStocks.activityId), asc(productStocks.productNumber))
    .for('no key update')
  const taken = new Map(rows.map((row) => [stockKey(row), row.taken]))
  for (const amount of changes) check(taken.get(stockKey(amount)) ?? 0, amount)
  const { activityIds, numbers } = arrays(changes)
  const quantities = sql.param(changes.map(({ quantity }) => quantity))
  // An activity that was removed and came again counts from nothing: what is given back then was taken of the other one.
  await db.execute(sql`
    update ${productStocks} set taken = greatest(0, ${productStocks.taken} + change.quantity)
    from unnest(${activityIds}::bigint[], ${numbers}::integer[], ${quantities}::integer[])
      as change (activity_id, product_number, quantity)
    where ${productStocks.stationId} = ${stationId}
      and ${productStocks.activityId} = change.activity_id
      and ${productStocks.productNumber} = change.product_number`)
  await db.insert(stockMovements).values(
    changes.map((amount) => ({
      stationId,
      ...keyOf(amount),
      quantity: -amount.quantity,
      cause: causeOf(amount.quantity),
      orderId: orderId ?? null,
      note: note ?? null,
      createdAt: ports.clock.now(),
    })),
  )
}

/** Each product once, in the order in which they are locked; what changes nothing is left out. Pure. */
function sumUp(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, Amount>()
  for (const amount of amounts) {
    const quantity = (sums.get(stockKey(amount))?.quantity ?? 0) + amount.quantity
    sums.set(stockKey(amount), { ...amount, quantity })
  }
  return [...sums.values()]
    .filter(({ quantity }) => quantity !== 0)
    .sort((a, b) => a.activityId - b.activityId || a.productNumber - b.productNumber)
}

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

/** A member who opens an activity with products reads what is left of each (ACT-14, CAR-21). */
export async function showLeft(ctx: ApiContext, activity: Activity): Promise<Partial<ActionDetail>> {
  if (activity.typeId !== products.id && activity.typeId !== productSubscription.id) return {}
  const { success, data } = productsBody.schema.safeParse(activity.body)
  if (!success) return {}
  const keyOf = ({ id }: { id: number }) => ({ activityId: activity.id, productNumber: id })
  const taken = await takenOf(ctx, data.products.map(keyOf))
  return {
    products: productsForMembers(data, activity.id, (product) => {
      if (product.stock == null) return null
      return Math.max(0, product.stock - (taken.get(stockKey(keyOf(product))) ?? 0))
    }),
  }
}
