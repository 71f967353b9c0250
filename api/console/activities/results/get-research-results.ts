import { and, asc, count, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { isMultiple } from '#contract/activities/research/question-types.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ResearchResults, VersionResults } from '#contract/console/activities/results/schemas.ts'
import { participations } from '../../../activities/participation/tables.ts'
import { isAnonymous, waitingOf } from '../../../activities/research/index.ts'
import { researchAnswers, researchDrafts, researchResponses } from '../../../activities/research/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { activityInStation } from '../activity-rows.ts'
import { rememberResults } from './remember-results.ts'
import { versionInStation, versionsOf } from './version-in-station.ts'

/** What came of an activity that asks: in all, and of one version in the words of that time (POL-06). @throws not_found */
export async function getResearchResults(
  ctx: ApiContext,
  { id, version }: { id: number; version?: number | undefined },
): Promise<ResearchResults> {
  await requireTeam(ctx)
  const anonymous = isAnonymous((await activityInStation(ctx, id)).body)
    ? { waiting: await waitingOf(ctx, id) }
    : null
  const versions = await versionsOf(ctx, id)
  const [participants, drafts] = [await participantsOf(ctx, id), await draftsOf(ctx, id)]
  const enough = anonymous ? versions.filter(({ responses }) => responses >= leastAnonymous) : versions
  const wanted = version ?? enough[0]?.version
  const asked = wanted === undefined ? null : await versionInStation(ctx, id, wanted)
  const counted = enough.find((one) => one.version === asked?.version)
  return {
    participants,
    drafts,
    anonymous,
    responses: versions.reduce((sum, { responses }) => sum + responses, 0),
    versions: versions.map(({ undone: _, ...one }) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    shown: asked && counted ? await rememberResults(ctx, id, counted, () => resultsOf(ctx, id, asked)) : null,
  }
}

const { leastAnonymous } = researchLimits

const isCounted = (ctx: ApiContext, activityId: number, version?: number) =>
  inStation(
    researchResponses,
    ctx,
    eq(researchResponses.activityId, activityId),
    version === undefined ? undefined : eq(researchResponses.version, version),
    eq(researchResponses.isUndone, false),
  )

/** Who took part and was not taken back: of anonymous answers nobody can tell more. */
async function participantsOf({ db, station }: ApiContext, activityId: number): Promise<number> {
  const people = db
    .selectDistinct({ participantId: participations.participantId })
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.activityId, activityId),
        isNull(participations.undoneAt),
      ),
    )
  // Hashed; counting distinct ones sorts them.
  const [row] = await db.select({ people: count() }).from(people.as('people'))
  return row?.people ?? 0
}

async function draftsOf({ db, station }: ApiContext, activityId: number): Promise<number> {
  return db.$count(
    researchDrafts,
    inStation(researchDrafts, { station }, eq(researchDrafts.activityId, activityId)),
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

/** By quarters of an hour first, of which the days of every time zone are made: the zone is not asked about each answer. */
async function byDay(ctx: ApiContext, activityId: number, version: number) {
  const { createdAt, right } = researchResponses
  const quarters = ctx.db
    .select({
      quarter: sql`date_bin('15 minutes', ${createdAt}, timestamptz '2000-01-01 00:00:00Z')`.as('quarter'),
      responses: count().as('responses'),
      right: sql`sum(${right})`.as('right'),
      scored: count(right).as('scored'),
    })
    .from(researchResponses)
    .where(isCounted(ctx, activityId, version))
    .groupBy(sql`quarter`)
    .as('quarters')
  const sumOf = (column: SQL.Aliased) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  return ctx.db
    .select({
      day: sql<string>`to_char(${quarters.quarter} at time zone ${ctx.station.config.timezone}, 'YYYY-MM-DD')`.as(
        'day',
      ),
      responses: sumOf(quarters.responses),
      right: sumOf(quarters.right),
      scored: sumOf(quarters.scored),
    })
    .from(quarters)
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

/** Two queries, whatever the number of questions and of answers; own words are option 0. */
async function byQuestion(ctx: ApiContext, activityId: number, version: number, { questions }: Research) {
  const multiple = questions.filter(({ type }) => isMultiple(type)).map(({ id }) => id)
  const [chosen, people] = [
    await chosenIn(ctx, activityId, version),
    await peopleAnswering(ctx, activityId, version, multiple),
  ]
  return questions.map(({ id, question, type, options }) => {
    const rows = chosen.get(id) ?? new Map<number, number>()
    return {
      id,
      question,
      type_id: type,
      // One choice, one text, one video: a row for each person.
      answered: isMultiple(type) ? (people.get(id) ?? 0) : [...rows.values()].reduce((sum, n) => sum + n, 0),
      texts: rows.get(0) ?? 0,
      options: options.map((option) => ({
        id: option.id,
        label: option.label,
        color: option.color ?? null,
        correct: option.correct ?? false,
        votes: rows.get(option.id) ?? 0,
      })),
    }
  })
}

/** How often each option of each question was chosen. */
async function chosenIn(ctx: ApiContext, activityId: number, version: number) {
  const { questionId, optionId } = researchAnswers
  const rows = await ctx.db
    .select({ questionId, optionId, votes: count() })
    .from(researchAnswers)
    .where(isCountedAnswer(ctx, activityId, version))
    .groupBy(questionId, optionId)
  const counted = new Map<number, Map<number, number>>()
  for (const row of rows) {
    const of = counted.get(row.questionId) ?? new Map<number, number>()
    counted.set(row.questionId, of.set(row.optionId, row.votes))
  }
  return counted
}

/** How many people answered each of these questions, of each of which several options may be chosen. */
async function peopleAnswering(ctx: ApiContext, activityId: number, version: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const { questionId, responseId } = researchAnswers
  const answered = ctx.db
    .selectDistinct({ questionId, responseId })
    .from(researchAnswers)
    .where(and(isCountedAnswer(ctx, activityId, version), inArray(questionId, [...ids])))
    .as('answered')
  const rows = await ctx.db
    .select({ id: answered.questionId, people: count() })
    .from(answered)
    .groupBy(answered.questionId)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

/** Answers of a version that count: the few that were taken back are left out, instead of finding what each belongs to. */
function isCountedAnswer({ db, station }: ApiContext, activityId: number, version: number) {
  const undone = db
    .select({ id: researchResponses.id })
    .from(researchResponses)
    .where(
      inStation(
        researchResponses,
        { station },
        eq(researchResponses.activityId, activityId),
        eq(researchResponses.version, version),
        eq(researchResponses.isUndone, true),
      ),
    )
  return inStation(
    researchAnswers,
    { station },
    eq(researchAnswers.activityId, activityId),
    eq(researchAnswers.version, version),
    notInArray(researchAnswers.responseId, undone),
  )
}
