import { eq, sql } from 'drizzle-orm'
import type { Likes } from '#contract/activities/social/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requirePlanOf } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import type { Likeable } from './set-like.ts'
import { activityLikeCounts, activityLikes } from './tables.ts'
import { socialTexts } from './texts.ts'

/** Activities can be liked where the owner switched it on (SOC-10). */
export const likeableActivity: Likeable = {
  likes: activityLikes,
  hold: requireLikeable,
  count,
  read: likesOf,
}

/** Likes of an activity that has them. @throws not_found */
export async function getActionLikes(ctx: ApiContext, activityId: number): Promise<Likes> {
  await requireLikeable(ctx, activityId)
  return likesOf(ctx, activityId)
}

/** How many like an activity and whether the caller does; costs the same for any number of likes. */
export async function likesOf(ctx: ApiContext, activityId: number): Promise<Likes> {
  const { db } = ctx
  const [row] = await db
    .select({ count: activityLikeCounts.likes, mine: activityLikes.participantId })
    .from(activityLikeCounts)
    .leftJoin(
      activityLikes,
      inStation(
        activityLikes,
        activityLikeCounts,
        eq(activityLikes.targetId, activityLikeCounts.activityId),
        eq(activityLikes.participantId, memberOf(ctx)),
      ),
    )
    .where(inStation(activityLikeCounts, ctx, eq(activityLikeCounts.activityId, activityId)))
  return { count: row?.count ?? 0, userLiked: row?.mine != null }
}

async function requireLikeable(ctx: ApiContext, activityId: number): Promise<void> {
  const { db } = ctx
  const { id, onlyForPlans } = activities
  const [row] = await db
    .select({ id, onlyForPlans, isOn: activities.commentsAndLikes })
    .from(activities)
    .where(withId(activities, ctx, activityId, isOnAir))
  if (!row?.isOn) throw new ApiError('not_found', socialTexts.unavailable)
  await requirePlanOf(ctx, row)
}

async function count({ db, station }: ApiContext, activityId: number, by: 1 | -1): Promise<void> {
  await db
    .insert(activityLikeCounts)
    .values({ stationId: station.id, activityId, likes: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: [activityLikeCounts.stationId, activityLikeCounts.activityId],
      set: { likes: sql`${activityLikeCounts.likes} + ${by}` },
    })
}
