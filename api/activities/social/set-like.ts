import { and, eq, sql } from 'drizzle-orm'
import type { Likes } from '#contract/activities/social/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { limitWriting } from '../writing/index.ts'
import { likesOf } from './likes-of.ts'
import { activityLikeCounts, activityLikes } from './tables.ts'
import { socialTexts } from './texts.ts'

type LikeInput = { action: number; user?: number | undefined }

/**
 * Likes an activity or takes the like back: what is already so stays so, and the count follows what changed (GAP-49).
 * @throws forbidden for somebody else's like, not_found where likes are off, too_many_requests
 */
export async function setLike(
  outer: ApiContext,
  { action, user }: LikeInput,
  likes: boolean,
): Promise<Likes> {
  if (user !== undefined && user !== memberOf(outer)) throw new ApiError('forbidden', socialTexts.forbidden)
  await limitWriting(outer, 'like')
  return inTransaction(outer, async (ctx) => {
    await requireLikeable(ctx, action)
    const changed = likes ? await add(ctx, action) : await remove(ctx, action)
    if (changed) await count(ctx, action, likes ? 1 : -1)
    return likesOf(ctx, action)
  })
}

/** Likes of an activity that has them. @throws not_found */
export async function getActionLikes(ctx: ApiContext, activityId: number): Promise<Likes> {
  await requireLikeable(ctx, activityId)
  return likesOf(ctx, activityId)
}

async function requireLikeable({ db, station }: ApiContext, activityId: number): Promise<void> {
  const [row] = await db
    .select({ isOn: activities.commentsAndLikes })
    .from(activities)
    .where(and(eq(activities.stationId, station.id), eq(activities.id, activityId), isOnAir))
  if (!row?.isOn) throw new ApiError('not_found', socialTexts.unavailable)
}

async function add(ctx: ApiContext, activityId: number): Promise<boolean> {
  const rows = await ctx.db
    .insert(activityLikes)
    .values({
      stationId: ctx.station.id,
      activityId,
      participantId: memberOf(ctx),
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: activityLikes.activityId })
  return rows.length > 0
}

async function remove(ctx: ApiContext, activityId: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(activityLikes)
    .where(
      and(
        eq(activityLikes.stationId, ctx.station.id),
        eq(activityLikes.activityId, activityId),
        eq(activityLikes.participantId, memberOf(ctx)),
      ),
    )
    .returning({ id: activityLikes.activityId })
  return rows.length > 0
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
