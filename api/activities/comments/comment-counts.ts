import { eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { commentCounts, commentTallies } from './tables.ts'
import { type CommentTarget, isOfTarget, targetValues } from './targets.ts'

/** How many comments and replies of a target everybody sees; costs the same for any number of them. */
export async function commentCountOf(ctx: ApiContext, target: CommentTarget): Promise<number> {
  const [row] = await ctx.db
    .select({ count: commentCounts.comments })
    .from(commentCounts)
    .where(isOfTarget(commentCounts, ctx, target))
  return row?.count ?? 0
}

/** Moves the count of a target, under the lock of the thread that changed. */
export async function addToCount(
  { db, station }: ApiContext,
  target: CommentTarget,
  by: number,
): Promise<void> {
  if (by === 0) return
  const { stationId, activityId, postId, comments } = commentCounts
  // A row that is made here cannot begin below zero: what is taken away was counted before.
  await db
    .insert(commentCounts)
    .values({ stationId: station.id, ...targetValues(target), comments: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: [stationId, activityId, postId],
      set: { comments: sql`${comments} + ${by}` },
    })
}

/** Moves a number of one comment. */
export async function addToTally(
  { db, station }: ApiContext,
  commentId: number,
  what: 'likes' | 'replies',
  by: number,
): Promise<void> {
  if (by === 0) return
  await db
    .insert(commentTallies)
    .values({ stationId: station.id, commentId, [what]: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: [commentTallies.stationId, commentTallies.commentId],
      set: { [what]: sql`${commentTallies[what]} + ${by}` },
    })
}

/** How many replies of a comment everybody sees. */
export async function repliesOf({ db, station }: ApiContext, commentId: number): Promise<number> {
  const [row] = await db
    .select({ replies: commentTallies.replies })
    .from(commentTallies)
    .where(inStation(commentTallies, { station }, eq(commentTallies.commentId, commentId)))
  return row?.replies ?? 0
}
