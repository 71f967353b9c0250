import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Research } from '#contract/activities/research/research.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { participations } from '../participation/tables.ts'
import { researchAnswers, researchDrafts, researchResponses, researchVersions } from '../research/tables.ts'
import { stateOf } from './question-state.ts'

/** Options that somebody tried, in the order of trying, by the number of the question. */
export type Tries = ReadonlyMap<number, readonly number[]>

const none: Tries = new Map()

/** Tries as a finished quiz keeps them: by question, what was tried of its options, in its order. */
const triesSchema = z
  .array(z.object({ question: z.number(), options: z.array(z.number()) }))
  .transform((kept): Tries => new Map(kept.map(({ question, options }) => [question, options])))

/** Of tries, those of what is asked now: what nobody asks any more is not kept. Pure. */
export const toKept = ({ questions }: Research, tries: Tries): z.input<typeof triesSchema> =>
  questions.map(({ id, options }) => ({
    question: id,
    options: (tries.get(id) ?? []).filter((tried) => options.some((option) => option.id === tried)),
  }))

/** What the caller tried in quizzes that they have not finished; kept where answers that are not sent are (ADR 86, ADR 88). */
export async function triesIn(ctx: ApiContext, ids: readonly number[]): Promise<(id: number) => Tries> {
  if (ids.length === 0) return () => none
  const { activityId, participantId, answers } = researchDrafts
  const rows = await ctx.db
    .select({ activityId, answers })
    .from(researchDrafts)
    .where(inStation(researchDrafts, ctx, inArray(activityId, [...ids]), eq(participantId, memberOf(ctx))))
  const found = new Map(
    rows.map((row) => [
      row.activityId,
      new Map(Object.values(row.answers).map(({ question, options }) => [question, options])),
    ]),
  )
  return (id) => found.get(id) ?? none
}

/** How many questions have their right answer, and how many had it at the first try. Pure. */
export function countSolved({ questions }: Research, tries: Tries): { solved: number; right: number } {
  const states = questions.map((question) => stateOf(question, tries.get(question.id) ?? []))
  return {
    solved: states.filter(({ found }) => found !== null).length,
    right: states.filter(({ isRight }) => isRight).length,
  }
}

/** The one key under which somebody finishes a quiz: once, for ever (POL-13). */
export const finishKey = (quizId: number): string => `quiz:${quizId}`

export type FinishedQuiz = {
  participationId: number
  earned: number
  createdAt: string
  /** All that was tried; null where only first tries are kept. */
  tries: Tries | null
}

/** What a finished quiz keeps beside its answers (POL-12). */
const finishedData = z.object({ tries: triesSchema })

/** What the caller finished of some quizzes; what an owner took back was finished, too, and earns nothing. */
export async function finishedIn(
  { db, station, ...ctx }: ApiContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FinishedQuiz>> {
  if (ids.length === 0) return new Map()
  const { participantId, activityId, idempotencyKey } = participations
  const rows = await db
    .select()
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participantId, memberOf({ db, station, ...ctx })),
        inArray(activityId, [...ids]),
        inArray(idempotencyKey, ids.map(finishKey)),
      ),
    )
  return new Map(
    rows.map((row) => [
      row.activityId,
      {
        participationId: row.id,
        earned: row.undoneAt ? 0 : row.earnedH / 100,
        createdAt: row.createdAt.toISOString(),
        tries: finishedData.safeParse(row.data).data?.tries ?? null,
      },
    ]),
  )
}

/** What was asked when a quiz was finished, and what was tried until then. Undefined: nothing is kept of it. */
export async function keptOf(
  { db, station }: ApiContext,
  { participationId, tries }: FinishedQuiz,
): Promise<{ research: Research; tries: Tries } | undefined> {
  const { stationId, activityId, version, id } = researchResponses
  const [row] = await db
    .select({ id, research: researchVersions.research })
    .from(researchResponses)
    .innerJoin(
      researchVersions,
      inStation(
        researchVersions,
        { stationId },
        eq(researchVersions.activityId, activityId),
        eq(researchVersions.version, version),
      ),
    )
    .where(inStation(researchResponses, { station }, eq(researchResponses.participationId, participationId)))
  if (!row) return undefined
  if (tries) return { research: row.research, tries }
  const answers = await db
    .select({ question: researchAnswers.questionId, option: researchAnswers.optionId })
    .from(researchAnswers)
    .where(inStation(researchAnswers, { station }, eq(researchAnswers.responseId, row.id)))
    .orderBy(asc(researchAnswers.questionId))
  const firsts = new Map(answers.map(({ question, option }) => [question, option]))
  return { research: row.research, tries: solvedTries(row.research, firsts) }
}

/** Where only first tries were kept: all was found in the end, so after a wrong one comes a right one. Pure. */
const solvedTries = ({ questions }: Research, firsts: ReadonlyMap<number, number>): Tries =>
  new Map(
    questions.map(({ id, options }) => {
      const first = firsts.get(id)
      const right = options.filter(({ correct }) => correct).map((option) => option.id)
      if (first === undefined) return [id, right.slice(0, 1)]
      return [id, right.includes(first) ? [first] : [first, ...right.slice(0, 1)]]
    }),
  )
