import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { inTransaction } from '../../platform/context.ts'
import { createStationRegistry, rememberPerRevision, touchStation } from './index.ts'

const world = apiWorld()

/** A reader that counts how often it reads. */
function counted() {
  let reads = 0
  const read = rememberPerRevision(
    async (_, { add }: { add: number }) => {
      reads += 1
      return reads + add
    },
    () => 1,
  )
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
  const read = rememberPerRevision(
    async () => {
      if (fails) throw new Error('not now')
      return 'there'
    },
    () => 1,
  )
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

test('HOM-01 what is kept is bounded in rows, and only the newest revision of a station keeps any', async () => {
  const station = await world.station()
  const read = rememberPerRevision(
    async (_, { rows }: { rows: number }) => ({ rows }),
    ({ rows }) => rows,
  )
  const at = (revision: number) => world.context({ ...station, revision })
  const [old, now] = [at(1), at(2)]
  const isKept = async (ctx: typeof old, rows: number) => {
    const before = await read(ctx, { rows })
    return before === (await read(ctx, { rows }))
  }
  expect(await isKept(now, 900)).toBe(true)
  expect(await isKept(now, 1_001), 'a long one').toBe(false)
  expect(await isKept(old, 900), 'of a revision that is over').toBe(false)
  const first = await read(now, { rows: 900 })
  for (let rows = 500; rows < 560; rows += 1) await read(now, { rows })
  expect(await read(now, { rows: 900 }), 'asked for in too many ways').not.toBe(first)
})
