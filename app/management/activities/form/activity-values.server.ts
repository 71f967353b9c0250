import type { ApiClient } from '#contract/client.ts'
import { ApiProblem } from '#contract/client.ts'
import {
  addActivityPicture,
  addAnimation,
  addFilm,
  listManagedActivities,
} from '#contract/management/activities/endpoints.ts'
import type { ManagedActivity } from '#contract/management/activities/schemas.ts'
import { mostPrerequisites } from '#contract/management/most-entries.ts'
import { readDecimal, writeDecimal } from '../../fields/decimal.ts'
import { toInstant, toLocal } from '../../fields/station-time.server.ts'
import { texts } from '../texts.ts'
import { typeFormOf } from '../types/index.ts'
import type { TypeForm } from '../types/type-form.ts'
import { bodyValues, readBody } from './body-values.server.ts'
import { readVideos, videoRows, videoValues } from './video-values.ts'

/** A form as texts, by field id; ticked boxes are `on`. */
export type Values = Record<string, string>
type Typed = { values: Values; prerequisites: string[] }

const flags = ['isPublic', 'comments_and_likes_enabled', 'familiarVoucher'] as const
const plain = ['name', 'description', 'rules', 'feedback_message', 'click_me_label'] as const
const numbers = [
  'points',
  'additional_cashback',
  'limitPerUser',
  'priority',
  'priorityCarousel',
  'partner_id',
] as const
const files = ['image', 'featuredImage', 'feedback_lottie_id'] as const

/** An activity as its form shows it, on the station's clock. */
export function valuesOf(activity: ManagedActivity, timeZone: string): Typed {
  const form = typeFormOf(activity.type_id)
  const values: Values = {
    ...(form && bodyValues(form, activity.body, timeZone)),
    ...videoValues(activity.videos),
    participationStart: toLocal(activity.participationStart, timeZone),
    participationEnd: toLocal(activity.participationEnd, timeZone),
  }
  for (const name of plain) values[name] = activity[name]
  for (const name of files) values[name] = activity[name] ?? ''
  for (const name of numbers) values[name] = writeDecimal(activity[name])
  for (const name of flags) values[name] = activity[name] ? 'on' : ''
  return { values, prerequisites: activity.prerequisites.map(({ id, name }) => `${id} · ${name}`) }
}

/**
 * What a form sent, as texts; files are stored on the way and leave their address, so that a form that comes back has
 * them. `refused` says why a file was not taken, by field.
 */
export async function typedValues(api: ApiClient, form: FormData): Promise<Typed & { refused: Values }> {
  const values: Values = {}
  const refused: Values = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  for (const name of flags) values[name] ??= ''
  for (const name of files) {
    if (values[`${name}.remove`] === 'on') values[name] = ''
    const file = form.get(`${name}.file`)
    if (!(file instanceof File) || file.size === 0) continue
    const stored = await storeFile(api, name, file)
    if ('address' in stored) values[name] = stored.address
    else refused[name] = stored.message
  }
  await storeFilms(api, form, { values, refused })
  const prerequisites = new Set(form.getAll('prerequisites').map((one) => String(one).trim()))
  return { values, prerequisites: [...prerequisites].filter(Boolean), refused }
}

/** Films of playlists: a stored one is its row's address. */
async function storeFilms(
  api: ApiClient,
  form: FormData,
  { values, refused }: Record<'values' | 'refused', Values>,
) {
  for (const row of videoRows(values)) {
    const upload = form.get(`videos.${row}.file`)
    if (!(upload instanceof File) || upload.size === 0) continue
    const stored = await takenOrRefused(
      async () => (await api.call(addFilm, { upload: { file: upload } })).url,
    )
    if ('address' in stored) values[`videos.${row}.url`] = stored.address
    else refused[`videos.${row}.url`] = stored.message
  }
}

const storeFile = (api: ApiClient, name: (typeof files)[number], file: File): Promise<Stored> =>
  takenOrRefused(async () => {
    if (name === 'feedback_lottie_id') return (await api.call(addAnimation, { upload: { file } })).animation
    const kind = name === 'image' ? 'covers' : 'featured'
    return (await api.call(addActivityPicture, { upload: { file, fields: { kind } } })).image
  })

type Stored = { address: string } | { message: string }

/** The address of what was stored, or why it was not taken. */
async function takenOrRefused(store: () => Promise<string>): Promise<Stored> {
  try {
    return { address: await store() }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return { message: problem.firstMessage }
  }
}

/** What is saved of what was typed. `before` is the type's own part as it is now. @throws ApiProblem */
export async function inputOf(
  api: ApiClient,
  { values, prerequisites }: Typed,
  { typeId, before, timeZone }: { typeId: number; before: Record<string, unknown>; timeZone: string },
) {
  const form = typeFormOf(typeId)
  refuseWords(values, form)
  const text = (name: string) => (values[name] ?? '').trim()
  const number = (name: string) => readDecimal(text(name))
  return {
    ...(Object.fromEntries(plain.map((name) => [name, text(name)])) as Record<
      (typeof plain)[number],
      string
    >),
    ...(Object.fromEntries(flags.map((name) => [name, values[name] === 'on'])) as Record<
      (typeof flags)[number],
      boolean
    >),
    image: text('image') || null,
    featuredImage: text('featuredImage') || null,
    feedback_lottie_id: text('feedback_lottie_id') || null,
    points: number('points') ?? 0,
    additional_cashback: number('additional_cashback') ?? 0,
    limitPerUser: number('limitPerUser') ?? null,
    priority: number('priority') ?? 100,
    priorityCarousel: number('priorityCarousel') ?? null,
    partner_id: number('partner_id') ?? null,
    participationStart: toInstant(text('participationStart'), timeZone),
    participationEnd: toInstant(text('participationEnd'), timeZone),
    prerequisites: await prerequisiteIds(api, prerequisites),
    videos: readVideos(values).list,
    ...(form && { body: readBody(form, values, before, timeZone) }),
  }
}

/** What should be a number and is none must not pass for 'nothing', which means 'no limit'. @throws ApiProblem */
function refuseWords(values: Values, form: TypeForm | undefined): void {
  const numeric =
    form?.fields.filter(({ kind }) => kind === 'money' || kind === 'points' || kind === 'whole') ?? []
  const names = [...numbers, ...numeric.map(({ name }) => `body.${name}`)]
  const wrong = names.filter((name) => Number.isNaN(readDecimal(values[name] ?? '')))
  if (wrong.length > 0)
    throw fieldProblems(Object.fromEntries(wrong.map((name) => [name, texts.form.numbersOnly])))
}

/** One after another, and no more than can be saved: names cost a search each. @throws ApiProblem */
async function prerequisiteIds(api: ApiClient, typed: readonly string[]): Promise<number[]> {
  if (typed.length > mostPrerequisites)
    throw fieldProblems({ prerequisites: texts.form.prerequisitesTooMany(mostPrerequisites) })
  const ids: number[] = []
  for (const one of typed) ids.push(await prerequisiteId(api, one))
  return ids
}

/** `12 · Nome` says the number; a name alone is looked for. @throws ApiProblem */
async function prerequisiteId(api: ApiClient, typed: string): Promise<number> {
  const number = /^(\d{1,15})(\s*·|$)/.exec(typed)?.[1]
  if (number) return Number(number)
  const { list } = await api.call(listManagedActivities, { query: { search: typed, limit: 2 } })
  const [only, another] = list
  if (!only || another) throw fieldProblems({ prerequisites: texts.form.prerequisiteUnknown(typed) })
  return only.id
}

const fieldProblems = (fields: Values) =>
  new ApiProblem(422, {
    code: 'invalid_input',
    messages: Object.values(fields),
    fields: Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, [message]])),
  })
