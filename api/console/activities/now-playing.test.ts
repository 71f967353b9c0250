import { expect, test } from 'vitest'
import { exportCollections, importCollections } from '#api/activities/home/folder.ts'
import { getNowPlaying } from '#contract/activities/home/endpoints.ts'
import * as calls from '#contract/console/activities/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { contentSchema } from '#contract/station-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const kind = 'now-playing' as const
const params = { kind, id: 1 }

async function place() {
  const station = await world.station({
    content: { activities: [1, 2, 3].map((id) => ({ id, type: 16, name: `Atividade ${id}` })) },
  })
  const owners = ['Ana', 'Bia'].map((name) => addMember(world, station, { role: 'owner', name }))
  const [ana, bia] = (await Promise.all(owners)) as [TestMember, TestMember]
  const member = await addMember(world, station)
  return {
    station,
    ana,
    bia,
    make: (by: TestMember, name: string) =>
      by.client.call(calls.createCollection, { params: { kind }, body: { name } }),
    save: (by: TestMember, seen: string, name: string, activities: number[]) =>
      by.client.call(calls.saveCollection, { params, body: { seen, value: { name, activities } } }),
    remove: (by: TestMember, seen: string) =>
      by.client.call(calls.removeCollection, { params, query: { seen } }),
    shown: async () => {
      const row = await member.client.call(getNowPlaying)
      return row && [row.title, ...row.list.map(({ id }) => id)]
    },
  }
}

test('HOM-03 owners make, fill, order, rename and remove the row now playing; members see each step at once', async () => {
  const { ana, bia, make, save, remove, shown } = await place()
  expect(await shown()).toBeNull()
  const empty = await make(ana, 'No ar')
  expect(empty).toMatchObject({ kind, id: 1, name: 'No ar', activities: [] })
  expect(await shown()).toBeNull()
  const filled = await save(ana, empty.tag, 'No ar', [2, 1])
  expect(await shown()).toEqual(['No ar', 2, 1])
  const ordered = await save(ana, filled.tag, 'No ar', [1, 2, 3])
  expect(await shown()).toEqual(['No ar', 1, 2, 3])
  await expect(save(bia, filled.tag, 'Da Bia', [])).rejects.toMatchObject({
    code: 'conflict',
    body: { details: { who: 'Ana', value: { name: 'No ar' } } },
  })
  const renamed = await save(bia, ordered.tag, 'Acontecendo agora', [1])
  expect(await shown()).toEqual(['Acontecendo agora', 1])
  await expect(remove(ana, ordered.tag)).rejects.toMatchObject({ code: 'conflict' })
  expect(await remove(ana, renamed.tag)).toEqual([])
  expect(await shown()).toBeNull()
  expect(await make(bia, 'De novo')).toMatchObject({ id: 1, activities: [] })
  const lines = await ana.client.call(listAudit)
  expect(lines.map(({ who, what, part }) => `${who} ${what} ${part}`)).toEqual([
    'Bia collection.create now-playing:1',
    'Ana collection.remove now-playing:1',
    'Bia collection.save now-playing:1',
    'Ana collection.save now-playing:1',
    'Ana collection.save now-playing:1',
    'Ana collection.create now-playing:1',
  ])
})

test('HOM-03 a station has one: of two owners at once one makes it, and the other learns which there is', async () => {
  const { ana, bia, make } = await place()
  const tries = await Promise.allSettled([make(ana, 'Da Ana'), make(bia, 'Da Bia')])
  const [made] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [refused] = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject({ code: 'conflict', body: { details: { value: { name: made?.name } } } })
  expect(refused.firstMessage).toContain(made?.name)
  const list = await ana.client.call(calls.listManagedCollections)
  expect(list.map(({ name }) => name)).toEqual([made?.name])
})

test('HOM-03 what owners made leaves with the station and comes back, empty or not', async () => {
  const { station, ana, make, save, shown } = await place()
  const { tag } = await make(ana, 'No ar')
  const ctx = world.context(station)
  const exported = () => exportCollections(ctx, station.id)
  expect(await exported()).toMatchObject({ nowPlaying: { title: 'No ar', activities: [] } })
  await save(ana, tag, 'No ar', [3, 1])
  const { nowPlaying } = await exported()
  expect(nowPlaying).toEqual({ title: 'No ar', activities: [3, 1] })
  await importCollections(ctx, station.id, contentSchema.parse({}))
  expect((await exported()).nowPlaying).toBeUndefined()
  const activities = [1, 2, 3].map((id) => ({ id, type: 16, name: `Atividade ${id}` }))
  await importCollections(ctx, station.id, contentSchema.parse({ activities, nowPlaying }))
  expect(await exported()).toMatchObject({ nowPlaying })
  expect(await shown()).toEqual(['No ar', 3, 1])
})
