import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { killableApi, type Moment } from '#tests/fixtures/killable-api.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'
import { balanceOf } from '../../ledger/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { orders } from '../orders/tables.ts'
import { checkBooks } from './check-books.ts'
import { charges, receipts } from './tables.ts'

/** `kill -9` between what a gateway does and what is written of it. The world is the process that is started afterwards. */
const shop = shopWorld()
const { world } = shop
const minute = 60_000
let gateway: ReturnType<typeof simulatePayments>
beforeAll(() => {
  gateway = simulatePayments(world, { timeoutMs: 15_000 })
})
const api = killableApi(world, () => gateway)
const key = 'one key of one submit'

/** Somebody with 20 reais in their wallet, of a purchase of 85. The other process has the clock of the computer. */
async function buying() {
  world.ports.clock.set(new Date().toISOString())
  const station = await shop.station()
  return { station, ana: await shop.buyer(station, 20_00) }
}
const orderOf = async ({ ctx, id }: TestMember) => {
  const [order, ...others] = await world.database.db
    .select()
    .from(orders)
    .where(eq(orders.stationId, ctx.station.id))
  expect([order?.participantId, others]).toEqual([id, []])
  return order?.id ?? 0
}

/** What the next process does, each twice: the job of each minute, what the gateway tells again, what the buyer sends again. */
function afterwards(station: StationRecord, ana: TestMember, body: Parameters<typeof shop.submit>[1]) {
  return {
    job: async () => {
      world.ports.clock.advance(6 * minute)
      await shop.settleAll(station)
    },
    webhook: async () => {
      gateway.tellTo(async (request) => world.answer(request))
      await gateway.bank.deliver()
      await gateway.bank.act(await shop.codeOf(await orderOf(ana)), 'repeat')
    },
    submit: async () => {
      const again = await shop.submit(ana, body, key)
      expect(again.id).toBe(await orderOf(ana))
    },
  }
}
type Next = keyof ReturnType<typeof afterwards>

async function expectPaidOnce(station: StationRecord, ana: TestMember): Promise<void> {
  const { db, rawSql } = world.database
  const id = await orderOf(ana)
  expect(await shop.read(ana, id)).toMatchObject({ state: 'paid', final_value: 85, wallet_value: 20 })
  const theirs = await gateway.bank.charges(station.id)
  expect(theirs.map(({ paidCents, refundedCents }) => [paidCents, refundedCents])).toEqual([[65_00, 0]])
  expect(await db.$count(charges, eq(charges.stationId, station.id))).toBe(1)
  expect(await db.$count(receipts, eq(receipts.stationId, station.id))).toBe(1)
  // The cashback of one purchase.
  expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 4_50, heldH: 0 })
  expect(await shop.taken(station)).toEqual({ 1: 1 })
  expect(await shop.balances(station)).toMatchObject({ hold: 0, sink: 20_00, cash: 65_00, sales: -65_00 })
  expect(await checkBooks(world.context(station))).toBe(true)
  const { rows } = await rawSql(`select 1 from jobs.job where name = 'mail-order' and data @> $1::jsonb`, [
    JSON.stringify({ stationId: station.id, mail: 'confirmed' }),
  ])
  expect(rows).toHaveLength(1)
}

const charged = /^POST \/orders$/

describe('SEC-81 CAR-22 killed when a card was charged: paid once, never charged again', () => {
  test.each<[string, Moment, Next[]]>([
    ['and its gateway had not answered', { asked: charged }, ['job', 'webhook', 'submit']],
    [
      'and its answer was being written',
      { asked: charged, writing: 'payment_receipts' },
      ['webhook', 'submit', 'job'],
    ],
    [
      'and all of its answer was written but not committed',
      { asked: charged, writing: 'jobs.job' },
      ['submit', 'job', 'webhook'],
    ],
  ])('%s', async (_, moment, next) => {
    const { station, ana } = await buying()
    const card = await gateway.saveCard(ana, '4000000000000010')
    const body = await shop.review(ana, { type: 'credit_card', selected_card: card })
    const { clientOf } = await api.start()
    const client = clientOf(ana)
    await api.killDuring(() => shop.submit({ ...ana, client }, body, key), moment)
    const id = await orderOf(ana)
    expect(await shop.read(ana, id)).toMatchObject({ state: 'awaiting_payment' })
    expect(await world.database.db.$count(receipts, eq(receipts.stationId, station.id))).toBe(0)
    const does = afterwards(station, ana, body)
    for (const one of [...next, ...next]) await does[one]()
    await expectPaidOnce(station, ana)
  })

  test('SEC-81 killed before its gateway was asked: nothing is charged, and all is free again', async () => {
    const { station, ana } = await buying()
    const body = await shop.review(ana)
    const { clientOf } = await api.start()
    const client = clientOf(ana)
    await api.killDuring(() => shop.submit({ ...ana, client }, body, key), { asked: charged, isUndone: true })
    world.ports.clock.advance(16 * minute)
    await shop.settleAll(station)
    expect(await shop.read(ana, await orderOf(ana))).toMatchObject({ state: 'cancelled' })
    expect(await gateway.bank.charges(station.id)).toEqual([])
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    expect(await checkBooks(world.context(station))).toBe(true)
  })
})

describe('SEC-82 GAP-66 killed when the webhook of a paid PIX came: booked once', () => {
  const read = /^GET \/charges\//
  test.each<[string, Moment, Next[]]>([
    ['and it was not read back yet', { asked: read }, ['webhook', 'job', 'submit']],
    [
      'and it was being booked; its webhook is lost',
      { asked: read, writing: 'payment_receipts' },
      ['job', 'submit', 'webhook'],
    ],
    [
      'and all of it was written but not committed',
      { asked: read, writing: 'payment_gateway_events' },
      ['webhook', 'submit', 'job'],
    ],
  ])('%s', async (_, moment, next) => {
    const { station, ana } = await buying()
    const body = await shop.review(ana)
    const order = await shop.submit(ana, body, key)
    const { baseUrl } = await api.start()
    gateway.tellTo(async (request) =>
      fetch(`${baseUrl}/payment-webhooks/pagarme`, {
        method: 'POST',
        headers: request.headers,
        body: await request.text(),
      }),
    )
    await gateway.bank.act(await shop.codeOf(order.id), 'pay')
    await api.killDuring(() => gateway.bank.deliver(), moment)
    expect(await shop.read(ana, order.id)).toMatchObject({ state: 'awaiting_payment' })
    expect(await world.database.db.$count(receipts, eq(receipts.stationId, station.id))).toBe(0)
    const does = afterwards(station, ana, body)
    for (const one of [...next, ...next]) await does[one]()
    await expectPaidOnce(station, ana)
  })

  test('and it was booked, and its gateway never heard so', async () => {
    const { station, ana } = await buying()
    const body = await shop.review(ana)
    const order = await shop.submit(ana, body, key)
    const { baseUrl } = await api.start()
    gateway.tellTo(async (request) => {
      const headers = request.headers
      await fetch(`${baseUrl}/payment-webhooks/pagarme`, {
        method: 'POST',
        headers,
        body: await request.text(),
      })
      await api.kill()
      throw new Error('the answer is lost')
    })
    await gateway.bank.act(await shop.codeOf(order.id), 'pay')
    await gateway.bank.deliver()
    expect(await shop.read(ana, order.id)).toMatchObject({ state: 'paid' })
    const does = afterwards(station, ana, body)
    for (const one of ['webhook', 'job', 'submit', 'webhook'] as const) await does[one]()
    await expectPaidOnce(station, ana)
  })
})
