import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getResearch, keepResearchAnswer } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { numberOr } from '../../../routing/number-or.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { requireParticipant } from '../../../session/member.server.ts'
import { routeNumber } from '../route-number.ts'
import { readAnswer, toldIn } from './answer-form.ts'
import { surveyPath } from './survey-step.ts'

export const handle: PageHandle = { answersData: true }

/** Sends readers back to the survey, for nothing is here to be read. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(surveyPath(routeNumber(args.params.actionId)))
}

/** Keeps what is on the screen of a step while its page stays, for the page's script (POL-01, ADR 102). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return keep(api, routeNumber(args.params.actionId), await args.request.formData())
}

/** Keeps the answer; 204: it is kept, or nobody asks for it any more. Other refusals are tried again by the script. */
async function keep(api: ApiClient, activityId: number, form: FormData): Promise<Response> {
  const params = { id: activityId }
  try {
    const { questions } = await api.call(getResearch, { params })
    const question = questions.find(({ id }) => id === numberOr(form.get('questao')))
    if (question && question.type_id !== questionTypes.video) {
      const body = { answer: readAnswer(question, form), anonymous: toldIn(form) }
      await api.call(keepResearchAnswer, { params, body })
    }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 404) throw problem
  }
  return new Response(null, { status: 204 })
}
