import { data, redirect } from '@remix-run/node'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import {
  getResearchDraft,
  keepResearchAnswer,
  sendAnswers,
  sendQuizAnswers,
} from '#contract/activities/research/endpoints.ts'
import type { MemberResearch } from '#contract/activities/research/schemas.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { keyOfIntention } from '../intention.ts'
import { choicesName, readAnswer } from './answer-form.ts'
import { stepOf, stepOfField, surveyPath } from './survey-step.ts'

/** What a step of a survey said against its answer. */
export type RefusedStep = {
  problem: string
  error: string | undefined
  answer: ReturnType<typeof readAnswer>
}

type Asked = { action: ActionDetail; research: MemberResearch }

/** An activity that asks, with what it asks. @throws a 404 for others */
export async function askedBy(api: ApiClient, activityId: number): Promise<Asked> {
  const action = await api.call(getAction, { params: { id: activityId } }).catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.status === 404) throw data(null, { status: 404 })
    throw problem
  })
  const [research] = action.researches
  if (!research) throw data(null, { status: 404 })
  return { action, research }
}

/**
 * One step: its answer is kept, whatever is wrong with it, then goes to the question before or after, or everything is
 * sent. Going back asks for nothing.
 */
export async function takeStep(api: ApiClient, activityId: number, form: FormData) {
  const intent = intentOf(form, ['proximo', 'anterior', 'enviar'], { field: 'passo', unnamed: 'proximo' })
  const asked = await askedBy(api, activityId)
  const { questions } = asked.research
  const sent = intent === 'enviar' ? sentBefore(asked, form) : null
  if (sent) return sent
  const step = stepOf(String(form.get('pergunta')), questions.length)
  const question = questions[step - 1]
  if (!question) throw data(null, { status: 404 })
  const answer = readAnswer(question, form)
  try {
    const body = { answer, checked: intent !== 'anterior' }
    await api.call(keepResearchAnswer, { params: { id: activityId }, body })
    if (intent === 'enviar') return await sendAll(api, asked, form)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    const wrong = stepOfField(questions, problem.body.fields ?? {})
    if (wrong !== null && wrong !== step)
      return redirect(`${surveyPath(activityId, wrong)}${wrong > 1 ? '&' : '?'}faltou=1`)
    const error = problem.body.fields?.[choicesName(question.id)]?.[0]
    const refused: RefusedStep = { problem: problem.firstMessage, error, answer }
    return data(refused, { status: problem.status })
  }
  return redirect(surveyPath(activityId, intent === 'anterior' ? Math.max(1, step - 1) : step + 1))
}

/** The answer to the form was lost on its way: what it did stands here, and nothing is sent again (ADR 34). */
function sentBefore({ action: { id, last_participation: last } }: Asked, form: FormData) {
  const isSent = last && !last.undone && form.has('depois') && String(last.id) !== form.get('depois')
  return isSent ? redirect(resultPath(id, last.id)) : null
}

const resultPath = (activityId: number, participationId: number) =>
  `${surveyPath(activityId)}?participacao=${participationId}`

/** What was kept of all questions, under the key of the form: sent twice is once. */
async function sendAll(api: ApiClient, { action }: Asked, form: FormData) {
  const { answers } = await api.call(getResearchDraft, { params: { id: action.id } })
  const key = keyOfIntention(action.id, form)
  const call = action.type_id === quiz.id ? sendQuizAnswers : sendAnswers
  const { id } = await api.call(call, {
    body: { action: action.id, research: action.id, answers },
    ...(key && { idempotencyKey: key }),
  })
  return redirect(resultPath(action.id, id))
}
