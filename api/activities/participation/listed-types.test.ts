import { describe, expect, test } from 'vitest'
import {
  getNowPlaying,
  listActions,
  listJourneys,
  listParticipantCategories,
  searchActions,
} from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { activityTypes, listedActivityTypes, standaloneTypes } from '#contract/activity-types/index.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { getPublicAction, listPublicActions } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const all = activityTypes.map(({ id }) => id)
const open = { start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }

const listed = [...listedActivityTypes]
/** Those that have lists of their own are in none of these (POL-11). */
const unlisted = [...standaloneTypes]
const playing = listed.slice(0, 5)

/** One activity of every type, its number the type's. */
const content = {
  activities: all.map((type) => ({
    id: type,
    type,
    name: `Tipo ${type}`,
    priorityCarousel: type,
    ...open,
  })),
  categories: [
    { id: 1, name: 'Todas', activities: all },
    { id: 2, name: 'Só o que tem listas próprias', activities: unlisted },
  ],
  journeys: [{ id: 1, name: 'Jornada', activities: all }],
  // The row shows twelve: none of those with lists of their own may take a place of theirs.
  nowPlaying: { title: 'No ar', activities: [...unlisted, ...playing] },
}
const ids = (list: { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b)
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (problem: unknown) => (problem instanceof ApiProblem ? problem.status : problem),
  )

describe('what stands in the lists', () => {
  test('SEC-29 GAP-107 no list and no address of members and visitors has it', async () => {
    const station = await world.station({ content })
    const { client } = await addMember(world, station)
    // What has a list of its own is found by its name, and stands in no other (POL-11).
    const found = [...listed, ...unlisted]
    expect(await listsOf(client)).toEqual([listed, listed, found, listed, playing])
    const categories = await client.call(listParticipantCategories, {})
    expect(categories.content.map(({ id, total }) => [id, total])).toEqual([[1, listed.length]])
    const visitor = world.client(station)
    const shown = await visitor.call(listPublicActions, { params: { stationId: station.id } })
    expect(ids(shown.response)).toEqual(listed)
    for (const id of unlisted) {
      const member = await statusOf(client.call(getAction, { params: { id } }))
      const anybody = await statusOf(visitor.call(getPublicAction, { params: { id, stationId: station.id } }))
      expect([id, member, anybody]).toEqual([id, 404, 404])
    }
  })
})

async function listsOf(client: ApiClient): Promise<number[][]> {
  const [list, featured, found, journeys, playing] = await Promise.all([
    client.call(listActions),
    client.call(listActions, { query: { 'where[featuredPrivate]': '1' } }),
    client.call(searchActions, { query: { 'where[name]': 'tipo' } }),
    client.call(listJourneys),
    client.call(getNowPlaying),
  ])
  return [list, featured, found.content, journeys[0]?.actions ?? [], playing?.list ?? []].map(ids)
}
