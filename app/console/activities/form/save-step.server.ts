import { isDeepStrictEqual } from 'node:util'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import type { ActivityChange } from '#contract/console/activities/changed-activity.ts'
import {
  getManagedActivity,
  saveActivity,
  setActivityStatus,
} from '#contract/console/activities/endpoints.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { requireStation } from '../../../station/require-station.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { homePlaceOf, rowOf } from '../home-place.server.ts'
import { typeOf } from '../types/index.ts'
import type { ActivityProblem } from './activity-problem.tsx'
import { keptPlace, readFirstPlace } from './first-place.server.ts'
import { readStep } from './read-activity.server.ts'
import { readProblem } from './read-problem.server.ts'
import { stepAddress, stepNamed, stepOfAddress } from './steps.ts'
import { texts } from './texts.ts'

export type StepIntent = 'save' | 'publish' | 'withdraw'

type Sent = { api: ApiClient; id: number; form: FormData; intent: StepIntent }

/**
 * Saves a step of an activity's form, and publishes or withdraws it where its button says so; then back to it, or on to the
 * step that was asked for. What is published is not saved by going to another step: with changes it stays, and says so.
 */
export async function saveStep(args: ActionFunctionArgs, { api, id, form, intent }: Sent) {
  const { timezone: timeZone } = requireStation(args.context).config
  const step = stepOfAddress(args.request.url)
  const goesTo = stepNamed(form.get('ir'))
  const place = step === 'onde' ? readFirstPlace(form) : keptPlace(args.request.url)
  const to = place.in(stepAddress(id, goesTo ?? step))
  // What is saved is what the owner has seen from then on.
  const progress = { seen: seenOf(form) }
  const activity = await api.call(getManagedActivity, { params: { id } })
  const { type_id: typeId, body } = activity
  const { typed, errors, value } = await readStep(api, form, { typeId, timeZone, body, step })
  const shown = { ...typed, values: { ...typed.values, ...place.values } }
  const back = (problem: ActivityProblem, status: number) =>
    data({ typed: shown, problem, seen: problem.conflict?.tag ?? progress.seen }, { status })
  const wrong = { messages: [], conflict: null }
  if (goesTo && activity.status === 'published')
    return value && isSaved(activity, value)
      ? redirect(to)
      : back({ fields: errors, ...wrong, stays: to }, 422)
  if (!value) return back({ fields: errors, ...wrong }, 422)
  try {
    const turnTo = async (status: 'published' | 'withdrawn') => {
      const home = { home: place.isWanted, row: rowOf(place.row) }
      const body = { seen: progress.seen, status, ...home }
      progress.seen = (await api.call(setActivityStatus, { params: { id }, body })).tag
    }
    // First of all: what is not published any more may be unfinished.
    if (intent === 'withdraw') await turnTo('withdrawn')
    const changed = { seen: progress.seen, type_id: typeId, value }
    const saved = await api.call(saveActivity, { params: { id }, body: changed })
    progress.seen = saved.tag
    if (intent === 'publish') await turnTo('published')
    if (goesTo && saved.tag === activity.tag) return redirect(to)
    const message = intent === 'save' ? texts.saved : await statusMessage(api, id, intent)
    return redirectSaved(args.context, to, message)
  } catch (refusal) {
    const problem = readProblem(refusal, shown.values, timeZone, { id, body })
    return back(problem, problem.conflict ? 409 : 422)
  }
}

/** Whether what was typed of an activity is what is saved of it. Pure. */
function isSaved(activity: ManagedActivity, typed: ActivityChange): boolean {
  const there = { ...activity, prerequisites: activity.prerequisites.map(({ id }) => id) }
  const said = Object.keys(typed).map((name) => [name, there[name as keyof typeof there]])
  return isDeepStrictEqual(plainOf(Object.fromEntries(said)), plainOf(typed))
}

/** Without what is undefined, and with one kind of line end. */
const plainOf = (value: object): unknown => JSON.parse(JSON.stringify(value).replaceAll('\\r\\n', '\\n'))

/** The message after a change of status; for a published activity it says whether the home shows it. */
async function statusMessage(api: ApiClient, id: number, intent: 'publish' | 'withdraw') {
  if (intent === 'withdraw') return texts.withdrawn
  const activity = await api.call(getManagedActivity, { params: { id } })
  if (typeOf(activity.type_id).isStandalone) return texts.publishedQuiz
  const { shown } = await homePlaceOf(api, activity)
  return shown.length > 0 ? texts.published : texts.publishedUnseen
}
