import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/commerce/subscriptions/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'

const shop = planWorld()
const { world, bank, subscribe, chargesOf } = shop
const pix = { payment_method: 'pix' as const }
const monthly = { amount: 30, pay: pix }

/** Minutes go by the machine's clock, hours by the world's; both stand still. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  bank.cards('approve')
})
const aMinuteLater = () => vi.setSystemTime(Date.now() + 60_000)

/** What became of each, by its code. */
const codes = async (sent: Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    sent.map((one) =>
      one.then(
        () => 'done',
        (problem) => problem.code,
      ),
    ),
  )
const leave = ({ client }: TestMember) =>
  client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })

describe('SEC-107 who pressed too often', () => {
  test.each([
    ['with the same key', 'one key of a form', 'done'],
    ['with other keys', undefined, 'conflict'],
  ])(
    'PLN-03 twenty times at once %s has one purchase, and pays another one at once',
    async (_, key, others) => {
      const station = await shop.station()
      const ana = await shop.buyer(station)
      const outcomes = await codes(
        Array.from({ length: 20 }, () => subscribe(ana, 2, { ...monthly, ...(key && { key }) })),
      )
      expect(outcomes.sort()).toEqual([...Array(19).fill(others), 'done'].sort())
      expect(await chargesOf(station)).toHaveLength(1)
      await leave(ana)
      const pay = { payment_method: 'credit_card' as const, selected_card: await shop.card(ana) }
      expect(await subscribe(ana, 2, { amount: 30, pay })).toMatchObject({ state: 'active' })
    },
  )

  test('PLN-03 a hundred times goes on within a minute, and reads when', async () => {
    const ana = await shop.buyer(await shop.station())
    await subscribe(ana, 2, monthly)
    const outcomes = await codes(Array.from({ length: 100 }, () => subscribe(ana, 2, monthly)))
    expect(outcomes.filter((code) => code === 'conflict')).toHaveLength(59)
    expect(outcomes.filter((code) => code === 'too_many_requests')).toHaveLength(41)
    await leave(ana)
    vi.setSystemTime(Date.now() + 20_000)
    await expect(subscribe(ana, 2, monthly)).rejects.toMatchObject({
      code: 'too_many_requests',
      firstMessage: 'Foram muitas tentativas em pouco tempo. Continue em 40 segundos.',
      body: { details: { retryAfterSeconds: 40 } },
    })
    vi.setSystemTime(Date.now() + 40_000)
    expect(await subscribe(ana, 2, monthly)).toMatchObject({ state: 'pending' })
  })

  test('PLN-04 twenty changes that are refused leave the one that is right', async () => {
    const { member, subscription } = await shop.holder(await shop.station())
    const change = (plan_id: number, amount: number) =>
      member.client.call(calls.changeSubscription, {
        params: { id: subscription.internal_id },
        body: { plan_id, amount },
      })
    const outcomes = await codes(Array.from({ length: 20 }, () => change(3, 1)))
    expect(new Set(outcomes)).toEqual(new Set(['conflict']))
    expect(await change(3, 30)).toMatchObject({ plan: { id: 3 } })
  })
})

describe('SEC-80 SEC-107 what is done counts by the hour', () => {
  test('PLN-03 of twenty cards that a bank refused; the wait is said, and ends', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const pay = { payment_method: 'credit_card' as const, selected_card: await shop.card(ana) }
    bank.cards('refuse')
    for (let at = 0; at < 20; at += 1) {
      await subscribe(ana, 2, { amount: 30, pay })
      world.ports.clock.advance(60_000)
      aMinuteLater()
    }
    expect(await chargesOf(station)).toHaveLength(20)
    await expect(subscribe(ana, 2, { amount: 30, pay })).rejects.toMatchObject({
      code: 'too_many_requests',
      firstMessage: 'Foram muitas tentativas em pouco tempo. Continue em 40 minutos.',
    })
    expect(await chargesOf(station)).toHaveLength(20)
    bank.cards('approve')
    world.ports.clock.advance(40 * 60_000)
    expect(await subscribe(ana, 2, { amount: 30, pay })).toMatchObject({ state: 'active' })
  })

  test('PLN-04 of plans that cost nothing', async () => {
    const free = [1, 2].map((id) => ({ id, name: `Livre ${id}`, priceCents: 0, days: 30 as const }))
    const ana = await shop.buyer(await world.station({ content: { plans: free } }))
    const { internal_id: id } = await subscribe(ana, 1, { amount: 0 })
    const change = (plan_id: number) =>
      ana.client.call(calls.changeSubscription, { params: { id }, body: { plan_id, amount: 0 } })
    for (let at = 0; at < 19; at += 1) await change(at % 2 === 0 ? 2 : 1)
    await expect(change(1)).rejects.toMatchObject({ code: 'too_many_requests' })
    world.ports.clock.advance(3_600_000)
    expect(await change(1)).toMatchObject({ plan: { id: 1 } })
  })

  test('CAR-06 of CPFs that are typed, where the account has none', async () => {
    const station = await shop.station()
    const [ana, eve] = [
      await shop.buyer(station, 0, { cpf: null }),
      await shop.buyer(station, 0, { cpf: null }),
    ]
    const buy = ({ client }: TestMember, cpf: string) =>
      client.call(calls.subscribe, { body: { plan_id: 2, amount: 30, ...pix, cpf } })
    await buy(ana, '52998224725')
    for (let at = 0; at < 20; at += 1) {
      await expect(buy(eve, '52998224725')).rejects.toMatchObject({ status: 422 })
      aMinuteLater()
      if (at === 9) vi.setSystemTime(Date.now() - 600_000)
    }
    await expect(buy(eve, '52998224725')).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await codes(Array.from({ length: 25 }, () => buy(ana, '52998224725')))).not.toContain(
      'too_many_requests',
    )
  })
})
