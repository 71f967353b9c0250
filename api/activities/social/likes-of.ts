import { and, eq } from 'drizzle-orm'
import type { Likes } from '#contract/activities/social/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { activityLikeCounts, activityLikes } from './tables.ts'

/** How many like an activity and whether the caller does; costs the same for any number of likes. */
export async function likesOf(ctx: ApiContext, activityId: number): Promise<Likes> {
  const { db, station } = ctx
  const [row] = await db
    .select({ count: activityLikeCounts.likes, mine: activityLikes.participantId })
    .from(activityLikeCounts)
    .leftJoin(
      activityLikes,
      and(
        eq(activityLikes.stationId, activityLikeCounts.stationId),
        eq(activityLikes.activityId, activityLikeCounts.activityId),
        eq(activityLikes.participantId, memberOf(ctx)),
      ),
    )
    .where(and(eq(activityLikeCounts.stationId, station.id), eq(activityLikeCounts.activityId, activityId)))
  return { count: row?.count ?? 0, userLiked: row?.mine != null }
}
