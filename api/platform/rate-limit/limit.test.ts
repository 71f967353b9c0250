import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#api/platform/context.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { ApiError } from '../errors.ts'
import { limit, limitDone } from './index.ts'
import { waitText } from './limit.ts'
import { tidyRateLimits } from './limiter.ts'
import { rateLimits } from './tables.ts'

const database = testDatabase()
const ports = testPorts()
const rule = { name: 'login', key: '10.0.0.1', points: 5, durationSeconds: 60 }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('200 calls at once over two processes: exactly as many pass as there are points', async () => {
  const other = await database.another()
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) =>
      limit({ db: at % 2 ? other.db : database.db, ports }, { ...rule, key: 'everybody', points: 37 }),
    ),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(37)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'too_many_requests' })
})

test('a refusal says when to come again, and then it is open again', async () => {
  const ctx = { db: database.db, ports }
  for (let call = 0; call < 5; call += 1) await limit(ctx, rule)
  vi.setSystemTime('2026-05-04T15:00:15Z')
  await expect(limit(ctx, rule)).rejects.toMatchObject({
    code: 'too_many_requests',
    messages: ['Muitas tentativas. Tente novamente em 45 segundos.'],
    details: { retryAfterSeconds: 45 },
  })
  vi.setSystemTime('2026-05-04T15:01:00Z')
  await limit(ctx, rule)
})

test('other keys and other names count for themselves', async () => {
  const ctx = { db: database.db, ports }
  await limit(ctx, { ...rule, key: 'a', points: 1 })
  await limit(ctx, { ...rule, key: 'b', points: 1 })
  await limit(ctx, { ...rule, name: 'support', key: 'a', points: 1 })
  await expect(limit(ctx, { ...rule, key: 'a', points: 1 })).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

test('what is limited is not readable in the table', async () => {
  await limit({ db: database.db, ports }, { ...rule, key: '529.982.247-25' })
  const rows = await database.db.select().from(rateLimits)
  expect(JSON.stringify(rows)).not.toMatch(/529\.?982/)
})

test('SEC-107 what was refused counts for nothing of what is done, however many at once', async () => {
  const ctx = { db: database.db, ports }
  const done = { ...rule, key: 'done' }
  const refuse = () => limitDone(ctx, done, () => Promise.reject(new ApiError('conflict', 'Não.')))
  await Promise.allSettled(Array.from({ length: 30 }, refuse))
  for (let call = 0; call < 5; call += 1) await limitDone(ctx, done, async () => undefined)
  await expect(limitDone(ctx, done, async () => undefined)).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

test('inside a transaction it is a programming error', async () => {
  const work = inTransaction({ db: database.db, ports }, (ctx) => limit(ctx, rule))
  await expect(work).rejects.toThrow(/inside a transaction/)
})

test('tidying up removes windows that are over, and only those', async () => {
  const ctx = { db: database.db, ports }
  await limit(ctx, { ...rule, key: 'old', durationSeconds: 10 })
  vi.setSystemTime('2026-05-04T15:10:00Z')
  await limit(ctx, { ...rule, key: 'new' })
  await tidyRateLimits(ctx)
  expect(await database.db.select().from(rateLimits)).toHaveLength(1)
})

test.each([
  [1, '1 segundo'],
  [45, '45 segundos'],
  [120, '2 minutos'],
  [90 * 60, '90 minutos'],
  [90 * 60 + 1, '2 horas'],
  [1432 * 60, '24 horas'],
])('SUP-03 a wait of %s seconds is said as "%s"', (seconds, said) => {
  expect(waitText(seconds)).toBe(said)
})
