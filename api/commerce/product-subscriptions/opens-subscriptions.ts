import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { subscriptions } from '../subscriptions/tables.ts'

/** Whether a member has a menu entry for subscriptions: the station sells some, or they have or had one (PLN-10, HOM-10, TEN-09). */
export async function opensSubscriptions(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<string[]> {
  const offers = await offersOf(ctx, {})
  if (offers === 'none') return []
  const canSubscribe = offers === 'now' && ctx.station.config.features.checkout
  return canSubscribe || (await hasAny(ctx, participantId)) ? ['subscriptions'] : []
}

/** Asked of nobody where the station never had any. */
const offersOf = rememberPerRevision(
  async ({ db, station }: ApiContext) => {
    const isNow = sql<boolean>`${activities.status} = 'published'`
    const [row] = await db
      .select({ isNow })
      .from(activities)
      .where(inStation(activities, { station }, eq(activities.typeId, productSubscription.id)))
      .orderBy(desc(isNow))
      .limit(1)
    return !row ? 'none' : row.isNow ? 'now' : 'before'
  },
  () => 0,
)

async function hasAny({ db, station }: ApiContext, participantId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      inStation(
        subscriptions,
        { station },
        eq(subscriptions.participantId, participantId),
        isNotNull(subscriptions.activityId),
      ),
    )
    .limit(1)
  return row !== undefined
}
