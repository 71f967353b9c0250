import { expect, test, vi } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { createStationRegistry, touchStation } from './index.ts'

const world = apiWorld()

test('TEN-01 many who ask for a station at once cost one reading; unchanged it stays one record', async () => {
  const { id } = await world.station()
  const { db } = world.database
  const registry = createStationRegistry(db)
  const select = vi.spyOn(db, 'select')
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => registry.byId(id)))
  expect([select.mock.calls.length, others.every((one) => one === first)]).toEqual([1, true])
  expect(await registry.byId(id)).toBe(first)
  expect(await registry.byId(-1)).toBeNull()
  select.mockRestore()
})

test('SEC-16 whoever saw a newer revision gets it, with no notice of the change', async () => {
  const station = await world.station()
  const registry = createStationRegistry(world.database.db)
  const before = await registry.byId(station.id)
  const revision = (before?.revision ?? 0) + 1
  expect(await registry.byId(station.id, revision)).toBe(before)
  await touchStation(world.context(station), station.id)
  expect((await registry.byId(station.id))?.revision).toBe(before?.revision)
  const asked = [registry.byId(station.id, revision), registry.byId(station.id, revision)]
  for (const one of await Promise.all(asked)) expect(one?.revision).toBe(revision)
})
