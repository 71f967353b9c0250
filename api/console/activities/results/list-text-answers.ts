import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { researchAnswers, researchResponses } from '../../../activities/research/tables.ts'
import { requireOwner } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { foundIn } from '../../../platform/db/found-in.ts'
import { ApiError } from '../../../platform/errors.ts'
import { activityInStation } from '../activity-rows.ts'
import { managedActivityTexts as texts } from '../texts.ts'
import { versionInStation } from './version-in-station.ts'

type Query = {
  id: number
  question: number
  version?: number | undefined
  search?: string | undefined
  before?: number | undefined
  limit: number
}

/** What people said in their own words to one question, newest first, all words of a search in it. @throws not_found */
export async function listTextAnswers(
  ctx: ApiContext,
  { id, question: questionId, version: wanted, search, before, limit }: Query,
) {
  await requireOwner(ctx)
  await activityInStation(ctx, id)
  const { version, research } = await versionInStation(ctx, id, wanted)
  const question = research.questions.find((one) => one.id === questionId)
  if (!question) throw new ApiError('not_found', texts.unknownQuestion)
  const { stationId, responseId, text } = researchAnswers
  const rows = await ctx.db
    .select({ id: responseId, text, createdAt: researchResponses.createdAt })
    .from(researchAnswers)
    .innerJoin(
      researchResponses,
      and(eq(researchResponses.stationId, stationId), eq(researchResponses.id, responseId)),
    )
    .where(
      and(
        eq(stationId, ctx.station.id),
        eq(researchAnswers.activityId, id),
        eq(researchAnswers.version, version),
        eq(researchAnswers.questionId, questionId),
        eq(researchAnswers.optionId, 0),
        isNotNull(text),
        eq(researchResponses.isUndone, false),
        before ? lt(responseId, before) : undefined,
        search ? foundIn(sql`search_text(${text})`, search) : undefined,
      ),
    )
    .orderBy(desc(responseId))
    .limit(limit + 1)
  const list = rows
    .slice(0, limit)
    .map((row) => ({ ...row, text: row.text ?? '', createdAt: row.createdAt.toISOString() }))
  return {
    question: question.question,
    list,
    next: rows.length > limit ? (list.at(-1)?.id ?? null) : null,
  }
}
