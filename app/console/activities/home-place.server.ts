import { z } from 'zod'
import type { ApiClient } from '#contract/client.ts'
import {
  createCollection,
  getManagedCollection,
  listManagedCollections,
  saveCollection,
} from '#contract/console/activities/endpoints.ts'
import { type CollectionKind, collectionKinds } from '#contract/console/activities/schemas.ts'
import { homePlaceFields } from './home-place-fields.ts'
import { texts } from './texts.ts'

export const homePlaceForm = { fields: homePlaceFields, schema: z.object({ row: z.string() }) }

type Placed = { id: number; priorityCarousel: number | null }

/** Where the members' home shows an activity, by name, and the rows it could be in. */
export async function homePlaceOf(api: ApiClient, { id, priorityCarousel }: Placed) {
  const rows = await api.call(listManagedCollections, { query: { activity: id } })
  const offers = rows
    .filter((row) => !row.has)
    .map((row) => ({ value: `${row.kind}:${row.id}`, label: row.name }))
  const news = offers.find(({ label }) => label === texts.home.news)
  return {
    shown: [
      ...(priorityCarousel === null ? [] : [texts.home.featured]),
      ...rows.filter((row) => row.has).map(({ name }) => name),
    ],
    offers: [news ?? { value: 'new', label: texts.home.news }, ...offers.filter((offer) => offer !== news)],
  }
}

/** The row that a form names, `category:3`; undefined for the one of what is new. Pure. */
export function rowOf(row: string): { kind: CollectionKind; id: number } | undefined {
  const [, named, id] = /^([a-z-]+):([1-9]\d{0,14})$/.exec(row) ?? []
  const kind = collectionKinds.find((one) => one === named)
  return kind && { kind, id: Number(id) }
}

/**
 * Puts an activity into a row of the home: one there is, or the one for what is new, which is made when it is missing. Answers
 * its name; null when there is no such row, or no longer.
 */
export async function putOnHome(api: ApiClient, id: number, wanted: string): Promise<string | null> {
  const rows = await api.call(listManagedCollections)
  const isNew = wanted === 'new'
  const row = rows.find(({ kind, id, name }) =>
    isNew ? kind === 'category' && name === texts.home.news : `${kind}:${id}` === wanted,
  )
  if (!row && !isNew) return null
  if (!row) {
    const value = { name: texts.home.news, icon: 'sparkles', activities: [id], first: true }
    return (await api.call(createCollection, { params: { kind: 'category' }, body: value })).name
  }
  const params = { kind: row.kind, id: row.id }
  const { name, icon, tag: seen, activities } = await api.call(getManagedCollection, { params })
  const before = activities.map((one) => one.id).filter((one) => one !== id)
  const value = { name, icon, activities: [id, ...before] }
  await api.call(saveCollection, { params, body: { seen, value } })
  return name
}
