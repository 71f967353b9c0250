import type { Participation } from '#contract/activities/participation/schemas.ts'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { activityOfType, readBody, takePart } from '../participation/index.ts'
import { countSent, kilobytesOf } from './count-bytes.ts'
import { percentOf } from './score.ts'
import { researchTexts } from './texts.ts'
import { answeredTypes, quizType } from './types/index.ts'
import type { Sent } from './types/research-type.ts'

type AnswerBody = {
  user?: number | undefined
  action: number
  establishment?: number | undefined
  research?: number | undefined
  answers: ResearchAnswer[]
  anonymous?: boolean | undefined
  percentages?: number | number[] | undefined
}

/**
 * Sends the answers to a survey, poll or checklist; twice with one key is once (POL-06).
 * @throws what taking part throws; invalid_input with a message per question; conflict when something else is asked by now
 */
export async function sendAnswers(
  ctx: ApiContext,
  body: AnswerBody,
  key: string | undefined,
): Promise<Participation> {
  requireOwn(ctx, body)
  const ids = answeredTypes.map(({ contract }) => contract.id)
  const activity = await activityOfType(ctx, body.action, ids, 'any')
  const type = answeredTypes.find(({ contract }) => contract.id === activity.typeId)
  if (!type) throw new ApiError('not_found', researchTexts.unavailable)
  const kilobytes = kilobytesOf(readBody(ctx, type.body, activity).research, body.answers)
  return countSent(ctx, kilobytes, () =>
    takePart(ctx, type, { activityId: body.action, key, input: sentOf(body) }),
  )
}

/** The same for a quiz, which says how much of it was right: 0 to 1 (ACT-06). @throws as above */
export async function sendQuizAnswers(ctx: ApiContext, body: AnswerBody, key: string | undefined) {
  requireOwn(ctx, body)
  const activity = await activityOfType(ctx, body.action, [quizType.contract.id], 'any')
  const kilobytes = kilobytesOf(readBody(ctx, quizType.body, activity).research, body.answers)
  const participation = await countSent(ctx, kilobytes, () =>
    takePart(ctx, quizType, { activityId: body.action, key, input: sentOf(body) }),
  )
  const { right, asked } = participation.score ?? { right: 0, asked: 0 }
  return { ...participation, correct_answer_percentage: percentOf(right, asked) / 100 }
}

const sentOf = ({ answers, anonymous, percentages }: AnswerBody): Sent => ({
  answers,
  anonymous,
  claimed: Array.isArray(percentages) ? percentages[0] : percentages,
})

/** Nobody answers for another, at another station, or to questions of another activity. @throws forbidden, not_found */
function requireOwn(ctx: ApiContext, { user, establishment, research, action }: AnswerBody): void {
  if (user !== undefined && user !== memberOf(ctx)) throw new ApiError('forbidden')
  if (establishment !== undefined && establishment !== ctx.station.id) throw new ApiError('forbidden')
  if (research !== undefined && research !== action)
    throw new ApiError('not_found', researchTexts.unavailable)
}
