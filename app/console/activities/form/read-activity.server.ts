import type { ApiClient } from '#contract/client.ts'
import { type ActivityChange, activityChangeOf } from '#contract/console/activities/changed-activity.ts'
import {
  addActivityPicture,
  addAnimation,
  addFilm,
  listManagedActivities,
} from '#contract/console/activities/endpoints.ts'
import {
  type ActivityInput,
  activityInputOf,
  type ManagedActivity,
} from '#contract/console/activities/schemas.ts'
import { mostPrerequisites } from '#contract/console/most-entries.ts'
import { mostPlans } from '#contract/console/plans/schemas.ts'
import { type Values, valuesOf, writeClock } from '../../fields/field-values.server.ts'
import { type ReadForm, readForm, type StoreFile } from '../../fields/read-form.server.ts'
import { storedOr } from '../../owner/store-file.server.ts'
import { activityFields } from '../activity-fields.ts'
import { newWindowFields } from './new-window-fields.ts'
import { type Step, stepFields } from './steps.ts'
import { texts } from './texts.ts'

/** Names have 150 letters. */
const longestPrerequisite = 500

type Typed = { values: Values; prerequisites: string[]; plans: number[] }
export type ReadActivity<Value> = Omit<ReadForm<Value>, 'typed'> & { typed: Typed }

/** An activity as its form shows it, on the station's clock. */
export const typedOf = (activity: ManagedActivity, timeZone: string): Typed => ({
  values: valuesOf(activityFields(activity.type_id), activity, timeZone),
  prerequisites: activity.prerequisites.map(({ id, name }) => `${id} · ${name}`),
  plans: activity.onlyForPlans,
})

/** A new activity as its form says it; what later steps ask has its usual value. */
export async function readNewActivity(
  api: ApiClient,
  form: FormData,
  { typeId, timeZone }: { typeId: number; timeZone: string },
): Promise<ReadActivity<ActivityInput>> {
  const read = await readForm(form, {
    // The first step, and the window that is proposed unseen.
    fields: [...stepFields(typeId, 'fazer'), ...newWindowFields(typeId)],
    schema: activityInputOf(typeId),
    before: {},
    timeZone,
    storeFile: storeFile(api),
  })
  return { ...read, typed: { values: read.typed, prerequisites: [], plans: [] } }
}

type Known = {
  typeId: number
  timeZone: string
  step: Step
  /** The type's own part as it is now: what its form does not know of it stays. */
  body: unknown
  /** False: what is typed is looked at only; no file is stored, and nothing is looked for by its name. */
  isKept?: boolean
}

/** What a step of an activity's form says: its own fields and no other. */
export async function readStep(
  api: ApiClient,
  form: FormData,
  { typeId, timeZone, step, body, isKept = true }: Known,
): Promise<ReadActivity<ActivityChange>> {
  const fields = stepFields(typeId, step)
  const asks = (part: string) => fields.some(({ name }) => name === part)
  const [prerequisites, plans] = [prerequisitesOf(form), plansOf(form)]
  const { typed, errors, value } = await readForm(form, {
    fields,
    schema: activityChangeOf(typeId),
    before: fields.some(({ name }) => name.startsWith('body.')) ? { body } : {},
    timeZone,
    ...(isKept && { storeFile: storeFile(api) }),
  })
  const read = { typed: { values: typed, prerequisites, plans }, errors, value }
  if (!value) return read
  const change = { ...value, ...(asks('onlyForPlans') && { onlyForPlans: plans }) }
  if (!asks('prerequisites') || !isKept) return { ...read, value: change }
  const found = await prerequisiteIds(api, prerequisites)
  return 'wrong' in found
    ? { ...read, errors: { prerequisites: found.wrong }, value: undefined }
    : { ...read, value: { ...change, prerequisites: found.ids } }
}

/** Each once; of more and longer ones than a form can have no more is read, as they come back with it. */
function prerequisitesOf(form: FormData): string[] {
  const names = form.getAll('prerequisites').map((one) => String(one).trim().slice(0, longestPrerequisite))
  return [...new Set(names)].filter(Boolean).slice(0, 2 * mostPrerequisites)
}

/** Numbers of plans; whether the station has them the platform says. */
const plansOf = (form: FormData): number[] =>
  form
    .getAll('onlyForPlans')
    .filter((one): one is string => typeof one === 'string' && /^\d{1,15}$/.test(one))
    .slice(0, mostPlans)
    .map(Number)

/** Pictures in the shape of their place, the animation, and films of playlists, whose address is that of their row. */
const storeFile =
  (api: ApiClient): StoreFile =>
  ({ name }, file) =>
    storedOr(async () => {
      if (name === 'url') {
        const { url, durationSeconds } = await api.call(addFilm, { upload: { file } })
        // What the film says itself stands in place of what was typed.
        const also: Values = durationSeconds === null ? {} : { durationSeconds: writeClock(durationSeconds) }
        return { address: url, also }
      }
      if (name === 'feedback_lottie_id')
        return { address: (await api.call(addAnimation, { upload: { file } })).animation }
      const fields = { kind: name === 'image' ? 'covers' : 'featured' } as const
      return { address: (await api.call(addActivityPicture, { upload: { file, fields } })).image }
    })

type Found = { ids: number[] } | { wrong: string }

/** One after another, and no more than can be saved: names cost a search each. */
async function prerequisiteIds(api: ApiClient, typed: readonly string[]): Promise<Found> {
  if (typed.length > mostPrerequisites) return { wrong: texts.prerequisitesTooMany(mostPrerequisites) }
  const ids: number[] = []
  for (const one of typed) {
    const id = await prerequisiteId(api, one)
    if (id === undefined) return { wrong: texts.prerequisiteUnknown(one) }
    ids.push(id)
  }
  return { ids }
}

/** `12 · Nome` says the number; a name alone is looked for. */
async function prerequisiteId(api: ApiClient, typed: string): Promise<number | undefined> {
  const number = /^(\d{1,15})(\s*·|$)/.exec(typed)?.[1]
  if (number) return Number(number)
  const { list } = await api.call(listManagedActivities, { query: { search: typed, limit: 2 } })
  const [only, another] = list
  return another ? undefined : only?.id
}
