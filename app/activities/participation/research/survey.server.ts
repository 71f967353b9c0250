import { data, redirect } from '@remix-run/node'
import { keepResearchAnswer, sendAnswers, sendQuizAnswers } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import type { ResearchDraft } from '#contract/activities/research/schemas.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { keyOfIntention } from '../intention.ts'
import { choicesName, lacksWords, readAnswer, toldIn } from './answer-form.ts'
import { type Asked, askedBy } from './asked-by.server.ts'
import { refuseQuestions, refuseStep, type SentStep } from './refused-step.server.ts'
import { stepOf, surveyPath } from './survey-step.ts'
import { type SurveyForm, videoIn } from './video.server.ts'

const intents = ['proximo', 'anterior', 'enviar', 'remover', 'sair'] as const

/**
 * Takes one step: keeps its answer, right or wrong, then goes to the question before or after, or out, or sends
 * everything. Going back and leaving require nothing.
 */
export async function takeStep(api: ApiClient, activityId: number, sentForm: SurveyForm) {
  const { formData: form, video } = sentForm
  const intent = intentOf(form, intents, { field: 'passo', unnamed: 'proximo' })
  const asked = await askedBy(api, activityId)
  const { questions } = asked.research
  const isSending = intent === 'enviar'
  const before = isSending ? sentBefore(asked, form) : null
  if (before) return before
  const step = stepOf(String(form.get('pergunta')), questions.length)
  const question = questions[step - 1]
  if (!question) throw data(null, { status: 404 })
  const isVideo = question.type_id === questionTypes.video && intent !== 'remover'
  const isOther = (isSending || intent === 'proximo') && lacksWords(question, form)
  const answer = isVideo ? videoIn(question, sentForm) : readAnswer(question, form)
  const sent: SentStep = { activityId, questions, step, answer, isOther, isSending }
  try {
    if (isVideo && video?.problem) throw video.problem
    // What is sent is held to its questions all together, below.
    const checked = intent === 'proximo' && !isOther
    const body = { answer, checked, anonymous: toldIn(form) }
    const kept = await api.call(keepResearchAnswer, { params: { id: activityId }, body })
    const unsaid = isOther ? { [choicesName(question.id)]: fieldTexts.required } : {}
    const refused = refuseQuestions(sent, 422, { ...(isSending && kept.problems), ...unsaid })
    if (refused) return refused
    if (isSending) return await sendAll(api, asked, { answers: kept.answers, form })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !isSaid(problem, isSending)) throw problem
    const { status, body, firstMessage } = problem
    const said = { problem: firstMessage, error: body.fields?.file?.[0] }
    return refuseQuestions(sent, status, body.fields) ?? refuseStep(sent, status, said)
  }
  if (intent === 'sair') return redirect(`/homepage/atividades/${activityId}`)
  return redirect(surveyPath(activityId, Math.max(1, step + stepsOf[intent])))
}

/** Whether the page says the error: an error of ours that sending met, too (POL-07). A missing answer is waited for (ADR 33). */
const isSaid = ({ status }: ApiProblem, isSending: boolean) => status < 500 || (isSending && status === 500)

const stepsOf = { proximo: 1, enviar: 1, anterior: -1, remover: 0 } as const

/** Leads to the result of an earlier sending whose answer was lost; nothing is sent again (ADR 34). */
function sentBefore({ action: { id, last_participation: last } }: Asked, form: FormData) {
  const isSent = last && !last.undone && form.has('depois') && String(last.id) !== form.get('depois')
  return isSent ? redirect(resultPath(id, last.id)) : null
}

const resultPath = (activityId: number, participationId: number) =>
  `${surveyPath(activityId)}?participacao=${participationId}`

type Kept = Pick<ResearchDraft, 'answers'> & { form: FormData }

/** Sends the answers kept so far, under the key of the form: a second try changes nothing. */
async function sendAll(api: ApiClient, { action }: Asked, { answers, form }: Kept) {
  const key = keyOfIntention(action.id, form)
  const call = action.type_id === quiz.id ? sendQuizAnswers : sendAnswers
  const { id } = await api.call(call, {
    body: { action: action.id, research: action.id, answers, anonymous: toldIn(form) },
    ...(key && { idempotencyKey: key }),
  })
  return redirect(resultPath(action.id, id))
}
