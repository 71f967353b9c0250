import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Research } from '#contract/activities/research/research.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { researchDrafts } from '../research/tables.ts'
import { stateOf } from './question-state.ts'

/** Options that somebody tried, in the order of trying, by the number of the question. */
export type Tries = ReadonlyMap<number, readonly number[]>

const none: Tries = new Map()

/** Tries as a finished quiz keeps them: by question, what was tried of its options, in turn. */
export const triesSchema = z
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
