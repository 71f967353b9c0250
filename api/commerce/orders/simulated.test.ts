import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import { heldGateway } from '#tests/fixtures/held-gateway.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { booksBetween } from '../payments/index.ts'

// The same business with the adapter of production and the gateway of the demo.
const shop = shopWorld()
const { world } = shop
const minute = 60_000
let gateway: ReturnType<typeof simulatePayments>
beforeAll(() => {
  gateway = simulatePayments(world, { timeoutMs: 2_500 })
})

async function waiting() {
  const station = await shop.station()
  const ana = await shop.buyer(station)
  const order = await shop.order(ana)
  return { station, ana, id: order.id, order, code: await shop.codeOf(order.id) }
}
const cashOf = async (station: StationRecord) => {
  const time = { from: new Date(0), to: new Date('2100-01-01') }
  const { cashCents, isClosed } = await booksBetween(world.context(station), time)
  return isClosed && cashCents
}

describe('GAP-109 with the simulated gateway', () => {
  test('CAR-11 GAP-66 a PIX with a code of the bank, paid, told, booked; told again and swapped nothing changes', async () => {
    const { station, ana, id, order, code } = await waiting()
    expect(order.gateway_charge?.pix_qr_code).toMatch(/^000201/)
    await gateway.bank.act(code, 'pay')
    await gateway.bank.deliver()
    expect((await shop.read(ana, id)).state).toBe('paid')
    await gateway.bank.act(code, 'repeat')
    await gateway.bank.deliver({ newestFirst: true })
    expect(await cashOf(station)).toBe(85_00)
  })

  test('SEC-82 a forged webhook changes nothing', async () => {
    const { station, ana, id, code } = await waiting()
    await gateway.bank.act(code, 'forge')
    await gateway.bank.deliver()
    expect((await shop.read(ana, id)).state).toBe('awaiting_payment')
    expect(await cashOf(station)).toBe(0)
  })

  test('CAR-13 GAP-65 it expires, is paid too late, and goes back', async () => {
    const { station, ana, id, code } = await waiting()
    world.ports.clock.advance(32 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('expired')
    await gateway.bank.act(code, 'pay_late')
    await gateway.bank.deliver()
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).notice).toContain('devolvemos')
    expect(await cashOf(station)).toBe(0)
  })

  test('GAP-64 given up by its buyer, the gateway knows', async () => {
    const { ana, id, code } = await waiting()
    await ana.client.call(calls.cancelOrder, { params: { id } })
    expect((await shop.read(ana, id)).state).toBe('cancelled')
    expect(await gateway.bank.act(code, 'pay')).toBe(false)
  })

  test('GAP-64 GAP-65 paid between the gateway’s look and its calling off, it is cancelled and the money is back', async () => {
    const { station, ana, id, code } = await waiting()
    const payFirst = async (request: Request) => {
      if (request.method === 'DELETE') await gateway.bank.act(code, 'pay')
      return gateway.fetch(request)
    }
    gateway.use(payFirst, { timeoutMs: 2_500 })
    await ana.client.call(calls.cancelOrder, { params: { id } })
    gateway.use(gateway.fetch, { timeoutMs: 2_500 })
    await gateway.bank.deliver()
    const order = await shop.read(ana, id)
    expect(order.state).toBe('cancelled')
    expect(order.notice).toContain('já estava encerrado e devolvemos')
    expect(await cashOf(station)).toBe(0)
    expect(await gateway.bank.charges(station.id)).toMatchObject([{ paidCents: 85_00, refundedCents: 85_00 }])
  })

  test.each(['html', 'silent', 'down'] as const)(
    'GAP-121 CAR-18 a gateway that is %s: a PIX fails at once, and another order is made',
    async (mode) => {
      const station = await shop.station()
      const ana = await shop.buyer(station)
      const body = await shop.review(ana)
      await gateway.bank.misbehave(mode, 1)
      const order = await shop.submit(ana, body)
      expect(order).toMatchObject({ state: 'cancelled', gateway_charge: { reason: expect.any(String) } })
      const next = await shop.submit(ana, await shop.shown(ana))
      expect(next.gateway_charge?.pix_qr_code).toMatch(/^000201/)
    },
  )

  test('CAR-22 GAP-65 a card at a gateway that answers too late: in doubt, found, and charged once', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const selected_card = await gateway.saveCard(ana, '4000000000000010')
    const body = await shop.review(ana, { type: 'credit_card', selected_card })
    const held = heldGateway(gateway.fetch)
    gateway.use(held.fetch, { timeoutMs: 300 })
    const order = await shop.submit(ana, body, 'one key of one submit')
    expect(order).toMatchObject({ state: 'awaiting_payment', gateway_charge: { in_doubt: true } })
    // It answers now, and nobody listens any more.
    expect((await held.answer()).map(({ status }) => status)).toEqual([200])
    expect(await shop.submit(ana, body, 'one key of one submit')).toMatchObject({ id: order.id })
    world.ports.clock.advance(2 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    expect(await cashOf(station)).toBe(85_00)
    const charged = (await gateway.bank.charges(station.id)).map(({ paidCents }) => paidCents)
    expect(charged).toEqual([85_00])
    gateway.use(gateway.fetch, { timeoutMs: 2_500 })
  })

  test('CAR-18 CAR-22 cards: refused with its reason, decided later and found, given back', async () => {
    const station = await shop.station()
    const [ana, bia] = [await shop.buyer(station), await shop.buyer(station)]
    const refused = await shop.order(ana, {
      type: 'credit_card',
      selected_card: await gateway.saveCard(ana, '4000000000000051'),
    })
    expect(refused).toMatchObject({ state: 'cancelled', notice: 'Saldo insuficiente no cartão.' })
    const doubtful = await shop.order(bia, {
      type: 'credit_card',
      selected_card: await gateway.saveCard(bia, '4000000000000036'),
    })
    expect(doubtful.gateway_charge?.in_doubt).toBe(true)
    world.ports.clock.advance(2 * minute)
    await shop.settleAll(station)
    expect((await shop.read(bia, doubtful.id)).state).toBe('paid')
    await bia.client.call(calls.withdrawOrder, { params: { id: doubtful.id }, body: {} })
    await shop.settleAll(station)
    expect((await shop.read(bia, doubtful.id)).state).toBe('refunded')
    expect(await cashOf(station)).toBe(0)
  })
})
