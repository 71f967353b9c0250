import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { killableApi, type Moment } from '#tests/fixtures/killable-api.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'
import { checkBooks } from '../payments/check-books.ts'
import { receipts } from '../payments/tables.ts'
import { subscriptionBills } from './tables.ts'

/** `kill -9` of the process that renews subscriptions. The world is the process that is started afterwards. */
const shop = planWorld()
const { world } = shop
const dayMs = 24 * 60 * 60 * 1000
let gateway: ReturnType<typeof simulatePayments>
beforeAll(() => {
  gateway = simulatePayments(world, { timeoutMs: 15_000 })
})
const api = killableApi(world, () => gateway)

/** Three people whose month is over by the clock of the computer, which the other process has. */
async function overdue() {
  world.ports.clock.set(new Date(Date.now() - 30 * dayMs - 60_000).toISOString())
  const station = await shop.station()
  for (const _ of [1, 2, 3]) {
    const member = await shop.buyer(station)
    const selected_card = await gateway.saveCard(member, '4000000000000010')
    const pay = { payment_method: 'credit_card' as const, selected_card }
    await shop.subscribe(member, 2, { amount: 30, pay })
  }
  world.ports.clock.set(new Date().toISOString())
  return station
}

const charged = /^POST \/orders$/

describe('PLN-05 SEC-81 killed while subscriptions are renewed: each period is charged once', () => {
  test.each<[string, Moment]>([
    ['before its gateway was asked', { asked: charged, isUndone: true }],
    ['when a card was charged and its gateway had not answered', { asked: charged }],
    ['when its answer was being written', { asked: charged, writing: 'payment_receipts' }],
    ['when all was written but not committed', { asked: charged, writing: 'jobs.job' }],
  ])('%s', async (_, moment) => {
    const station = await overdue()
    const { renew } = await api.start()
    await api.killDuring(renew, moment)
    // What never reached the gateway was a try: the next one is three days later.
    await shop.turn()
    await shop.pass(5, 40)
    const bills = await world.database.db
      .select()
      .from(subscriptionBills)
      .where(eq(subscriptionBills.stationId, station.id))
    const renewals = bills.filter(({ kind, state }) => kind === 'renewal' && state === 'paid')
    expect(new Set(renewals.map(({ subscriptionId }) => subscriptionId)).size).toBe(3)
    expect(bills).toHaveLength(6)
    const theirs = await gateway.bank.charges(station.id)
    expect(theirs.filter(({ paidCents }) => paidCents > 0).map(({ paidCents }) => paidCents)).toEqual(
      Array.from({ length: 6 }, () => 3_000),
    )
    expect(await world.database.db.$count(receipts, eq(receipts.stationId, station.id))).toBe(6)
    expect(await checkBooks(world.context(station))).toBe(true)
  })
})
