import { eq, sql } from 'drizzle-orm'
import { type ProductsBody, products, productsBody } from '#contract/activity-types/products.ts'
import type { Activity } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'

/** An activity with products. `isOnAir`: it may be met, and so ordered, at all. */
export type Offer = { activity: Activity; body: ProductsBody; isOnAir: boolean }

/**
 * Activities with products by their numbers, in whatever state, by one query. What is not there, of another type or broken is
 * left out; a broken one is logged.
 */
export async function offersOf(
  { db, station, ports }: Pick<ApiContext, 'db' | 'station' | 'ports'>,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, Offer>> {
  const ids = [...new Set(activityIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(activities)
    .where(
      inStation(
        activities,
        { station },
        eq(activities.typeId, products.id),
        sql`${activities.id} = any(${sql.param(ids)})`,
      ),
    )
  const offers = new Map<number, Offer>()
  for (const activity of rows) {
    const { success, data } = productsBody.schema.safeParse(activity.body)
    if (success) offers.set(activity.id, { activity, body: data, isOnAir: activity.status === 'published' })
    else ports.log.error({ stationId: station.id, activityId: activity.id }, 'products cannot be read')
  }
  return offers
}
