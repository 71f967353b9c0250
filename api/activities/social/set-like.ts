import { eq, sql } from 'drizzle-orm'
import type { Likes } from '#contract/activities/social/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requirePlanOf } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { limitWriting } from '../writing/index.ts'
import { activityLikeCounts, activityLikes, type LikeTable } from './tables.ts'
import { socialTexts } from './texts.ts'

/** A kind of thing that can be liked: who likes it, and what its own area knows of it. */
export type Likeable = {
  likes: LikeTable
  /** Keeps it from going before the like stands. @throws not_found for what the caller may not like */
  hold(ctx: ApiContext, id: number): Promise<void>
  /** Moves the number of those who do. */
  count(ctx: ApiContext, id: number, by: 1 | -1): Promise<void>
  read(ctx: ApiContext, id: number): Promise<Likes>
}

type LikeInput = { id: number; user?: number | undefined }

/**
 * Likes something or takes the like back: what is already so stays so, and the count follows what changed (GAP-49).
 * @throws not_found for what the caller may not like, forbidden for somebody else's like, too_many_requests
 */
export async function setLike(
  outer: ApiContext,
  what: Likeable,
  { id, user }: LikeInput,
  likes: boolean,
): Promise<Likes> {
  if (user !== undefined && user !== memberOf(outer)) throw new ApiError('forbidden', socialTexts.forbidden)
  await limitWriting(outer, 'like')
  return writeLike(outer, what, id, likes)
}

/** The same without counting how often somebody does: for the demo, which is one transaction. */
export function writeLike(outer: ApiContext, what: Likeable, id: number, likes: boolean): Promise<Likes> {
  return inTransaction(outer, async (ctx) => {
    await what.hold(ctx, id)
    const changed = likes ? await add(ctx, what, id) : await remove(ctx, what, id)
    if (changed) await what.count(ctx, id, likes ? 1 : -1)
    return what.read(ctx, id)
  })
}

async function add(ctx: ApiContext, { likes }: Likeable, targetId: number): Promise<boolean> {
  const values = { stationId: ctx.station.id, targetId, participantId: memberOf(ctx) }
  const rows = await ctx.db
    .insert(likes)
    .values({ ...values, createdAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
    .returning({ id: likes.targetId })
  return rows.length > 0
}

async function remove(ctx: ApiContext, { likes }: Likeable, targetId: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(likes)
    .where(isMine(ctx, likes, targetId))
    .returning({ id: likes.targetId })
  return rows.length > 0
}

/** The caller's like of something. */
const isMine = (ctx: ApiContext, likes: LikeTable, targetId: number) =>
  inStation(likes, ctx, eq(likes.targetId, targetId), eq(likes.participantId, memberOf(ctx)))

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
