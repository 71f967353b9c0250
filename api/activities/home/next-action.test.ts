import { expect, test } from 'vitest'
import { getNextAction } from '#contract/activities/home/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { subscribeToCourse } from '#contract/commerce/vouchers/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]

const activity = (id: number, rest: Partial<Entry> = {}): Entry => ({
  id,
  type: 16,
  name: `Atividade ${id}`,
  priority: 100 - id,
  ...rest,
})

async function memberOf(content: Content) {
  const station = await world.station({ content })
  const { client } = await addMember(world, station)
  return {
    station,
    nextAfter: async (id: number) =>
      (await client.call(getNextAction, { params: { id } })).content?.id ?? null,
    read: (action_id: number) => client.call(takePartInRawContent, { body: { action_id } }),
    client,
  }
}

test('ACT-S08 GAP-150 a journey goes on where it was left, then from its beginning, then the home by priority', async () => {
  const { nextAfter, read } = await memberOf({
    activities: [1, 2, 3, 4, 5].map((id) => activity(id)),
    journeys: [{ id: 1, name: 'Primeiros passos', activities: [1, 2, 3] }],
  })
  expect(await nextAfter(2)).toBe(3)
  await read(2)
  await read(3)
  expect(await nextAfter(3)).toBe(1)
  await read(1)
  expect(await nextAfter(3), 'by priority').toBe(5)
  await read(5)
  await read(4)
  expect(await nextAfter(4), 'all was done').toBeNull()
})

test('ACT-S08 GAP-150 a journey comes before what plays now, that before a category, each activity once', async () => {
  const { nextAfter, read } = await memberOf({
    activities: [1, 2, 3, 4, 5].map((id) => activity(id)),
    categories: [{ id: 1, name: 'Ler', activities: [4, 3, 1, 2] }],
    nowPlaying: { title: 'No ar', activities: [1, 4] },
    journeys: [{ id: 1, name: 'Primeiros passos', activities: [3, 1] }],
  })
  const order = []
  for (let next = await nextAfter(1); next !== null; next = await nextAfter(1)) {
    order.push(next)
    await read(next)
    if (order.length > 9) break
  }
  expect(order).toEqual([3, 4, 2, 5])
})

test('ACT-S08 ACT-S05 ACT-S07 nobody is led to what is closed, locked, sold out, blocked, or not theirs to do', async () => {
  const past = '2026-01-02T00:00:00Z'
  const course = { local: 'Sede', seats: 0 }
  const { nextAfter, station, client } = await memberOf({
    activities: [
      activity(1),
      activity(2, { end: past }),
      activity(3, { start: null }),
      activity(4, { prerequisites: [8] }),
      activity(5, { limitPerUser: 0 }),
      activity(6, { type: 4, body: { course } }),
      activity(7, { status: 'draft' }),
      activity(8, { start: '2035-01-01T00:00:00Z' }),
      activity(9, { type: 17 }),
      activity(10, { type: 1, body: { code: 'traga', pointsInviter: 1, pointsInvited: 1 } }),
    ],
    journeys: [{ id: 1, name: 'Tudo', activities: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  })
  expect(await nextAfter(1)).toBeNull()
  const other = await memberOf({ activities: [activity(1)] })
  expect(await nextAfter(1), `nothing of station ${other.station.id} at ${station.id}`).toBeNull()
  expect((await client.call(getNextAction, { params: { id: 999 } })).content?.id, 'of none').toBe(1)
})

test('ACT-S08 a course with a seat left is offered until somebody takes it', async () => {
  const { nextAfter, station } = await memberOf({
    activities: [activity(1), activity(2, { type: 4, body: { course: { local: 'Sede', seats: 1 } } })],
  })
  expect(await nextAfter(1)).toBe(2)
  const other = await addMember(world, station)
  await other.client.call(subscribeToCourse, {
    body: { presential_course: 2, should_contact: true, terms: true },
  })
  expect(await nextAfter(1)).toBeNull()
})
