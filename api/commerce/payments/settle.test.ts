import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getCart } from '#contract/commerce/cart/endpoints.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { balanceOf } from '../../ledger/index.ts'
import { alarmCount } from '../../platform/alarms.ts'
import { nextReadOf } from './next-read.ts'
import { nextState, settle } from './settle.ts'
import { settleCharges } from './settle-charges.ts'
import { charges, gatewayEvents, receipts, refunds } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const minute = 60_000

async function waiting(pointsH = 0) {
  const station = await shop.station()
  const ana = await shop.buyer(station, pointsH)
  const order = await shop.order(ana)
  return { station, ana, order, code: await shop.codeOf(order.id) }
}
const cancel = (client: Awaited<ReturnType<typeof waiting>>['ana']['client'], id: number) =>
  client.call(calls.cancelOrder, { params: { id } })

describe('a PIX', () => {
  test('CAR-12 verification reads it back, at most every three seconds, whoever asks how often', async () => {
    const { ana, order, code } = await waiting()
    const verify = () => ana.client.call(calls.verifyOrder, { params: { id: order.id } })
    world.ports.clock.advance(5_000)
    expect((await verify()).state).toBe('awaiting_payment')
    bank.pay(code)
    expect((await verify()).state).toBe('awaiting_payment')
    world.ports.clock.advance(3_000)
    const answers = await Promise.all(Array.from({ length: 10 }, verify))
    expect(answers.some(({ state }) => state === 'paid')).toBe(true)
    expect((await verify()).status).toBe('Pagamento confirmado')
  })

  test('CAR-12 a gateway that does not answer leaves the order as it is', async () => {
    const { ana, order } = await waiting()
    world.ports.clock.advance(5_000)
    bank.silence(1)
    const answer = await ana.client.call(calls.verifyOrder, { params: { id: order.id } })
    expect(answer.state).toBe('awaiting_payment')
  })

  test('CAR-13 GAP-65 nobody pays it: it is cancelled at the gateway and expires, all is free again', async () => {
    const { station, ana, order, code } = await waiting(20_00)
    world.ports.clock.advance(29 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('awaiting_payment')
    world.ports.clock.advance(2 * minute + 1)
    await shop.settleAll(station)
    expect(await shop.read(ana, order.id)).toMatchObject({ state: 'expired', status: 'Expirado' })
    expect(bank.charges.get(code)?.state).toBe('expired')
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    expect(await ana.client.call(getCart)).toMatchObject({ reserveTime: null, order_id: null, step: 'cart' })
    await shop.expectBooks(station)
  })

  test('GAP-65 paid at the last moment, its webhook lost: the job reads it before it ends it', async () => {
    const { station, ana, order, code } = await waiting()
    bank.pay(code)
    world.ports.clock.advance(32 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    await shop.expectBooks(station)
  })

  test('GAP-65 paid after it expired: it goes back by itself and the order says so, before and after', async () => {
    const { station, ana, order, code } = await waiting()
    world.ports.clock.advance(32 * minute)
    await shop.settleAll(station)
    bank.pay(code)
    await shop.webhook(code)
    expect((await shop.read(ana, order.id)).notice).toContain('está sendo devolvido')
    await shop.settleAll(station)
    const late = await shop.read(ana, order.id)
    expect(late).toMatchObject({ state: 'expired', refunded_value: 0 })
    expect(late.notice).toContain('devolvemos')
    expect(bank.charges.get(code)).toMatchObject({ paidCents: 85_00, refundedCents: 85_00 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  })

  test.each([
    ['five minutes', [], 5],
    ['a quarter of an hour', [5], 15],
    ['an hour', [5, 15], 60],
    ['a day', [5, 15, 60], 23 * 60],
  ])(
    'GAP-65 SEC-98 a late payment whose webhook is lost is found %s after the end',
    async (_, before, found) => {
      const { station, ana, order, code } = await waiting()
      const endMs = world.ports.clock.now().getTime() + 30 * minute
      const runAt = (minutes: number) => {
        world.ports.clock.set(new Date(endMs + minutes * minute).toISOString())
        return shop.settleAll(station)
      }
      for (const one of [2, ...before]) await runAt(one)
      bank.pay(code)
      await runAt(found - 1)
      expect((await shop.read(ana, order.id)).notice).toBeNull()
      await runAt(found)
      expect((await shop.read(ana, order.id)).notice).toContain('devolvemos')
      await shop.expectBooks(station)
    },
  )

  test('GAP-65 paid twice: the second payment goes back, the order stays paid', async () => {
    const { station, ana, order, code } = await waiting()
    bank.pay(code)
    await shop.webhook(code)
    bank.pay(code)
    await shop.webhook(code)
    await shop.settleAll(station)
    expect(await shop.read(ana, order.id)).toMatchObject({ state: 'paid', refunded_value: 0 })
    expect(bank.charges.get(code)).toMatchObject({ paidCents: 170_00, refundedCents: 85_00 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 85_00 })
    expect(await world.database.db.$count(receipts, eq(receipts.stationId, station.id))).toBe(2)
  })

  test('GAP-64 given up by its buyer: nobody can pay it any more, and another way is open', async () => {
    const { station, ana, order, code } = await waiting(20_00)
    expect(await cancel(ana.client, order.id)).toMatchObject({ state: 'cancelled' })
    expect((await cancel(ana.client, order.id)).state).toBe('cancelled')
    expect(bank.charges.get(code)?.state).toBe('expired')
    expect((await ana.client.call(getCart)).step).toBe('review')
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    await shop.expectBooks(station)
  })

  test('GAP-64 given up while it is being paid is paid', async () => {
    const { station, ana, order, code } = await waiting()
    bank.pay(code)
    expect((await cancel(ana.client, order.id)).state).toBe('paid')
    await expect(cancel(ana.client, order.id)).rejects.toMatchObject({ code: 'conflict' })
    await shop.expectBooks(station)
  })

  test('GAP-64 GAP-121 given up while the gateway is silent it ends here at once, and there when that answers', async () => {
    const { station, ana, order, code } = await waiting(20_00)
    bank.silence(1)
    expect((await cancel(ana.client, order.id)).state).toBe('cancelled')
    expect(bank.charges.get(code)?.state).toBe('pending')
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    world.ports.clock.advance(6 * minute)
    await shop.settleAll(station)
    expect(bank.charges.get(code)?.state).toBe('expired')
    await shop.expectBooks(station)
  })

  test('GAP-65 who closed their account meanwhile: what is paid is booked all the same', async () => {
    const { station, order, code } = await waiting()
    await world.database.rawSql(`update participants set status = 'deleted' where station_id = $1`, [
      station.id,
    ])
    bank.pay(code)
    expect((await shop.webhook(code)).status).toBe(200)
    const { rows } = await world.database.rawSql('select status from orders where id = $1', [order.id])
    expect(rows).toEqual([{ status: 'paid' }])
    await shop.expectBooks(station)
  })
})

describe('webhooks', () => {
  test('GAP-66 SEC-82 forged or unsigned: 401, and nothing is written', async () => {
    const { station, ana, order, code } = await waiting()
    bank.pay(code)
    const before = alarmCount('webhook_unverified')
    expect((await shop.webhook(code, { proof: 'somebody' })).status).toBe(401)
    const unsigned = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await world.fetch('/payment-webhooks/banco', unsigned)).status).toBe(401)
    expect((await world.fetch('/payment-webhooks/outro', unsigned)).status).toBe(401)
    expect(alarmCount('webhook_unverified')).toBe(before + 3)
    expect((await shop.read(ana, order.id)).state).toBe('awaiting_payment')
    expect(await world.database.db.$count(gatewayEvents, eq(gatewayEvents.stationId, station.id))).toBe(0)
  })

  test('GAP-66 repeated, many at once and one after the other, they book once', async () => {
    const { station, ana, order, code } = await waiting(20_00)
    bank.pay(code)
    const again = () => shop.webhook(code, { id: 'the same event' })
    const answers = await Promise.all(Array.from({ length: 20 }, again))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await again()
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    expect(await world.database.db.$count(receipts, eq(receipts.stationId, station.id))).toBe(1)
    expect(await world.database.db.$count(gatewayEvents, eq(gatewayEvents.stationId, station.id))).toBe(1)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 65_00, hold: 0 })
  })

  test('GAP-66 early: it comes before our own answer, which changes nothing any more', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const body = await shop.review(ana, { type: 'credit_card', selected_card: await shop.card(ana) })
    bank.lose(1)
    const order = await shop.submit(ana, body)
    const code = await shop.codeOf(order.id)
    await shop.webhook(code)
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    const told = { id: 'x', state: 'pending', amountCents: 85_00, paidCents: 0, refundedCents: 0 } as const
    await settle(ana.ctx, { code }, { ...told, reason: null, pix: null })
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    await shop.expectBooks(station)
  })

  test('GAP-66 swapped and stale: what ended stays ended, what was paid stays paid', async () => {
    const { station, ana, order, code } = await waiting()
    const told = { id: bank.charges.get(code)?.id ?? null, amountCents: 85_00, reason: null, pix: null }
    const tell = (state: 'pending' | 'paid' | 'expired' | 'refused', paidCents = 0) =>
      settle(ana.ctx, { code }, { ...told, state, paidCents, refundedCents: 0 })
    await tell('expired')
    await tell('pending')
    expect((await shop.read(ana, order.id)).state).toBe('expired')
    const second = await shop.order(await shop.buyer(station), { type: 'pix' })
    const other = await shop.codeOf(second.id)
    bank.pay(other)
    await shop.webhook(other)
    await settle(
      ana.ctx,
      { code: other },
      { ...told, id: null, state: 'refused', paidCents: 0, refundedCents: 0 },
    )
    const [row] = await world.database.db
      .select()
      .from(charges)
      .where(and(eq(charges.stationId, station.id), eq(charges.code, other)))
    expect(row).toMatchObject({ state: 'paid', paidCents: 85_00 })
  })

  test('GAP-66 SEC-82 of another station: sent to whatever address, it is the charge that says whose it is', async () => {
    const one = await waiting()
    const other = await waiting()
    bank.pay(one.code)
    const request = new Request('http://api.test/api/payment-webhooks/banco', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-proof': 'banco' },
      body: JSON.stringify({ id: 'ev_x', type: 'charge.paid', charge: bank.charges.get(one.code)?.id }),
    })
    expect((await world.answer(request, { hostStationId: other.station.id })).status).toBe(200)
    expect((await shop.read(one.ana, one.order.id)).state).toBe('paid')
    expect((await shop.read(other.ana, other.order.id)).state).toBe('awaiting_payment')
    await shop.expectBooks(other.station)
  })

  test('GAP-66 about a charge that is none of ours: 200, nothing written, and somebody is told', async () => {
    const { station, code } = await waiting()
    const before = alarmCount('webhook_unknown_charge')
    expect((await shop.webhook('ch_of_nobody')).status).toBe(200)
    const strange = bank.charges.get(code)
    if (strange) bank.charges.set('E1-C1', { ...strange, id: 'ch_strange', code: 'pedido 7' })
    expect((await shop.webhook('E1-C1')).status).toBe(200)
    bank.charges.delete('E1-C1')
    expect(alarmCount('webhook_unknown_charge')).toBe(before + 2)
    expect(await world.database.db.$count(gatewayEvents, eq(gatewayEvents.stationId, station.id))).toBe(0)
  })

  test('GAP-66 a gateway that cannot be read back asks for it to be sent again', async () => {
    const { station, ana, order, code } = await waiting()
    bank.pay(code)
    bank.silence(1)
    expect((await shop.webhook(code)).status).toBe(502)
    expect((await shop.webhook(code)).status).toBe(200)
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    await shop.expectBooks(station)
  })

  test('SEC-82 another amount than was asked for is not believed', async () => {
    const { station, ana, order, code } = await waiting()
    const before = alarmCount('charge_amount_differs')
    const told = { id: 'x', state: 'paid', amountCents: 1, paidCents: 1, refundedCents: 0 } as const
    await settle(ana.ctx, { code }, { ...told, reason: null, pix: null })
    expect(alarmCount('charge_amount_differs')).toBe(before + 1)
    expect((await shop.read(ana, order.id)).state).toBe('awaiting_payment')
    await shop.expectBooks(station)
  })
})

test('GAP-65 a part of what is to pay is no payment: it goes back when the time is over', async () => {
  const { station, ana, order, code } = await waiting()
  bank.pay(code, 10_00)
  await shop.webhook(code)
  expect((await shop.read(ana, order.id)).state).toBe('awaiting_payment')
  const charge = bank.charges.get(code)
  if (charge) charge.state = 'expired'
  await shop.webhook(code)
  await shop.settleAll(station)
  expect((await shop.read(ana, order.id)).state).toBe('expired')
  expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  expect(await world.database.db.$count(refunds, eq(refunds.stationId, station.id))).toBe(1)
})

describe('what is paid while it is called off, which the gateway gives back for that', () => {
  /** Cancelled, or out of time; again told by a webhook and by the job. */
  const ends = {
    cancelled: ({ ana, order }: Awaited<ReturnType<typeof waiting>>) => cancel(ana.client, order.id),
    expired: async ({ station }: Awaited<ReturnType<typeof waiting>>) => {
      world.ports.clock.advance(32 * minute)
      await shop.settleAll(station)
    },
  }

  test.each([
    ['cancelled', 'comes'],
    ['cancelled', 'is lost'],
    ['expired', 'comes'],
    ['expired', 'is lost'],
  ] as const)(
    'GAP-64 GAP-65 SEC-83 an order is %s and the answer %s: stock, wallet, words and books agree',
    async (end, answer) => {
      const all = await waiting(20_00)
      const { station, ana, order, code } = all
      bank.payAtCancel(code, { isLost: answer === 'is lost' })
      await ends[end](all).catch(() => undefined)
      world.ports.clock.advance(5_000)
      await shop.webhook(code)
      await shop.settleAll(station)
      await shop.webhook(code)
      const now = await shop.read(ana, order.id)
      expect(now.state).toBe(end)
      expect(now.notice).toContain('quando este pedido já estava encerrado e devolvemos esse valor')
      // Cancelled while the time of the checkout runs it is in the cart again, reserved.
      expect(await shop.taken(station)).toEqual({ 1: end === 'cancelled' ? 1 : 0 })
      expect(await ana.client.call(getCart)).toMatchObject({ order_id: null })
      expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
      expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
      const given = await world.database.db.select().from(refunds).where(eq(refunds.stationId, station.id))
      expect(given).toMatchObject([{ kind: 'surplus', state: 'done', amountCents: 65_00 }])
    },
  )

  test('GAP-88 a withdrawal that meets a second payment gives back both, each as what it is', async () => {
    const { station, ana, order, code } = await waiting()
    bank.pay(code)
    await shop.webhook(code)
    await ana.client.call(calls.withdrawOrder, { params: { id: order.id }, body: {} })
    bank.pay(code)
    await shop.settleAll(station)
    await shop.webhook(code)
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('refunded')
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  })
})

test('GAP-65 what a charge becomes, by what it was and what is told', () => {
  const open = { amountCents: 100, endAskedAt: null }
  const of = (state: 'asked' | 'pending' | 'paid' | 'refused' | 'expired', told: string, paidCents = 0) =>
    nextState({ ...open, state }, { state: told as never }, { paidCents })
  for (const state of ['asked', 'pending'] as const) {
    expect(['pending', 'refused', 'expired'].map((told) => of(state, told))).toEqual([
      'pending',
      'refused',
      'expired',
    ])
    expect(of(state, 'paid', 99)).toBe('pending')
  }
  for (const state of ['paid', 'refused', 'expired'] as const)
    for (const told of ['pending', 'refused', 'expired', 'refunded']) expect(of(state, told)).toBe(state)
  for (const state of ['asked', 'pending', 'paid', 'refused', 'expired'] as const)
    expect(of(state, 'expired', 100)).toBe('paid')
  const ends = (paidCents: number) =>
    nextState({ ...open, state: 'pending' }, { state: 'pending' }, { paidCents, ends: true })
  expect([ends(0), ends(99), ends(100)]).toEqual(['expired', 'expired', 'paid'])
  const calledOff = (state: 'pending' | 'refused' | 'paid', goneCents: number) =>
    nextState(
      { ...open, state, endAskedAt: new Date(0) },
      { state: 'refunded' },
      { paidCents: 100, goneCents },
    )
  expect([calledOff('pending', 100), calledOff('refused', 100)]).toEqual(['expired', 'refused'])
  expect([calledOff('pending', 99), calledOff('paid', 100)]).toEqual(['paid', 'paid'])
})

test('GAP-65 when a gateway is asked by itself', () => {
  const now = new Date('2026-05-04T15:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * minute)
  const next = (facts: object, told?: { isOpenThere: boolean }) =>
    nextReadOf(
      { state: 'pending', expiresAt: null, createdAt: now, paidCents: 0, ...facts } as never,
      now,
      told,
    )
  expect(next({ state: 'asked' })).toEqual(at(1))
  expect(next({})).toEqual(at(1))
  expect(next({ createdAt: at(-20) })).toEqual(at(5))
  expect(next({ expiresAt: at(30) })).toEqual(at(5))
  expect(next({ expiresAt: at(2) })).toEqual(at(3))
  expect(next({ expiresAt: at(-9) })).toEqual(at(1))
  expect(next({ state: 'expired', expiresAt: at(-1) })).toEqual(at(4))
  expect(next({ state: 'expired', expiresAt: at(-9) })).toEqual(at(6))
  expect(next({ state: 'expired', expiresAt: at(-20) })).toEqual(at(40))
  expect(next({ state: 'expired', expiresAt: at(20) })).toEqual(at(25))
  expect(next({ state: 'expired', expiresAt: at(-60) })).toEqual(at(22 * 60))
  expect(next({ state: 'refused' })).toEqual(at(60))
  expect(next({ state: 'expired', expiresAt: at(-23 * 60) })).toBeNull()
  expect(next({ state: 'expired', expiresAt: at(-9) }, { isOpenThere: true })).toEqual(at(60))
  expect(next({ state: 'expired', expiresAt: at(-25 * 60) }, { isOpenThere: true })).toBeNull()
  expect(next({ state: 'paid', paidCents: 1 })).toBeNull()
  expect(next({ state: 'expired', paidCents: 1 })).toBeNull()
})

test('SEC-83 refunds of a gateway that is gone are not in the way of others', async () => {
  const { station, ana, order, code } = await waiting()
  bank.pay(code)
  await shop.webhook(code)
  const [charge] = await world.database.db.select().from(charges).where(eq(charges.stationId, station.id))
  if (!charge) throw new Error('no charge')
  const { code: _, id: __, ...facts } = charge
  const [gone] = await world.database.db
    .insert(charges)
    .values({ ...facts, gateway: 'gone', gatewayId: 'x', referenceId: order.id + 100_000, nextReadAt: null })
    .returning()
  const asked = (chargeId: number, key: string, nextTryAt: Date) => ({
    ...{
      stationId: station.id,
      chargeId,
      key,
      kind: 'surplus' as const,
      amountCents: 1,
      state: 'asked' as const,
    },
    ...{ reason: 'x', createdAt: nextTryAt, nextTryAt },
  })
  const now = world.ports.clock.now()
  const old = new Date(now.getTime() - minute)
  const rows = Array.from({ length: 100 }, (_, at) => asked(gone?.id ?? 0, `gone:${at}`, old))
  await world.database.db.insert(refunds).values([...rows, asked(charge.id, `mine:${ana.id}`, now)])
  await settleCharges(world.jobs())
  await settleCharges(world.jobs())
  const mine = and(eq(refunds.stationId, station.id), eq(refunds.key, `mine:${ana.id}`))
  expect((await world.database.db.select().from(refunds).where(mine))[0]?.state).toBe('done')
})
