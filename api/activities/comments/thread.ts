import { eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { commentCounts, comments, commentTallies } from './tables.ts'
import { type CommentTarget, isOfTarget, targetOf, targetValues } from './targets.ts'
import { commentTexts } from './texts.ts'

export type CommentRow = typeof comments.$inferSelect

/** A row as it is. @throws not_found */
export async function commentInStation(ctx: ApiContext, id: number): Promise<CommentRow> {
  return ctx.db
    .select()
    .from(comments)
    .where(withId(comments, ctx, id))
    .then(one(commentTexts.gone))
}

/** A comment under its lock: nobody replies to it, hides or removes it meanwhile. @throws not_found */
export async function lockComment(
  ctx: ApiContext,
  id: number,
  strength: 'no key update' | 'update' | 'key share' = 'no key update',
): Promise<CommentRow> {
  return ctx.db
    .select()
    .from(comments)
    .where(withId(comments, ctx, id))
    .for(strength)
    .then(one(commentTexts.gone))
}

/**
 * Changes or deletes a comment or a reply under the lock of the comment that its thread begins with, and moves the counters by
 * what everybody sees more or less. `change` answers the state afterwards, null once it is gone.
 * @throws not_found, and what `change` does
 */
export async function changeInThread(
  ctx: ApiContext,
  id: number,
  change: (row: CommentRow) => Promise<CommentRow['state'] | null>,
): Promise<void> {
  const { parentId } = await commentInStation(ctx, id)
  const top = await lockComment(ctx, parentId ?? id, parentId === null ? 'update' : 'no key update')
  const row = parentId === null ? top : await lockComment(ctx, id, 'update')
  const weight = parentId === null ? 1 + (await repliesOf(ctx, id)) : 1
  const by = Number((await change(row)) === 'shown') - Number(row.state === 'shown')
  if (parentId !== null) await addToTally(ctx, parentId, 'replies', by)
  if (parentId === null || top.state === 'shown') await addToCount(ctx, targetOf(top), by * weight)
}

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
async function repliesOf({ db, station }: ApiContext, commentId: number): Promise<number> {
  const [row] = await db
    .select({ replies: commentTallies.replies })
    .from(commentTallies)
    .where(inStation(commentTallies, { station }, eq(commentTallies.commentId, commentId)))
  return row?.replies ?? 0
}
