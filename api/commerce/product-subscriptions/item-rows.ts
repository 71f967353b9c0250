import { asc, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { subscriptionItems } from './tables.ts'

export type ItemRow = typeof subscriptionItems.$inferSelect

/** What subscriptions give, in the order of their products: one query. */
export async function itemsOf(
  { db, station }: ApiContext,
  subscriptionIds: readonly number[],
): Promise<ItemRow[]> {
  if (subscriptionIds.length === 0) return []
  return db
    .select()
    .from(subscriptionItems)
    .where(
      inStation(
        subscriptionItems,
        { station },
        inArray(subscriptionItems.subscriptionId, [...subscriptionIds]),
      ),
    )
    .orderBy(asc(subscriptionItems.subscriptionId), asc(subscriptionItems.productNumber))
}
