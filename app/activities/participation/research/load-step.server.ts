import { data, redirect } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import type { ToastMessage } from '../../../ui/toast.tsx'
import { intentionOf } from '../intention.ts'
import { justTaken } from '../just-taken.server.ts'
import { askedBy, draftOf } from './asked-by.server.ts'
import { isAskedInPlace } from './asked-in-place.ts'
import { stepOf, type WrongStep, wrongSteps } from './survey-step.ts'
import { texts } from './texts.ts'

export type LoadedStep = Awaited<ReturnType<typeof loadStep>>

/** Loads a step of a survey with what was answered so far, or what came of sending it (POL-01). @throws a 404, or a redirect */
export async function loadStep(api: ApiClient, activityId: number, query: URLSearchParams) {
  const [{ action, research }, draft, taken] = await Promise.all([
    askedBy(api, activityId),
    draftOf(api, activityId),
    justTaken(api, activityId, query.get('participacao')),
  ])
  const page = `/homepage/atividades/${activityId}`
  // Such questions stand on the activity's page; and it says why one may not take part.
  if (isAskedInPlace(action.type_id)) throw redirect(page)
  if (!taken && action.participation.state !== 'open') throw redirect(page)
  const { questions } = research
  const step = stepOf(query.get('pergunta'), questions.length)
  const question = questions[step - 1]
  if (!question) throw data(null, { status: 404 })
  // Sending led here: what it said, as long as it is so (POL-07, ERR-04).
  const wrong = query.get('faltou') === '1' && !taken ? wrongSteps(questions, draft.problems) : []
  return {
    activityId,
    name: action.name,
    step,
    total: questions.length,
    question,
    answer: draft.answers.find((one) => one.question === question.id),
    wrong,
    toasts: wrong.slice(0, mostToasts).map(toToast),
    isTooLarge: query.has('grande'),
    anonymous: research.anonymous,
    taken,
    intention: intentionOf(action.last_participation, query.get('depois'), new Date()),
  }
}

/** The most toasts that fit a phone; the list on the page has all problems. */
const mostToasts = 5

const toToast = ({ step, question, message }: WrongStep): ToastMessage => ({
  id: `faltou-${step}`,
  tone: 'error',
  title: texts.wrong(question, message),
  isInPlace: true,
})
