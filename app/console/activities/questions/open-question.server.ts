import type { ActionFunctionArgs } from '@remix-run/node'
import { lastNumberOf } from '#contract/activities/research/numbers.ts'
import type { Question } from '#contract/activities/research/research.ts'
import type { ApiClient } from '#contract/client.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { routeId } from '../../../routing/route-id.ts'
import { differencesOf } from '../../fields/differences.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { storePicture } from '../../owner/store-file.server.ts'
import { openedFormOf } from '../../ui/opened-form.ts'
import { closedAddress, newQuestion } from './addresses.ts'
import { addQuestion, putQuestion } from './change-research.ts'
import { questionFields } from './fields.ts'
import { questionForm, questionValues } from './read-question.server.ts'
import { type ResearchActivity, researchActivity, researchOf, saveResearch } from './research.server.ts'
import { problemsOfQuestion } from './research-problems.ts'
import { texts } from './texts.ts'

/** The number of the question that an address opens, or a new one; null: it opens none. @throws a 404 for what is neither */
function questionIdOf(url: string): number | typeof newQuestion | null {
  const opened = openedFormOf(new URL(url).search)
  return opened === null || opened === newQuestion ? opened : routeId(opened)
}

/** The question that an address opens in the list of its activity, as its form shows it; null where it opens none. */
export function openQuestion(activity: ManagedActivity, url: string) {
  const id = questionIdOf(url)
  const asked = id === null ? null : researchOf(activity)
  if (id === null || !asked) return null
  const { asks, research } = asked
  const place = research.questions.findIndex((one) => one.id === id) + 1
  return {
    id,
    place,
    isGone: id !== newQuestion && place === 0,
    isLive: activity.status === 'published',
    values: questionValues(asks, research, research.questions[place - 1]),
    lastNumber: lastNumberOf(research),
    feedbacks: research.feedbacks.map((one) => ({ value: String(one.id), label: shortOf(one.feedback) })),
  }
}

/** The beginning of a feedback, to choose it by. */
const shortOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Saves the question that the address opens, and closes it (POL-02, POL-14). @throws a 404 where it opens none */
export async function saveQuestion(
  { request, context }: ActionFunctionArgs,
  { api, activityId, form }: { api: ApiClient; activityId: number; form: FormData },
) {
  const id = questionIdOf(request.url)
  if (id === null) throw new Response(null, { status: 404 })
  const asked = await researchActivity(api, activityId)
  const { activity, asks, research } = asked
  const before = research.questions.find((one) => one.id === id)
  const described = { name: 'question', ...questionForm(asks, before), storeFile: storePicture(context) }
  return sendForm(form, described, async (value) => {
    const question = id === newQuestion ? value : { ...value, id }
    const changed = id === newQuestion ? addQuestion(research, question) : putQuestion(research, question)
    try {
      if (changed !== research) await saveResearch(api, { activity, seen: seenOf(form), research: changed })
      return redirectSaved(context, closedAddress(activityId, question.id), texts.saved)
    } catch (problem) {
      return refused(problem, { ...asked, research: changed }, question)
    }
  })
}

/** What the API refused, beside the fields of this question; who was faster, with what they have of it. */
function refused(
  problem: unknown,
  { activity, asks, research }: ResearchActivity,
  mine: Question,
): SaveProblem {
  const said = saveProblem(problem)
  const words = problemsOfQuestion(said.fields, activity.id, research, mine.id)
  const messages = [...words.messages, ...said.messages]
  if (!said.conflict) return { ...said, fields: words.fields, messages }
  const theirs = (said.conflict.value as ResearchValue).body?.research?.questions?.find(
    ({ id }) => id === mine.id,
  )
  const differences = differencesOf(questionFields(asks), theirs, mine)
  return { ...said, fields: {}, messages, conflict: { ...said.conflict, differences, replaces: true } }
}
type ResearchValue = { body?: { research?: { questions?: Question[] } } }
