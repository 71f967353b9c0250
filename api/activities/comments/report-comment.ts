import { and, eq, isNull } from 'drizzle-orm'
import type { ReportReason } from '#contract/activities/writing/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitWriting } from '../writing/index.ts'
import { getComment } from './list-comments.ts'
import { commentReports, comments } from './tables.ts'
import { commentTexts } from './texts.ts'
import { lockComment } from './thread.ts'

type Report = { comment: number; reason: ReportReason; details?: string | undefined }

/** Reports a comment to the owners; a member's second report of it changes nothing. @throws not_found, conflict for an own one */
export async function reportComment(outer: ApiContext, report: Report): Promise<{ messages: string[] }> {
  const { comment: id, reason, details = '' } = report
  await limitWriting(outer, 'report')
  await inTransaction(outer, async (ctx) => {
    if ((await getComment(ctx, id)).userAuthor) throw new ApiError('conflict', commentTexts.own)
    await lockComment(ctx, id)
    const createdAt = ctx.ports.clock.now()
    const values = { stationId: ctx.station.id, commentId: id, participantId: memberOf(ctx), reason, details }
    const fresh = await ctx.db
      .insert(commentReports)
      .values({ ...values, createdAt })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId })
    if (fresh.length > 0) await callOwners(ctx, id, createdAt)
  })
  return { messages: [commentTexts.reported] }
}

/** It waits since the first report of it that nobody has decided on. */
async function callOwners({ db, station }: ApiContext, id: number, waitsSince: Date): Promise<void> {
  await db
    .update(comments)
    .set({ waitsSince })
    .where(and(eq(comments.stationId, station.id), eq(comments.id, id), isNull(comments.waitsSince)))
}
