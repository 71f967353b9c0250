import { and, asc, count, countDistinct, eq, sql } from 'drizzle-orm'
import type { Research } from '#contract/activities/research/research.ts'
import type { ResearchResults, VersionResults } from '#contract/console/activities/results/schemas.ts'
import { participations } from '../../../activities/participation/tables.ts'
import { researchAnswers, researchDrafts, researchResponses } from '../../../activities/research/tables.ts'
import { requireOwner } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { activityInStation } from '../activity-rows.ts'
import { versionInStation, versionsOf } from './version-in-station.ts'

/** What came of an activity that asks: in all, and of one version in the words of that time (POL-06). @throws not_found */
export async function getResearchResults(
  ctx: ApiContext,
  { id, version }: { id: number; version?: number | undefined },
): Promise<ResearchResults> {
  await requireOwner(ctx)
  await activityInStation(ctx, id)
  const versions = await versionsOf(ctx, id)
  const [participants, drafts] = [await participantsOf(ctx, id), await draftsOf(ctx, id)]
  const asked = versions.length > 0 || version !== undefined ? await versionInStation(ctx, id, version) : null
  return {
    participants,
    drafts,
    responses: versions.reduce((sum, { responses }) => sum + responses, 0),
    versions: versions.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    shown: asked && (await resultsOf(ctx, id, asked)),
  }
}

const isCounted = ({ station }: ApiContext, activityId: number, version?: number) =>
  and(
    eq(researchResponses.stationId, station.id),
    eq(researchResponses.activityId, activityId),
    version === undefined ? undefined : eq(researchResponses.version, version),
    eq(researchResponses.isUndone, false),
  )

async function participantsOf(ctx: ApiContext, activityId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ people: countDistinct(participations.participantId) })
    .from(researchResponses)
    .innerJoin(
      participations,
      and(
        eq(participations.stationId, researchResponses.stationId),
        eq(participations.id, researchResponses.participationId),
      ),
    )
    .where(isCounted(ctx, activityId))
  return row?.people ?? 0
}

async function draftsOf({ db, station }: ApiContext, activityId: number): Promise<number> {
  return db.$count(
    researchDrafts,
    and(eq(researchDrafts.stationId, station.id), eq(researchDrafts.activityId, activityId)),
  )
}

async function resultsOf(
  ctx: ApiContext,
  activityId: number,
  { version, research }: { version: number; research: Research },
): Promise<VersionResults> {
  const days = await byDay(ctx, activityId, version)
  const sum = (name: 'responses' | 'right' | 'scored') => days.reduce((all, day) => all + day[name], 0)
  const asked = sum('scored') * research.questions.length
  return {
    version,
    responses: sum('responses'),
    averagePercent: asked === 0 ? null : Math.round((sum('right') / asked) * 10_000) / 100,
    days: days.map(({ day, responses }) => ({ day, responses })),
    feedbacks: await byFeedback(ctx, activityId, version, research),
    questions: await byQuestion(ctx, activityId, version, research),
  }
}

async function byDay(ctx: ApiContext, activityId: number, version: number) {
  const day = sql<string>`to_char(${researchResponses.createdAt} at time zone ${ctx.station.config.timezone}, 'YYYY-MM-DD')`
  return ctx.db
    .select({
      day: day.as('day'),
      responses: count(),
      right: sql`coalesce(sum(${researchResponses.right}), 0)`.mapWith(Number),
      scored: count(researchResponses.right),
    })
    .from(researchResponses)
    .where(isCounted(ctx, activityId, version))
    .groupBy(sql`day`)
    .orderBy(asc(sql`day`))
}

async function byFeedback(ctx: ApiContext, activityId: number, version: number, { feedbacks }: Research) {
  if (feedbacks.length === 0) return []
  const rows = await ctx.db
    .select({ id: researchResponses.feedbackId, responses: count() })
    .from(researchResponses)
    .where(isCounted(ctx, activityId, version))
    .groupBy(researchResponses.feedbackId)
  const counted = new Map(rows.map(({ id, responses }) => [id, responses]))
  return feedbacks.map(({ id, feedback }) => ({ id, feedback, responses: counted.get(id) ?? 0 }))
}

/** One query, whatever the number of questions and of answers; own words are option 0. */
async function byQuestion(ctx: ApiContext, activityId: number, version: number, { questions }: Research) {
  const { stationId, questionId, optionId, responseId } = researchAnswers
  const rows = await ctx.db
    .select({
      questionId,
      // Null in the line of the question as a whole.
      optionId: sql<number | null>`${optionId}`,
      people: countDistinct(responseId),
    })
    .from(researchAnswers)
    .innerJoin(
      researchResponses,
      and(eq(researchResponses.stationId, stationId), eq(researchResponses.id, responseId)),
    )
    .where(
      and(
        eq(stationId, ctx.station.id),
        eq(researchAnswers.activityId, activityId),
        eq(researchAnswers.version, version),
        eq(researchResponses.isUndone, false),
      ),
    )
    .groupBy(sql`grouping sets ((${questionId}, ${optionId}), (${questionId}))`)
  const counted = new Map(rows.map((row) => [`${row.questionId}:${row.optionId ?? ''}`, row.people]))
  const of = (question: number, option: number | '') => counted.get(`${question}:${option}`) ?? 0
  return questions.map(({ id, question, type, options }) => ({
    id,
    question,
    type_id: type,
    answered: of(id, ''),
    texts: of(id, 0),
    options: options.map((option) => ({
      id: option.id,
      label: option.label,
      color: option.color ?? null,
      correct: option.correct ?? false,
      votes: of(id, option.id),
    })),
  }))
}
