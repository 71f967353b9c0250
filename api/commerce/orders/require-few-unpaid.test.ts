import { describe, expect, test } from 'vitest'
import { earn } from '#api/ledger/index.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

const shop = shopWorld()
const { world, bank } = shop
const minute = 60_000

describe('SEC-98 orders that come to nothing', () => {
  const giveUp = async (ana: TestMember, { id }: { id: number }) =>
    ana.client.call(calls.cancelOrder, { params: { id } })

  test('GAP-64 twenty a day: then who made them is told when another may be, and nothing is charged; others order', async () => {
    const station = await shop.station()
    const [ana, bia] = [await shop.buyer(station), await shop.buyer(station)]
    const shown = await shop.review(ana)
    for (let at = 0; at < 20; at += 1) await giveUp(ana, await shop.submit(ana, shown, `key number ${at}`))
    const asked = bank.requests.length
    await expect(shop.submit(ana, shown, 'one more key')).rejects.toMatchObject({
      code: 'too_many_requests',
      firstMessage: expect.stringContaining('de novo em 24 horas'),
      body: { details: { retryAfterSeconds: 86_400 } },
    })
    expect((await shop.submit(ana, shown, 'key number 19')).state).toBe('cancelled')
    expect(bank.requests.length).toBe(asked)
    expect((await shop.order(bia)).state).toBe('awaiting_payment')
    world.ports.clock.advance(24 * 60 * minute)
    expect((await shop.order(ana)).state).toBe('awaiting_payment')
  })

  test('CAR-15 what the wallet pays is ordered all the same', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const shown = await shop.review(ana)
    for (let at = 0; at < 20; at += 1) await giveUp(ana, await shop.submit(ana, shown, `key number ${at}`))
    await expect(shop.submit(ana, shown, 'one more key')).rejects.toMatchObject({ status: 429 })
    const given = { key: 'given', cause: 'adjustment', amountH: 500_00 } as const
    await earn(ana.ctx, { participantId: ana.id, ...given })
    expect((await shop.order(ana, null)).state).toBe('paid')
  })

  test('GAP-64 what failed because the gateway was away is nobody’s doing', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const shown = await shop.review(ana)
    for (let at = 0; at < 20; at += 1) {
      bank.away(1)
      expect((await shop.submit(ana, shown, `key number ${at}`)).state).toBe('cancelled')
    }
    expect((await shop.submit(ana, shown, 'one more key')).state).toBe('awaiting_payment')
  })
})
