import { sql } from 'drizzle-orm'
import { isMultiple } from '#contract/activities/research/question-types.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { fieldOfQuestion, problemOf } from './check-answers.ts'
import type { Draft } from './get-draft.ts'
import { researchOf } from './research-of.ts'
import { researchDrafts } from './tables.ts'
import { researchTexts } from './texts.ts'

type Kept = { activityId: number; answer: ResearchAnswer; checked: boolean }

/** Of somebody who goes through a long survey quickly, on two devices. */
const perMinute = 240

/**
 * Keeps the answer to one question, over the one that was kept; the others stay, whoever writes at the same time (POL-01).
 * `checked`: it is kept and then held to the question, so that nothing typed is lost.
 * @throws not_found, conflict for what is not asked, invalid_input, too_many_requests
 */
export async function keepAnswer(ctx: ApiContext, { activityId, answer, checked }: Kept): Promise<Draft> {
  const participantId = memberOf(ctx)
  await limit(
    ctx,
    {
      name: 'research-draft',
      key: `${ctx.station.id}:${participantId}`,
      points: perMinute,
      durationSeconds: 60,
    },
    (seconds) =>
      new ApiError('too_many_requests', researchTexts.tooMany(seconds), {
        details: { retryAfterSeconds: seconds },
      }),
  )
  const research = await researchOf(ctx, activityId)
  const question = research.questions.find(({ id }) => id === answer.question)
  const known = new Set(question?.options.map(({ id }) => id))
  if (!question || answer.options.some((id) => !known.has(id)))
    throw new ApiError('conflict', researchTexts.notAsked)
  const kept = { [answer.question]: bounded(answer, isMultiple(question.type)) }
  const now = ctx.ports.clock.now()
  const [row] = await ctx.db
    .insert(researchDrafts)
    .values({ stationId: ctx.station.id, activityId, participantId, answers: kept, updatedAt: now })
    .onConflictDoUpdate({
      target: [researchDrafts.stationId, researchDrafts.activityId, researchDrafts.participantId],
      set: { answers: sql`${researchDrafts.answers} || excluded.answers`, updatedAt: now },
    })
    .returning({ answers: researchDrafts.answers })
  const problem = checked ? problemOf(question, answer) : undefined
  if (problem) throw ApiError.fields({ [fieldOfQuestion(question.id)]: problem })
  return { answers: Object.values(row?.answers ?? kept) }
}

/** Somewhat more than may be sent, so that what is too long can be shortened; never a store of its own (SEC-39). */
const bounded = (answer: ResearchAnswer, hasMany: boolean): ResearchAnswer => ({
  ...answer,
  options: answer.options.slice(0, hasMany ? researchLimits.options : 2),
  answer: answer.answer.slice(0, researchLimits.answerLetters * 4),
})
