import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type {
  ModeratedComment,
  ModeratedCommentDetail,
  ModerationList,
} from '#contract/console/moderation/schemas.ts'
import { targetOf } from '../../activities/comments/index.ts'
import { commentReports, comments } from '../../activities/comments/tables.ts'
import { activities } from '../../activities/participation/tables.ts'
import { blockOf } from '../../activities/writing/index.ts'
import { participants } from '../../people/access/tables.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'

type Page = { list: ModerationList; from?: number | undefined; limit: number }

/** What waits for a decision, oldest first; what is hidden, newest first. One page by keyset. */
export async function listModeratedComments(
  ctx: ApiContext,
  { list, from, limit }: Page,
): Promise<{ list: ModeratedComment[]; next: number | null }> {
  await requireOwner(ctx)
  const isWaiting = list === 'waiting'
  const which = isWaiting
    ? and(isNotNull(comments.waitsSince), from === undefined ? undefined : gt(comments.id, from))
    : and(eq(comments.state, 'hidden'), from === undefined ? undefined : lt(comments.id, from))
  const rows = await select(ctx, which)
    .orderBy((isWaiting ? asc : desc)(comments.id))
    .limit(limit + 1)
  const shown = await withReports(ctx, rows.slice(0, limit))
  return { list: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** One of any state, with the reports that nobody has decided on. @throws not_found */
export async function getModeratedComment(ctx: ApiContext, id: number): Promise<ModeratedCommentDetail> {
  await requireOwner(ctx)
  const [comment] = await withReports(ctx, await select(ctx, eq(comments.id, id)))
  if (!comment) throw new ApiError('not_found')
  const { reason, details, createdAt } = commentReports
  const reports = await ctx.db
    .select({ reason, details, createdAt })
    .from(commentReports)
    .where(and(isOpenReport(ctx), eq(commentReports.commentId, id)))
    .orderBy(desc(createdAt))
    .limit(50)
  return {
    ...comment,
    reports: reports.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    block: await blockOf(ctx, comment.author.id),
  }
}

const select = ({ db, station }: ApiContext, which: SQL | undefined) =>
  db
    .select({ comment: comments, name: participants.name, email: participants.email, about: activities.name })
    .from(comments)
    .innerJoin(
      participants,
      and(eq(participants.stationId, comments.stationId), eq(participants.id, comments.participantId)),
    )
    .leftJoin(
      activities,
      and(eq(activities.stationId, comments.stationId), eq(activities.id, comments.activityId)),
    )
    .where(and(eq(comments.stationId, station.id), which))

type Row = Awaited<ReturnType<typeof select>>[number]

const isOpenReport = ({ station }: ApiContext) =>
  and(eq(commentReports.stationId, station.id), isNull(commentReports.settledAt))

/** By one query, however many they are. */
async function withReports(ctx: ApiContext, rows: Row[]): Promise<ModeratedComment[]> {
  const ids = rows.map(({ comment }) => comment.id)
  if (ids.length === 0) return []
  const counted = await ctx.db
    .select({ id: commentReports.commentId, reports: count() })
    .from(commentReports)
    .where(and(isOpenReport(ctx), inArray(commentReports.commentId, ids)))
    .groupBy(commentReports.commentId)
  const byId = new Map(counted.map(({ id, reports }) => [id, reports]))
  return rows.map((row) => toModerated(row, byId.get(row.comment.id) ?? 0))
}

const toModerated = ({ comment, name, email, about }: Row, reports: number): ModeratedComment => ({
  id: comment.id,
  description: comment.description,
  state: comment.state,
  reason: comment.stateReason,
  createdAt: comment.createdAt.toISOString(),
  waits_since: comment.waitsSince?.toISOString() ?? null,
  is_reply: comment.parentId !== null,
  author: { id: comment.participantId, name, email },
  about: { ...targetOf(comment), name: about ?? '' },
  reports_count: reports,
})
