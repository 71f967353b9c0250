import { and, desc, eq, getTableColumns, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Comment, CommentPage, ReplyPage } from '#contract/activities/comments/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { blockOf, shortName } from '../writing/index.ts'
import { commentLikes, commentReports, comments, commentTallies } from './tables.ts'
import { type CommentTarget, isOfTarget, requireTarget, targetOf } from './targets.ts'
import { commentTexts } from './texts.ts'
import { type CommentRow, commentCountOf } from './thread.ts'

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

type Page = { before?: number | undefined; limit: number }

/** What the caller may read: what everybody sees, and their own with what became of it. */
const isSeenBy = (participantId: number) =>
  or(eq(comments.state, 'shown'), eq(comments.participantId, participantId))

/** Comments that the caller may read, newest first, one page by keyset: one query for any number of likes and replies. */
export async function readComments(
  ctx: ApiContext,
  which: SQL | undefined,
  { before, limit }: Page,
): Promise<{ content: Comment[]; next: number | null }> {
  const me = memberOf(ctx)
  const { rows, last } = await page(
    ctx.db
      .select({
        ...getTableColumns(comments),
        name: participants.name,
        image: participants.image,
        likes: commentTallies.likes,
        replies: commentTallies.replies,
        mine: commentLikes.participantId,
        reported: commentReports.participantId,
      })
      .from(comments)
      .innerJoin(participants, withId(participants, comments, comments.participantId))
      .leftJoin(
        commentTallies,
        inStation(commentTallies, comments, eq(commentTallies.commentId, comments.id)),
      )
      .leftJoin(
        commentLikes,
        inStation(
          commentLikes,
          comments,
          eq(commentLikes.targetId, comments.id),
          eq(commentLikes.participantId, me),
        ),
      )
      .leftJoin(
        commentReports,
        inStation(
          commentReports,
          comments,
          eq(commentReports.targetId, comments.id),
          eq(commentReports.participantId, me),
        ),
      )
      .where(
        inStation(
          comments,
          ctx,
          which,
          isSeenBy(me),
          before === undefined ? undefined : lt(comments.id, before),
        ),
      )
      .orderBy(desc(comments.id)),
    limit,
  )
  const content = rows.map((row) => toComment(row, me))
  return { content, next: last?.id ?? null }
}

type ReadRow = CommentRow & {
  name: string
  image: string | null
  likes: number | null
  replies: number | null
  mine: number | null
  reported: number | null
}

const toComment = (row: ReadRow, me: number): Comment => ({
  id: row.id,
  description: row.description,
  user_id: row.participantId,
  user: { name: shortName(row.name), image: row.image },
  createdAt: row.createdAt.toISOString(),
  action: row.activityId,
  post: row.postId,
  comment_id: row.parentId,
  likes_count: row.likes ?? 0,
  userLiked: row.mine !== null,
  userAuthor: row.participantId === me,
  userReported: row.reported !== null,
  replies_count: row.replies ?? 0,
  notice: row.state === 'shown' ? null : { state: row.state, reason: row.stateReason },
})
