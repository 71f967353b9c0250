import { asc, eq, isNull, sql } from 'drizzle-orm'
import { productsBody } from '#contract/activity-types/products.ts'
import type { ProductStock } from '#contract/console/orders/schemas.ts'
import { checkouts } from '../../../commerce/cart/tables.ts'
import { productStocks } from '../../../commerce/catalog/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { activityInStation } from '../../activities/activity-rows.ts'

/**
 * What is left of an activity's products, in their order, and of those that were removed while some were taken. What carts
 * hold is what their reservations say; the rest of what is taken stands in orders (CAR-21). @throws not_found
 */
export async function getActivityStock(
  ctx: ApiContext,
  activityId: number,
): Promise<{ products: ProductStock[] }> {
  await requireTeam(ctx)
  const { body } = await activityInStation(ctx, activityId)
  const parsed = productsBody.schema.safeParse(body)
  const products = parsed.success ? parsed.data.products : []
  const [taken, reserved] = [await takenIn(ctx, activityId), await reservedIn(ctx, activityId)]
  const there = products.map(({ id, name, stock }) => stockOf({ id, name, total: stock ?? null }))
  const known = new Set(products.map(({ id }) => id))
  const removed = [...taken]
    .filter(([number, count]) => !known.has(number) && count > 0)
    .map(([number]) => stockOf({ id: number, name: null, total: null }))
  return { products: [...there, ...removed] }

  function stockOf({ id, name, total }: { id: number; name: string | null; total: number | null }) {
    const all = taken.get(id) ?? 0
    const held = Math.min(all, reserved.get(id) ?? 0)
    const left = total === null ? null : Math.max(0, total - all)
    return { number: id, name, total, sold: all - held, reserved: held, left }
  }
}

type Counts = ReadonlyMap<number, number>

async function takenIn({ db, station }: ApiContext, activityId: number): Promise<Counts> {
  const rows = await db
    .select({ number: productStocks.productNumber, taken: productStocks.taken })
    .from(productStocks)
    .where(inStation(productStocks, { station }, eq(productStocks.activityId, activityId)))
    .orderBy(asc(productStocks.productNumber))
  return new Map(rows.map(({ number, taken }) => [number, taken]))
}

/** What carts hold; what an order has taken over is the order's. */
async function reservedIn({ db, station }: ApiContext, activityId: number): Promise<Counts> {
  const one = sql`jsonb_array_elements(${checkouts.reserved}) as one`
  const rows = await db
    .select({
      number: sql`(one->>'productNumber')::int`.mapWith(Number).as('number'),
      reserved: sql`sum((one->>'quantity')::int)`.mapWith(Number).as('reserved'),
    })
    .from(checkouts)
    .crossJoin(one)
    .where(
      inStation(
        checkouts,
        { station },
        isNull(checkouts.orderId),
        sql`${checkouts.expiresAt} is not null`,
        sql`(one->>'activityId')::bigint = ${activityId}`,
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ number, reserved }) => [number, reserved]))
}
