import { expect, test, vi } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { getPublicAction } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { StationGuard } from '#tests/setup/station-guard.ts'

const world = apiWorld()

/** What the database is asked while something runs. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const log = vi.spyOn(StationGuard.prototype, 'logQuery')
  try {
    await work()
    return log.mock.calls.map(([query]) => query)
  } finally {
    log.mockRestore()
  }
}

const parametersOf = (query: string) => new Set(query.match(/\$\d+/g)).size

test('ACT-S07 SEC-04 an activity is read by three queries: its session, its row, what its member did', async () => {
  const station = await world.station({
    content: {
      activities: [
        { id: 1, type: 16, name: 'Boas-vindas' },
        { id: 2, type: 16, name: 'Depois', prerequisites: [1] },
      ],
    },
  })
  const { client } = await addMember(world, station)
  const read = () => client.call(getAction, { params: { id: 2 } })
  await read()
  const { id, createdAt } = await client.call(takePartInRawContent, { body: { action_id: 1 } })
  expect(await asked(read)).toHaveLength(3)
  expect(await read()).toMatchObject({ participation: { state: 'open' }, last_participation: null })
  const first = await client.call(getAction, { params: { id: 1 } })
  expect(first).toMatchObject({ userActions: 1, last_participation: { id, createdAt, undone: false } })
})

test('PUB-19 a public activity is one query with its two numbers: which types can be used goes along as constants', async () => {
  const station = await world.station({
    content: { activities: [{ id: 1, type: 16, name: 'Palestra', isPublic: true }] },
  })
  const read = () => world.client(station).call(getPublicAction, { params: { stationId: station.id, id: 1 } })
  await read()
  const [query = '', ...more] = await asked(read)
  expect(more).toEqual([])
  expect(parametersOf(query)).toBeLessThanOrEqual(3)
})
