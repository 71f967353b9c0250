import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import type { Activity } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { currentOf } from '../subscriptions/index.ts'
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

/** A member who opens an activity with products that come again reads how they stand with it (ACT-21). */
export async function showSubscription(ctx: ApiContext, activity: Activity): Promise<Partial<ActionDetail>> {
  if (activity.typeId !== productSubscription.id) return {}
  const row = await currentOf(ctx, memberOf(ctx), activity.id)
  if (!row || row.state === 'ended' || row.state === 'suspended') return {}
  return {
    own_subscription: {
      id: row.id,
      state: row.state,
      cancelled_at: row.cancelledAt?.toISOString() ?? null,
      current_period_end: row.periodEnd?.toISOString() ?? null,
    },
  }
}
