import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { ResearchResponse } from '#contract/console/activities/results/schemas.ts'
import { participations } from '../../../activities/participation/tables.ts'
import { researchAnswers, researchResponses } from '../../../activities/research/tables.ts'
import { participants } from '../../../people/access/tables.ts'
import { requireOwner } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { activityInStation } from '../activity-rows.ts'

type Query = { id: number; version: number; before?: number | undefined; limit: number }

/** Whole answers to one version, newest first, two queries a page, with what participations show of people. @throws not_found */
export async function listResearchResponses(ctx: ApiContext, { id, version, before, limit }: Query) {
  await requireOwner(ctx)
  await activityInStation(ctx, id)
  const rows = await ctx.db
    .select({
      id: researchResponses.id,
      participant: { name: participants.name, email: participants.email },
      author: researchResponses.author,
      createdAt: researchResponses.createdAt,
      right: researchResponses.right,
    })
    .from(researchResponses)
    .innerJoin(
      participations,
      and(
        eq(participations.stationId, researchResponses.stationId),
        eq(participations.id, researchResponses.participationId),
      ),
    )
    .innerJoin(
      participants,
      and(
        eq(participants.stationId, participations.stationId),
        eq(participants.id, participations.participantId),
      ),
    )
    .where(
      and(
        eq(researchResponses.stationId, ctx.station.id),
        eq(researchResponses.activityId, id),
        eq(researchResponses.version, version),
        eq(researchResponses.isUndone, false),
        before ? lt(researchResponses.id, before) : undefined,
      ),
    )
    .orderBy(desc(researchResponses.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const answers = await answersOf(
    ctx,
    page.map((row) => row.id),
  )
  const list = page.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    answers: answers.get(row.id) ?? [],
  }))
  return { list, next: rows.length > limit ? (list.at(-1)?.id ?? null) : null }
}

type Answers = ResearchResponse['answers']

/** By the number of the response; the options of a question together. */
async function answersOf({ db, station }: ApiContext, ids: number[]): Promise<Map<number, Answers>> {
  const found = new Map<number, Answers>()
  if (ids.length === 0) return found
  const { stationId, responseId, questionId, optionId, text } = researchAnswers
  const rows = await db
    .select({ responseId, questionId, optionId, text })
    .from(researchAnswers)
    .where(and(eq(stationId, station.id), inArray(responseId, ids)))
    .orderBy(asc(responseId), asc(questionId), asc(optionId))
  for (const row of rows) {
    const answers = found.get(row.responseId) ?? []
    found.set(row.responseId, answers)
    const last = answers.at(-1)
    const answer =
      last?.question === row.questionId ? last : { question: row.questionId, options: [], text: null }
    if (answer !== last) answers.push(answer)
    if (row.optionId === 0) answer.text = row.text
    else answer.options.push(row.optionId)
  }
  return found
}
