import { and, desc, eq, getTableColumns, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { commentCounts } from '../comments/tables.ts'
import { postLikes, postReports, posts, postTallies } from '../posts/tables.ts'
import { shortName } from '../writing/index.ts'
import { mediaAnswer } from './post-media.ts'

export type PostRow = typeof posts.$inferSelect
export type Page = { before?: number | undefined; limit: number }

/** What the caller may read: what everybody sees, and their own with what became of it. */
export const isSeenBy = (participantId: number) =>
  or(eq(posts.state, 'shown'), eq(posts.participantId, participantId))

/** Posts that the caller may read, newest first, one page by keyset: one query for any number of posts, likes and comments. */
export async function readPosts(
  ctx: ApiContext,
  which: SQL | undefined,
  { before, limit }: Page,
): Promise<{ content: Post[]; next: number | null }> {
  const me = memberOf(ctx)
  const rows = await ctx.db
    .select({
      ...getTableColumns(posts),
      name: participants.name,
      image: participants.image,
      likes: postTallies.likes,
      comments: commentCounts.comments,
      mine: postLikes.participantId,
      reported: postReports.participantId,
    })
    .from(posts)
    .innerJoin(
      participants,
      and(eq(participants.stationId, posts.stationId), eq(participants.id, posts.participantId)),
    )
    .leftJoin(postTallies, and(eq(postTallies.stationId, posts.stationId), eq(postTallies.postId, posts.id)))
    .leftJoin(
      commentCounts,
      and(
        eq(commentCounts.stationId, posts.stationId),
        isNull(commentCounts.activityId),
        eq(commentCounts.postId, posts.id),
      ),
    )
    .leftJoin(
      postLikes,
      and(
        eq(postLikes.stationId, posts.stationId),
        eq(postLikes.targetId, posts.id),
        eq(postLikes.participantId, me),
      ),
    )
    .leftJoin(
      postReports,
      and(
        eq(postReports.stationId, posts.stationId),
        eq(postReports.targetId, posts.id),
        eq(postReports.participantId, me),
      ),
    )
    .where(
      and(
        eq(posts.stationId, ctx.station.id),
        which,
        isSeenBy(me),
        before === undefined ? undefined : lt(posts.id, before),
      ),
    )
    .orderBy(desc(posts.id))
    .limit(limit + 1)
  const content = rows.slice(0, limit).map((row) => toPost(row, me))
  return { content, next: rows.length > limit ? (content.at(-1)?.id ?? null) : null }
}

type ReadRow = PostRow & {
  name: string
  image: string | null
  likes: number | null
  comments: number | null
  mine: number | null
  reported: number | null
}

const toPost = (row: ReadRow, me: number): Post => ({
  id: row.id,
  description: row.description,
  user_id: row.participantId,
  user: { name: shortName(row.name), image: row.image },
  createdAt: row.createdAt.toISOString(),
  ...mediaAnswer(row),
  likes_count: row.likes ?? 0,
  comments_count: row.comments ?? 0,
  userLiked: row.mine !== null,
  userAuthor: row.participantId === me,
  userReported: row.reported !== null,
  notice: row.state === 'shown' ? null : { state: row.state, reason: row.stateReason },
})
