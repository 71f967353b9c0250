import { data, redirect } from '@remix-run/node'
import { getQuiz, tryQuizOption } from '#contract/activities/quizzes/endpoints.ts'
import { earnPoints } from '#contract/activities/wallet/endpoints.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { numberOr } from '../../routing/number-or.ts'
import { type Flash, setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { formatPoints } from '../../ui/format.ts'
import { questionPath, resultPath } from './quiz-address.ts'
import type { RefusedTry } from './quiz-question.tsx'
import { texts } from './texts.ts'

/** Gives a quiz that members play. @throws a 404 for what is none */
export function quizOr404(api: ApiClient, id: number) {
  return api.call(getQuiz, { params: { id } }).catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.status === 404) throw data(null, { status: 404 })
    throw problem
  })
}

type Step = { id: number; step: number }

/** Tries the chosen option; the outcome stands at the question's address (POL-11). */
export async function tryChosen(api: ApiClient, { id, step }: Step, form: FormData) {
  const option = numberOr(form.get('opcao'))
  const question = numberOr(form.get('questao'))
  const refuse = (refused: Omit<RefusedTry, 'option'>, status: number) =>
    data({ ...refused, option }, { status })
  if (question === null) throw new Response(null, { status: 400 })
  if (option === null) return refuse({ problem: texts.chooseOne, error: texts.chooseOne }, 422)
  const seen = form.get('visto')
  try {
    const body = { question, option, ...(typeof seen === 'string' && { seen: seen.slice(0, 64) }) }
    await api.call(tryQuizOption, { params: { id }, body })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    if (problem.code === 'already_done') return redirect(resultPath(id))
    return refuse({ problem: problem.firstMessage, error: undefined }, problem.status)
  }
  return redirect(`${questionPath(id, step)}#resposta`)
}

/** Finishes the quiz and leads home with the result; a second time as well (POL-13). */
export async function finish(api: ApiClient, context: PortalContext, id: number) {
  try {
    const { quiz } = await api.call(earnPoints, { body: { quiz: id } })
    const { currency } = requireStation(context).config
    const points = quiz && quiz.earned > 0 ? formatPoints(quiz.earned, currency) : null
    const flash = quiz?.already ? alreadyFlash(points) : doneFlash(points)
    return redirect('/homepage', { headers: { 'set-cookie': await setFlash(context, flash) } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    const words = problem.status >= 500 ? texts.result.failed : problem.firstMessage
    return data({ problem: words, error: undefined, option: null }, { status: problem.status })
  }
}

const doneFlash = (points: string | null): Flash => ({
  kind: 'success',
  title: points === null ? texts.doneWithout : texts.done(points),
})

const alreadyFlash = (points: string | null): Flash => ({
  kind: 'info',
  title: texts.already,
  text: points === null ? texts.alreadyWithout : texts.alreadyText(points),
})
