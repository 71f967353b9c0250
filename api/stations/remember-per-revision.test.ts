import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { inTransaction } from '../context.ts'
import { createStationRegistry, rememberPerRevision, touchStation } from './index.ts'

const world = apiWorld()

/** A reader that counts how often it reads. */
function counted() {
  let reads = 0
  const read = rememberPerRevision(async (_, { add }: { add: number }) => {
    reads += 1
    return reads + add
  })
  return { read, reads: () => reads }
}

test('HOM-01 what is the same for everybody is read once per revision and query', async () => {
  const registry = createStationRegistry(world.database.db)
  const { id } = await world.station()
  const { read } = counted()
  const ask = async (add: number, revision?: number) => {
    const station = await registry.byId(id, revision)
    if (!station) throw new Error('no station')
    return read(world.context(station), { add })
  }
  expect([await ask(0), await ask(0), await ask(10), await ask(0)]).toEqual([1, 1, 12, 1])

  await touchStation({ db: world.database.db, ports: world.ports }, id)
  const seen = (await registry.byId(id))?.revision ?? 0
  expect(await ask(0, seen + 1), 'somebody who saw the change').toBe(3)
  expect(await ask(0), 'and everybody after them').toBe(3)
})

test('HOM-01 a failure is not remembered', async () => {
  const ctx = world.context(await world.station())
  let fails = true
  const read = rememberPerRevision(async () => {
    if (fails) throw new Error('not now')
    return 'there'
  })
  await expect(read(ctx, {})).rejects.toThrow('not now')
  fails = false
  expect(await read(ctx, {})).toBe('there')
})

test('HOM-01 nothing is remembered of what a transaction has not committed', async () => {
  const ctx = world.context(await world.station())
  const { read, reads } = counted()
  await inTransaction(ctx, async (inside) => {
    await read(inside, { add: 0 })
    await read(inside, { add: 0 })
  })
  await read(ctx, { add: 0 })
  expect(reads()).toBe(3)
})
