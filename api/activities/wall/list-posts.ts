import { and, desc, eq, getTableColumns, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import type { Post, PostPage } from '#contract/activities/wall/schemas.ts'
import { lockOf, memberOf, requireArea } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, may } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { commentCounts } from '../comments/tables.ts'
import { postLikes, postReports, posts, postTallies } from '../posts/tables.ts'
import { blockOf, shortName } from '../writing/index.ts'
import { mediaAnswer } from './post-media.ts'
import { wallTexts } from './texts.ts'

/** Posts of the wall, newest first, and whether the caller may write (SOC-01). @throws forbidden where there is no wall */
export async function listPosts(ctx: ApiContext, page: Page): Promise<PostPage> {
  await requireWall(ctx)
  const found = await readPosts(ctx, undefined, page)
  return { ...found, block: await blockOf(ctx, memberOf(ctx)) }
}

/** A post that the caller may read. @throws forbidden, not_found */
export async function getPost(ctx: ApiContext, id: number): Promise<Post> {
  await requireWall(ctx)
  const [post] = (await readPosts(ctx, eq(posts.id, id), { limit: 1 })).content
  if (!post) throw new ApiError('not_found', wallTexts.gone)
  return post
}

/** Posts that a home has room for, and the letters of each. */
const [onHome, letters] = [2, 240]

/** What the home of a member says of the wall: its last words, where it is open to them. */
export async function wallMoments(
  ctx: ApiContext,
  { begins }: { begins: string },
): Promise<Partial<HomeMoments>> {
  if (begins !== 'content' || !(await isWallOpen(ctx))) return {}
  const { content } = await readPosts(ctx, and(ne(posts.description, ''), eq(posts.state, 'shown')), {
    limit: onHome,
  })
  return {
    posts: content.map(({ id, user, description, createdAt }) => ({
      ...{ id, ...user, createdAt },
      text: description.slice(0, letters),
    })),
  }
}

async function isWallOpen(ctx: ApiContext): Promise<boolean> {
  if (!ctx.station.config.features.feed) return false
  if (may(ctx, 'moderation')) return true
  return !(await lockOf(ctx, memberOf(ctx), 'feed'))
}

export type PostRow = typeof posts.$inferSelect
type Page = { before?: number | undefined; limit: number }

/** What the caller may read: what everybody sees, and their own with what became of it. */
const isSeenBy = (participantId: number) =>
  or(eq(posts.state, 'shown'), eq(posts.participantId, participantId))

/** Posts that the caller may read, newest first, one page by keyset: one query for any number of posts, likes and comments. */
async function readPosts(
  ctx: ApiContext,
  which: SQL | undefined,
  { before, limit }: Page,
): Promise<{ content: Post[]; next: number | null }> {
  const me = memberOf(ctx)
  const { rows, last } = await page(
    ctx.db
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
      .innerJoin(participants, withId(participants, posts, posts.participantId))
      .leftJoin(postTallies, inStation(postTallies, posts, eq(postTallies.postId, posts.id)))
      .leftJoin(
        commentCounts,
        inStation(commentCounts, posts, isNull(commentCounts.activityId), eq(commentCounts.postId, posts.id)),
      )
      .leftJoin(
        postLikes,
        inStation(postLikes, posts, eq(postLikes.targetId, posts.id), eq(postLikes.participantId, me)),
      )
      .leftJoin(
        postReports,
        inStation(postReports, posts, eq(postReports.targetId, posts.id), eq(postReports.participantId, me)),
      )
      .where(
        inStation(posts, ctx, which, isSeenBy(me), before === undefined ? undefined : lt(posts.id, before)),
      )
      .orderBy(desc(posts.id)),
    limit,
  )
  const content = rows.map((row) => toPost(row, me))
  return { content, next: last?.id ?? null }
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

/** The wall is there where the station has switched it on, for whom it is (TEN-09, GAP-04). @throws forbidden, plan_required */
export const requireWall = (ctx: ApiContext): Promise<void> => requireArea(ctx, 'feed', wallTexts.closed)
