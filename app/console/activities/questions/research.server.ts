import type { Research } from '#contract/activities/research/research.ts'
import {
  personalityBody,
  pollBody,
  quizBody,
  standaloneQuizBody,
  surveyBody,
} from '#contract/activity-types/research-body.ts'
import type { ApiClient } from '#contract/client.ts'
import { getManagedActivity, saveActivity } from '#contract/console/activities/endpoints.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { formName } from '../../fields/place.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { typeFormOf } from '../types/index.ts'
import type { Asks } from '../types/type-form.ts'
import { type ResearchProblemLink, researchProblems } from './research-problems.ts'

export type ResearchActivity = { activity: ManagedActivity; asks: Asks; research: Research }

/** An activity that asks, with its questions. @throws a 404 for any other */
export async function researchActivity(api: ApiClient, id: number): Promise<ResearchActivity> {
  const asked = researchOf(await api.call(getManagedActivity, { params: { id } }))
  if (!asked) throw new Response(null, { status: 404 })
  return asked
}

/** An activity with what it asks; null of one that asks nothing. Pure. */
export function researchOf(activity: ManagedActivity): ResearchActivity | null {
  const asks = typeFormOf(activity.type_id)?.asks
  const body = surveyBody.schema.safeParse(activity.body)
  if (!asks || !body.success) return null
  const { research } = body.data
  return { activity, asks: research.anonymous ? { ...asks, isAnonymous: true } : asks, research }
}

/** The questions of an activity as its form lists them; null of one that asks nothing. Pure. */
export function askedOf(activity: ManagedActivity) {
  const asked = researchOf(activity)
  if (!asked) return null
  const { questions, anonymous = false } = asked.research
  return { seen: activity.tag, asks: asked.asks, questions, anonymous }
}

/** What of its questions keeps an activity from being published, in words; nothing of one that asks nothing. Pure. */
export function missingIn(activity: ManagedActivity): ResearchProblemLink[] {
  const asked = researchOf(activity)
  return asked ? missingLinks(asked) : []
}

/** What keeps it from being published, in words. Pure. */
export function missingLinks({ activity, asks, research }: ResearchActivity): ResearchProblemLink[] {
  const missing = bodyOf(asks).missing({ research })
  const fields = missing.map(({ path, message }) => [formName(path.map(String).join('.')), message])
  return researchProblems(Object.fromEntries(fields), activity.id, research).links
}

/** The form of what such a type asks. */
function bodyOf({ isOne, hasRight, explains, feedbacks }: Asks) {
  if (isOne) return pollBody
  if (explains) return standaloneQuizBody
  if (hasRight) return quizBody
  return feedbacks === 'choices' ? personalityBody : surveyBody
}

/** Saves an activity with other questions, as somebody saw it; everything else of it stays. @throws what saving an activity throws */
export const saveResearch = (
  api: ApiClient,
  { activity, seen, research }: Pick<ResearchActivity, 'activity' | 'research'> & { seen: string },
): Promise<ManagedActivity> =>
  api.call(saveActivity, {
    params: { id: activity.id },
    body: { seen, type_id: activity.type_id, value: { body: { research } } },
  })

/** A refusal in words, for pages that have no field for it. @throws whatever is no refusal of the API */
export function refusedInWords(
  problem: unknown,
  { activity, research }: Omit<ResearchActivity, 'asks'>,
): SaveProblem {
  const said = saveProblem(problem)
  const { fields, links } = researchProblems(said.fields, activity.id, research)
  return {
    ...said,
    fields: {},
    messages: [...links.map(({ message }) => message), ...Object.values(fields), ...said.messages].slice(
      0,
      20,
    ),
  }
}
