import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../client.ts'
import { reserveCart } from './endpoints.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Reads the cart as a portal does where an API that is not ours answers with this. */
const read = async (reserveTime: unknown) => {
  const client = createClient({
    baseUrl: 'http://api.test/api',
    transport: async () => Response.json({ reserveTime }),
    checkAnswers: true,
  })
  return (await client.call(reserveCart)).reserveTime
}

test('CAR-14 GAP-67 the end of a reservation is an instant, or so many seconds from now', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T15:00:00Z'), toFake: ['Date'] })
  expect(await read('2026-05-04T15:10:00.000Z')).toBe('2026-05-04T15:10:00.000Z')
  for (const seconds of [600, '600']) expect(await read(seconds)).toBe('2026-05-04T15:10:00.000Z')
  expect(await read(0)).toBe('2026-05-04T15:00:00.000Z')
  for (const nonsense of ['em breve', null, -5, {}]) await expect(read(nonsense)).rejects.toThrow()
})
