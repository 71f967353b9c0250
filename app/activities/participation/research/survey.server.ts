import { data, redirect } from '@remix-run/node'
import { keepResearchAnswer, sendAnswers, sendQuizAnswers } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { keyOfIntention } from '../intention.ts'
import { choicesName, lacksWords, readAnswer } from './answer-form.ts'
import { type Asked, askedBy, draftOf } from './asked-by.server.ts'
import { stepOf, stepOfField, surveyPath } from './survey-step.ts'
import { sentVideo, videoIn } from './video.server.ts'

/** What a step of a survey said against its answer. */
export type RefusedStep = {
  problem: string
  error: string | undefined
  answer: ReturnType<typeof readAnswer>
  /** 'Outro' was chosen, with words or without. */
  isOther: boolean
}

/**
 * One step: its answer is kept, whatever is wrong with it, then goes to the question before or after, or everything is
 * sent. Going back asks for nothing.
 */
export async function takeStep(api: ApiClient, activityId: number, form: FormData) {
  const intent = intentOf(form, ['proximo', 'anterior', 'enviar', 'remover'], {
    field: 'passo',
    unnamed: 'proximo',
  })
  const asked = await askedBy(api, activityId)
  const { questions } = asked.research
  const sent = intent === 'enviar' ? sentBefore(asked, form) : null
  if (sent) return sent
  const step = stepOf(String(form.get('pergunta')), questions.length)
  const question = questions[step - 1]
  if (!question) throw data(null, { status: 404 })
  const isVideo = question.type_id === questionTypes.video
  let answer = isVideo && intent !== 'remover' ? videoIn(question, form) : readAnswer(question, form)
  try {
    const video = isVideo && intent !== 'remover' && (await sentVideo(api, { activityId, question, form }))
    if (video) answer = { ...answer, upload: video.id }
    const isForward = intent === 'proximo' || intent === 'enviar'
    const isUnsaid = isForward && lacksWords(question, form)
    const body = { answer, checked: isForward && !isUnsaid, anonymous: toldIn(form) }
    await api.call(keepResearchAnswer, { params: { id: activityId }, body })
    if (isUnsaid) return refusedStep(422, { problem: '', error: fieldTexts.required, answer, isOther: true })
    if (intent === 'enviar') return await sendAll(api, asked, form)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    const wrong = stepOfField(questions, problem.body.fields ?? {})
    if (wrong !== null && wrong !== step)
      return redirect(`${surveyPath(activityId, wrong)}${wrong > 1 ? '&' : '?'}faltou=1`)
    const error = problem.body.fields?.[choicesName(question.id)]?.[0] ?? problem.body.fields?.file?.[0]
    return refusedStep(problem.status, { problem: problem.firstMessage, error, answer, isOther: false })
  }
  return redirect(surveyPath(activityId, Math.max(1, step + stepsOf[intent])))
}

/** What the page said of who may know: what is sent is kept so, or not at all. Undefined for forms of older pages. */
function toldIn(form: FormData): boolean | undefined {
  const told = form.get('anonima')
  return told === '1' || (told === '0' ? false : undefined)
}

const refusedStep = (status: number, refused: RefusedStep) => data(refused, { status })

const stepsOf = { proximo: 1, enviar: 1, anterior: -1, remover: 0 } as const

/** The answer to the form was lost on its way: what it did stands here, and nothing is sent again (ADR 34). */
function sentBefore({ action: { id, last_participation: last } }: Asked, form: FormData) {
  const isSent = last && !last.undone && form.has('depois') && String(last.id) !== form.get('depois')
  return isSent ? redirect(resultPath(id, last.id)) : null
}

const resultPath = (activityId: number, participationId: number) =>
  `${surveyPath(activityId)}?participacao=${participationId}`

/** What was kept of all questions, under the key of the form: sent twice is once. */
async function sendAll(api: ApiClient, { action }: Asked, form: FormData) {
  const { answers } = await draftOf(api, action.id)
  const key = keyOfIntention(action.id, form)
  const call = action.type_id === quiz.id ? sendQuizAnswers : sendAnswers
  const { id } = await api.call(call, {
    body: { action: action.id, research: action.id, answers, anonymous: toldIn(form) },
    ...(key && { idempotencyKey: key }),
  })
  return redirect(resultPath(action.id, id))
}
