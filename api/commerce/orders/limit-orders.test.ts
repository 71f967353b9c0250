import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { orders } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop

/** Minutes go by the machine's clock, hours by the world's; both stand still. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('SEC-107 orders', () => {
  test('CAR-22 sixty that were refused leave the right one, a minute later, and it is said when', async () => {
    const ana = await shop.buyer(await shop.station())
    const shown = await shop.review(ana)
    const asked = bank.requests.length
    const submit = (value = shown.final_value) => shop.submit(ana, { ...shown, final_value: value })
    for (let at = 0; at < 60; at += 1) await expect(submit(1)).rejects.toMatchObject({ status: 409 })
    await expect(submit()).rejects.toMatchObject({
      code: 'too_many_requests',
      firstMessage: 'Foram muitos pedidos em pouco tempo. Continue em 60 segundos.',
      body: { details: { retryAfterSeconds: 60 } },
    })
    vi.setSystemTime('2026-05-04T15:01:00Z')
    expect(await submit()).toMatchObject({ state: 'awaiting_payment' })
    expect(bank.requests.length - asked).toBe(1)
  })

  test('CAR-22 thirty that were refused keep nobody waiting', async () => {
    const ana = await shop.buyer(await shop.station())
    const shown = await shop.review(ana)
    for (let at = 0; at < 30; at += 1)
      await expect(shop.submit(ana, { ...shown, final_value: 1 })).rejects.toMatchObject({ status: 409 })
    expect(await shop.submit(ana, shown)).toMatchObject({ state: 'awaiting_payment' })
  })

  test('CAR-22 a hundred times the same key at once is one order, which is told again a minute later', async () => {
    const ana = await shop.buyer(await shop.station())
    const shown = await shop.review(ana)
    const sent = Array.from({ length: 100 }, () => shop.submit(ana, shown, 'one key of a form'))
    const made = (await Promise.allSettled(sent)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.id] : [],
    )
    expect(made).toHaveLength(60)
    expect(new Set(made).size).toBe(1)
    vi.setSystemTime('2026-05-04T15:01:00Z')
    const { state, id } = await shop.submit(ana, shown, 'one key of a form')
    expect({ state, id }).toEqual({ state: 'awaiting_payment', id: made[0] })
  })

  test('SEC-80 sixty that were made within the hour are enough', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 500_00)
    const { id } = await shop.order(ana, null)
    const [first] = await world.database.db
      .select()
      .from(orders)
      .where(and(eq(orders.stationId, station.id), eq(orders.id, id)))
    if (!first) throw new Error('no order')
    const { id: _, ...copied } = first
    await world.database.db.insert(orders).values(
      Array.from({ length: 59 }, (_, at) => ({
        ...copied,
        code: `COPY-${at}`,
        idempotencyKey: `copy number ${at}`,
      })),
    )
    const shown = await shop.review(ana, null)
    world.ports.clock.advance(30_000)
    await expect(shop.submit(ana, shown)).rejects.toMatchObject({
      code: 'too_many_requests',
      firstMessage: 'Foram muitos pedidos em pouco tempo. Continue em 60 minutos.',
    })
    world.ports.clock.advance(60 * 60_000)
    expect(await shop.order(ana, null)).toMatchObject({ state: 'paid' })
  })
})
