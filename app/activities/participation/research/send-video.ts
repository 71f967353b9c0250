import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { requireParticipant } from '../../../session/member.server.ts'
import { routeNumber } from '../route-number.ts'
import { surveyPath } from './survey-step.ts'
import { keepSentVideo, readSurveyForm } from './video.server.ts'

export const handle: PageHandle = {
  answersData: true,
  takesFile: 'member',
  mostFileBytes: researchLimits.videoBytes,
}

/** Sends readers back to the survey, for nothing is here to be read. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(surveyPath(routeNumber(args.params.actionId)))
}

/** Takes the video of a step while its page stays, for the page's script: what has gone can be shown (POL-05). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const activityId = routeNumber(args.params.actionId)
  return keepSentVideo(api, activityId, await readSurveyForm(api, activityId, args))
}
