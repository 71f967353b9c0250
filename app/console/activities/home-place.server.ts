import type { ApiClient } from '#contract/client.ts'
import {
  createCollection,
  getManagedCollection,
  listManagedCollections,
  saveCollection,
} from '#contract/console/activities/endpoints.ts'
import { texts } from './texts.ts'

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

/** Puts an activity into a row of the home: one there is, or the one for what is new, which is made when it is missing. */
export async function putOnHome(api: ApiClient, id: number, wanted: string): Promise<string> {
  const rows = await api.call(listManagedCollections)
  const row =
    rows.find((one) => `${one.kind}:${one.id}` === wanted) ??
    rows.find((one) => one.kind === 'category' && one.name === texts.home.news)
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
