import { and, eq, isNull } from 'drizzle-orm'
import type { Comment, CommentPage, ReplyPage } from '#contract/activities/comments/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { blockOf } from '../writing/index.ts'
import { commentCountOf } from './comment-counts.ts'
import { type Page, readComments } from './read-comments.ts'
import { comments } from './tables.ts'
import { type CommentTarget, isOfTarget, requireTarget, targetOf } from './targets.ts'
import { commentTexts } from './texts.ts'

/** Comments of an activity or a post, newest first, without replies (SOC-09). @throws not_found where there are none to have */
export async function listComments(ctx: ApiContext, target: CommentTarget, page: Page): Promise<CommentPage> {
  await requireTarget(ctx, target)
  const total = await commentCountOf(ctx, target)
  const found = await readComments(
    ctx,
    and(isOfTarget(comments, ctx, target), isNull(comments.parentId)),
    page,
  )
  return { ...found, total, block: await blockOf(ctx, memberOf(ctx)) }
}

/** A comment that the caller may read. @throws not_found */
export async function getComment(ctx: ApiContext, id: number): Promise<Comment> {
  const comment = await findComment(ctx, id)
  await requireTarget(ctx, targetOf({ activityId: comment.action, postId: comment.post }))
  return comment
}

/** Replies to a comment, newest first. @throws not_found */
export async function listReplies(ctx: ApiContext, id: number, page: Page): Promise<ReplyPage> {
  const comment = await getComment(ctx, id)
  if (comment.comment_id !== null) throw new ApiError('not_found', commentTexts.gone)
  return { comment, ...(await readComments(ctx, eq(comments.parentId, id), page)) }
}

/** A reply to what the caller may not read is not there either. */
async function findComment(ctx: ApiContext, id: number): Promise<Comment> {
  const [comment] = (await readComments(ctx, eq(comments.id, id), { limit: 1 })).content
  if (!comment) throw new ApiError('not_found', commentTexts.gone)
  if (comment.comment_id !== null) await findComment(ctx, comment.comment_id)
  return comment
}
