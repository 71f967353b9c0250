import { desc, eq, getTableColumns, lt, or, type SQL } from 'drizzle-orm'
import type { Comment } from '#contract/activities/comments/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { shortName } from '../writing/index.ts'
import { commentLikes, commentReports, comments, commentTallies } from './tables.ts'
import type { CommentRow } from './thread.ts'

export type Page = { before?: number | undefined; limit: number }

/** What the caller may read: what everybody sees, and their own with what became of it. */
export const isSeenBy = (participantId: number) =>
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
