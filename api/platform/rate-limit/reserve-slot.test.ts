import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { countCall, countedCalls, reserveSlot } from './index.ts'

const database = testDatabase()
const ports = testPorts()
const queue = { name: 'form', key: '10.0.0.1', gapMs: 500, longestMs: 8_000 }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('SEC-13 many at once come one after another over two processes, and the queue ends somewhere', async () => {
  const other = await database.another()
  const slots = await Promise.all(
    Array.from({ length: 30 }, (_, at) => reserveSlot({ db: at % 2 ? other.db : database.db, ports }, queue)),
  )
  const given = slots.filter((slot) => slot !== null).sort((a, b) => a - b)
  expect(given).toEqual(Array.from({ length: 17 }, (_, at) => at * 500))
  // Whoever was turned away did not make it longer.
  vi.setSystemTime('2026-05-04T15:00:08Z')
  expect(await reserveSlot({ db: database.db, ports }, queue)).toBe(500)
  expect(await reserveSlot({ db: database.db, ports }, { ...queue, key: '10.0.0.2' })).toBe(0)
})

test('SEC-13 counting refuses nobody', async () => {
  const counted = { name: 'signup', key: 'a', points: 2, durationSeconds: 60 }
  const ctx = { db: database.db, ports }
  const counts = await Promise.all(Array.from({ length: 6 }, () => countCall(ctx, counted)))
  expect(counts.sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(await countedCalls(ctx, counted)).toBe(6)
})
