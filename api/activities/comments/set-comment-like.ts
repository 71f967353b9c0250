import { and, eq } from 'drizzle-orm'
import type { Likes } from '#contract/activities/social/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitWriting } from '../writing/index.ts'
import { addToTally } from './comment-counts.ts'
import { getComment } from './list-comments.ts'
import { commentLikes } from './tables.ts'
import { commentTexts } from './texts.ts'
import { lockComment } from './thread.ts'

type LikeInput = { comment: number; user?: number | undefined }

/**
 * Likes a comment or takes the like back: what is already so stays so, and the count follows what changed (GAP-49).
 * @throws not_found for what the caller does not see, forbidden for somebody else's like, too_many_requests
 */
export async function setCommentLike(
  outer: ApiContext,
  { comment: id, user }: LikeInput,
  likes: boolean,
): Promise<Likes> {
  if (user !== undefined && user !== memberOf(outer)) throw new ApiError('forbidden', commentTexts.forbidden)
  await limitWriting(outer, 'like')
  return writeCommentLike(outer, id, likes)
}

/** The same without counting how often somebody does: for the demo, which is one transaction. */
export function writeCommentLike(outer: ApiContext, id: number, likes: boolean): Promise<Likes> {
  return inTransaction(outer, async (ctx) => {
    // It may not be deleted before the like stands.
    const { state } = await lockComment(ctx, id, 'key share')
    if (state !== 'shown') throw new ApiError('not_found', commentTexts.gone)
    if (await (likes ? add(ctx, id) : remove(ctx, id))) await addToTally(ctx, id, 'likes', likes ? 1 : -1)
    const { likes_count: count, userLiked } = await getComment(ctx, id)
    return { count, userLiked }
  })
}

async function add(ctx: ApiContext, commentId: number): Promise<boolean> {
  const values = { stationId: ctx.station.id, commentId, participantId: memberOf(ctx) }
  const rows = await ctx.db
    .insert(commentLikes)
    .values({ ...values, createdAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
    .returning({ id: commentLikes.commentId })
  return rows.length > 0
}

async function remove(ctx: ApiContext, commentId: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(commentLikes)
    .where(
      and(
        eq(commentLikes.stationId, ctx.station.id),
        eq(commentLikes.commentId, commentId),
        eq(commentLikes.participantId, memberOf(ctx)),
      ),
    )
    .returning({ id: commentLikes.commentId })
  return rows.length > 0
}
