import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAddresses } from '#contract/commerce/addresses/endpoints.ts'
import {
  addToCart,
  chooseDelivery,
  choosePayment,
  getCart,
  getCartSummary,
  removeFromCart,
  reserveCart,
  updateCart,
} from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import { countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { participations } from '../../activities/participation/tables.ts'
import { balanceOf } from '../../ledger/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { readDoubtJob } from '../payments/settle-charges.ts'
import { charges } from '../payments/tables.ts'
import { refundOrder } from './refund-order.ts'
import { orders } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const minute = 60_000

/** The looks at charges in doubt that a station asked for. */
async function doubtsOf({ id }: StationRecord) {
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'read-doubt' and (data->>'stationId')::int = $1 order by start_after`,
    [id],
  )
  return rows.map((row) => readDoubtJob.data.parse((row as { data: unknown }).data))
}

describe('one order per submit', () => {
  test('CAR-22 SEC-81 fifty at once with one key are one order and one charge', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const shown = await shop.review(ana)
    const asked = bank.requests.length
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.submit(ana, shown, 'a key of one submit')),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(bank.requests.length - asked).toBe(1)
    expect(await world.database.db.$count(orders, eq(orders.stationId, station.id))).toBe(1)
  })

  test('CAR-22 SEC-81 fifty at once with fifty keys are one order, and the others say why', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const shown = await shop.review(ana)
    const outcomes = await countOutcomes(
      Array.from({ length: 50 }, (_, at) => shop.submit(ana, shown, `key number ${at}`)),
    )
    expect(outcomes).toEqual({ done: 1, conflict: 49 })
    expect(await world.database.db.$count(charges, eq(charges.stationId, station.id))).toBe(1)
  })

  test('CAR-22 the same key with other amounts, and amounts that were not shown, are refused; nothing is charged', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const shown = await shop.review(ana)
    await expect(shop.submit(ana, { ...shown, credit_card_value: 1 })).rejects.toMatchObject({
      code: 'conflict',
      body: { details: { step: 'review' } },
    })
    await shop.submit(ana, shown, 'a key of one submit')
    await expect(shop.submit(ana, { ...shown, final_value: 1 }, 'a key of one submit')).rejects.toMatchObject(
      { code: 'conflict' },
    )
    expect(await world.database.db.$count(orders, eq(orders.stationId, station.id))).toBe(1)
  })

  test('CAR-22 CAR-09 what another tab changed at the same price is not ordered unseen: thing, place, way to pay', async () => {
    const at = { priceCents: 500, delivery: false }
    const station = await shop.station({
      products: [
        { id: 1, name: 'Camiseta', valueCents: 8_000, stock: 9 },
        { id: 2, name: 'Boné', valueCents: 8_000, stock: 9 },
      ],
      deliveryLocations: [
        { ...at, id: 1, name: 'Sede' },
        { ...at, id: 2, name: 'Filial' },
      ],
    })
    const ana = await shop.buyer(station)
    const shown = { ...(await shop.review(ana)), review: (await ana.client.call(getCart)).review }
    const { call } = ana.client
    const idOf = (number: number) => productIdOf({ activityId: 14, number })
    const goTo = (deliveryLocation: number) =>
      call(chooseDelivery, { body: { locations: [{ action_id: 14, deliveryLocation }], address: null } })
    const selected_card = await shop.card(ana)
    const refused = () =>
      expect(call(calls.createOrder, { body: shown })).rejects.toMatchObject({
        code: 'conflict',
        body: { messages: [expect.stringContaining('mudou em outra página')], details: { step: 'review' } },
      })
    await goTo(2)
    await refused()
    await goTo(1)
    await call(choosePayment, { body: { type: 'credit_card', selected_card } })
    await refused()
    await call(choosePayment, { body: { type: 'pix' } })
    await call(removeFromCart, { params: { id: idOf(1) } })
    await call(addToCart, { body: { products: [{ id: idOf(2), quantity: 1 }] } })
    await call(reserveCart)
    await goTo(1)
    await call(choosePayment, { body: { type: 'pix' } })
    await refused()
    const { review } = await call(getCart)
    const order = await call(calls.createOrder, { body: { ...shown, review } })
    expect(order.state).toBe('awaiting_payment')
  })

  test('CAR-22 an empty cart, and who has no CPF, are told so', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 0, { cpf: null })
    await expect(shop.submit(ana, { final_value: 0, credit_card_value: 0 })).rejects.toThrow(
      'itens no seu carrinho',
    )
    await expect(shop.order(ana)).rejects.toThrow('CPF')
    expect(await shop.balances(station)).toMatchObject({ hold: 0 })
  })
})

test('CAR-19 where an order is brought to is offered for the next one', async () => {
  const station = await shop.station({
    deliveryLocations: [{ id: 1, name: 'Em casa', priceCents: 500, delivery: true }],
  })
  const ana = await shop.buyer(station)
  const address = {
    ...{ zipcode: '01310100', street: 'Avenida Paulista', number: '9', complement: '' },
    ...{ neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  }
  const products = [{ id: productIdOf({ activityId: 14, number: 1 }), quantity: 1 }]
  await ana.client.call(addToCart, { body: { products } })
  await ana.client.call(reserveCart)
  const locations = [{ action_id: 14, deliveryLocation: 1 }]
  await ana.client.call(chooseDelivery, { body: { locations, address } })
  await ana.client.call(choosePayment, { body: { type: 'pix' } })
  const saved = async () =>
    (await ana.client.call(listAddresses, { params: { userId: ana.id } })).content.map(({ street }) => street)
  expect(await saved()).toEqual([])
  await shop.submit(ana, await shop.shown(ana))
  expect(await saved()).toEqual(['Avenida Paulista'])
})

describe('who pays', () => {
  test('CAR-15 ORD-02 PTS-06 the wallet alone: paid at once, cashback comes, the cart is empty, the gateway hears nothing', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 200_00)
    const asked = bank.requests.length
    const order = await shop.order(ana, null, { 1: 2 })
    expect(order).toMatchObject({
      ...{ state: 'paid', status: 'Pagamento confirmado', final_value: 165, wallet_value: 165 },
      ...{ credit_card_value: 0, gateway_charge: null, cashback: 4.5, notice: null },
      ...{ product_items_sum_value: 160, delivery_tax_value: 5 },
    })
    expect(bank.requests.length).toBe(asked)
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 200_00 - 165_00 + 450, heldH: 0 })
    expect((await ana.client.call(getCart)).content).toEqual([])
    const of = and(eq(participations.stationId, station.id), eq(participations.activityId, 14))
    expect(await world.database.db.$count(participations, of)).toBe(1)
    await shop.expectBooks(station)
  })

  test('CAR-15 GAP-64 CAR-11 wallet and PIX: points are held until the payment comes, and captured then', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 20_00)
    const order = await shop.order(ana)
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      wallet_value: 20,
      credit_card_value: 65,
      cashback: null,
    })
    expect(order.gateway_charge).toMatchObject({ payment_method: 'pix', in_doubt: false })
    expect(order.gateway_charge?.pix_qr_code).toMatch(/^PIX-E/)
    expect(order.gateway_charge?.expiration_date).toBe('2026-05-04T15:30:00.000Z')
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 0, heldH: 20_00 })
    // CAR-03: what is being paid waits in no cart.
    expect(await ana.client.call(getCartSummary)).toEqual({ items: 0 })
    const code = await shop.codeOf(order.id)
    bank.pay(code)
    expect((await shop.webhook(code)).status).toBe(200)
    expect(await shop.read(ana, order.id)).toMatchObject({ state: 'paid', cashback: 4.5 })
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 450, heldH: 0 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 65_00, hold: 0 })
  })

  test('CAR-10 CAR-08 a card that is approved pays at once, its instalments with their interest', async () => {
    const station = await shop.station({
      allowInstallments: true,
      maxInstallments: 3,
      monthlyInterestBp: 200,
    })
    const ana = await shop.buyer(station)
    bank.cards('approve')
    const order = await shop.order(ana, {
      type: 'credit_card',
      selected_card: await shop.card(ana),
      installments: 3,
    })
    expect(order).toMatchObject({ state: 'paid', final_value: 85 })
    expect(order.credit_card_value).toBeGreaterThan(85)
    expect(order.total_final_value).toBe(order.credit_card_value)
    expect(order.final_value + order.interest_value).toBeCloseTo(order.credit_card_value, 6)
    expect(order.gateway_charge).toMatchObject({
      installments: 3,
      card: { brand: 'visa', last_digits: '4242' },
    })
    const [request] = bank.requests.slice(-1)
    expect(request?.items.reduce((sum, one) => sum + one.amountCents * one.quantity, 0)).toBe(
      request?.amountCents,
    )
    await shop.expectBooks(station)
  })

  test('CAR-18 a card that is refused: cancelled with its reason, points are back, what was reserved stays so', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 20_00)
    bank.cards('refuse')
    const order = await shop.order(ana, { type: 'credit_card', selected_card: await shop.card(ana) })
    bank.cards('approve')
    expect(order).toMatchObject({ state: 'cancelled', status: 'Cancelado', notice: 'Cartão sem limite' })
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    const { content, step, reserveTime } = await ana.client.call(getCart)
    expect([content.length, step, reserveTime]).toEqual([1, 'review', '2026-05-04T15:10:00.000Z'])
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    const again = await shop.submit(ana, await shop.shown(ana), 'another key of a submit')
    expect(again.state).toBe('paid')
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    await shop.expectBooks(station)
  })

  test('CAR-18 GAP-67 refused when the time of the reservation is over: it is free for others', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    bank.cards('ponder')
    const order = await shop.order(ana, { type: 'credit_card', selected_card: await shop.card(ana) })
    bank.cards('approve')
    expect(order.gateway_charge?.in_doubt).toBe(true)
    world.ports.clock.advance(11 * minute)
    bank.decide(await shop.codeOf(order.id), 'refused')
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('cancelled')
    expect(await shop.taken(station)).toEqual({ 1: 0 })
  })

  test('CAR-22 GAP-65 an answer that is lost: nobody is charged again, the job finds out', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const body = await shop.review(ana, { type: 'credit_card', selected_card: await shop.card(ana) })
    bank.lose(1)
    const order = await shop.submit(ana, body, 'a key of one submit')
    expect(order).toMatchObject({ state: 'awaiting_payment', gateway_charge: { in_doubt: true } })
    const asked = bank.requests.length
    expect((await shop.submit(ana, body, 'a key of one submit')).id).toBe(order.id)
    world.ports.clock.advance(2 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('paid')
    expect(bank.requests.length).toBe(asked)
    await shop.expectBooks(station)
  })

  test.each([
    { what: 'a card whose answer is lost', begin: () => bank.lose(1) },
    { what: 'a card that its gateway ponders', begin: () => bank.cards('ponder') },
  ] as const)('GAP-64 SEC-81 $what is in doubt: the order is not paid a second time', async (doubt) => {
    const station = await shop.station()
    const [ana, owner] = [await shop.buyer(station), await addMember(world, station, { role: 'owner' })]
    doubt.begin()
    const selected_card = await shop.card(ana)
    const { id } = await shop.order(ana, { type: 'credit_card', selected_card })
    bank.cards('approve')
    bank.silence(Number.POSITIVE_INFINITY)
    const cents = { orderId: id, amountCents: 80_00, reason: 'Veio errado', backToStock: 'none' } as const
    const attempts = [
      () => ana.client.call(calls.withdrawOrder, { params: { id }, body: {} }),
      () => ana.client.call(reserveCart),
      () => shop.submit(ana, { final_value: 85, credit_card_value: 85 }, 'a key of another submit'),
      () => refundOrder(owner.ctx, cents),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'conflict' })
    const asked = bank.requests.length
    world.ports.clock.advance(20 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('awaiting_payment')
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    bank.silence(0)
    const code = await shop.codeOf(id)
    bank.decide(code, 'paid')
    await shop.webhook(code)
    expect((await shop.read(ana, id)).state).toBe('paid')
    expect(bank.requests.length).toBe(asked)
    await shop.expectBooks(station)
  })

  test.each([
    { what: 'a card whose answer is lost', begin: () => bank.lose(1) },
    { what: 'a card that its gateway ponders', begin: () => bank.cards('ponder') },
  ])(
    'GAP-121 CAR-18 $what is put aside: cart, points and things are free at once, and what it takes goes back',
    async ({ begin }) => {
      const station = await shop.station()
      const ana = await shop.buyer(station, 20_00)
      const selected_card = await shop.card(ana)
      begin()
      const { id } = await shop.order(ana, { type: 'credit_card', selected_card })
      const code = await shop.codeOf(id)
      bank.silence(Number.POSITIVE_INFINITY)
      const cancel = () => ana.client.call(calls.cancelOrder, { params: { id } })
      expect(await cancel()).toMatchObject({
        state: 'cancelled',
        notice: expect.stringContaining('volta sozinho'),
      })
      expect(await cancel()).toMatchObject({ state: 'cancelled' })
      expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
      bank.silence(0)
      bank.cards('approve')
      const other = await shop.submit(ana, await shop.shown(ana))
      expect(other).toMatchObject({ state: 'paid' })
      bank.decide(code, 'paid')
      await shop.webhook(code)
      await shop.settleAll(station)
      const put = await shop.read(ana, id)
      expect(put).toMatchObject({
        state: 'cancelled',
        notice: expect.stringContaining('devolvemos esse valor'),
      })
      expect(await shop.taken(station)).toEqual({ 1: 1 })
      expect(await shop.expectBooks(station)).toMatchObject({ cash: 65_00, hold: 0 })
    },
  )

  test.each([
    { what: 'that its gateway made', begin: () => bank.lose(1), isMade: true },
    { what: 'that never reached its gateway', begin: () => bank.silence(1), isMade: false },
  ])(
    'GAP-121 CAR-18 a PIX $what, and no answer: nobody has its code, so it fails at once and another one is asked for',
    async ({ begin, isMade }) => {
      const station = await shop.station()
      const ana = await shop.buyer(station, 20_00)
      const body = await shop.review(ana)
      begin()
      const order = await shop.submit(ana, body)
      expect(order).toMatchObject({
        state: 'cancelled',
        gateway_charge: { reason: 'O provedor de pagamento não respondeu. Nada foi cobrado.' },
      })
      expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
      const code = await shop.codeOf(order.id)
      expect(bank.charges.has(code)).toBe(isMade)
      expect(await shop.submit(ana, await shop.shown(ana))).toMatchObject({ state: 'awaiting_payment' })
      // The jobs that look for it call off what its gateway made.
      world.ports.clock.advance(minute)
      const looked = await doubtsOf(station)
      expect(looked).toHaveLength(3)
      for (const one of looked) await readDoubtJob.run(world.jobs(), one)
      if (isMade) expect(bank.charges.get(code)?.state).toBe('expired')
      expect((await shop.read(ana, order.id)).state).toBe('cancelled')
      await shop.expectBooks(station)
    },
  )

  test('CAR-22 GAP-65 a card whose gateway was never reached: after five minutes nothing was charged', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 20_00)
    const selected_card = await shop.card(ana)
    bank.silence(1)
    const order = await shop.order(ana, { type: 'credit_card', selected_card })
    world.ports.clock.advance(4 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, order.id)).state).toBe('awaiting_payment')
    world.ports.clock.advance(2 * minute)
    await shop.settleAll(station)
    expect(await shop.read(ana, order.id)).toMatchObject({ state: 'cancelled' })
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    await shop.expectBooks(station)
  })

  test('CAR-22 SEC-81 a process that dies between charge and answer: the charge is found and paid once', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const body = await shop.review(ana, { type: 'credit_card', selected_card: await shop.card(ana) })
    bank.dieAfterCharge()
    await expect(shop.submit(ana, body, 'a key of one submit')).rejects.toThrow()
    const { state, id } = await shop.submit(ana, body, 'a key of one submit')
    expect(state).toBe('awaiting_payment')
    world.ports.clock.advance(2 * minute)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('paid')
    expect(await world.database.db.$count(charges, eq(charges.stationId, station.id))).toBe(1)
    await shop.expectBooks(station)
  })

  test('CAR-09 what changed in a second tab after the review is not ordered', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const body = await shop.review(ana)
    const product_id = productIdOf({ activityId: 14, number: 1 })
    await ana.client.call(updateCart, { body: { shoppingItems: [{ product_id, quantity: 3 }] } })
    await expect(shop.submit(ana, body)).rejects.toThrow()
    expect(await world.database.db.$count(orders, eq(orders.stationId, station.id))).toBe(0)
  })

  test('ACT-S06 an order that waits counts for the limit of its activity', async () => {
    const station = await shop.station({}, 1)
    const ana = await shop.buyer(station)
    const order = await shop.order(ana)
    await expect(shop.review(ana)).rejects.toThrow()
    await ana.client.call(calls.cancelOrder, { params: { id: order.id } })
    expect((await shop.submit(ana, await shop.shown(ana))).state).toBe('awaiting_payment')
  })
})

describe('reading', () => {
  test('ORD-01 ORD-05 a list, newest first, page by page; ORD-02 nobody sees another’s order', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 1_000_00)
    const bia = await shop.buyer(station)
    const ids = []
    for (let at = 0; at < 3; at += 1) ids.push((await shop.order(ana, null, { 1: 1, 2: 2 })).id)
    const list = (after?: string) =>
      ana.client.call(calls.listOrders, { params: { userId: ana.id }, query: { limit: 2, after } })
    const first = await list()
    expect(first.content.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(first.content[0]).toMatchObject({ items: 3, total_final_value: 185, action: { name: 'Loja' } })
    const rest = await list(first.next ?? '')
    expect([rest.content.map(({ id }) => id), rest.next]).toEqual([[ids[0]], null])
    expect(await bia.client.call(calls.getOrder, { query: { 'where[id]': ids[0] ?? 0 } })).toEqual({
      data: [],
    })
    expect(await ana.client.call(calls.getOrderState, { params: { id: ids[0] ?? 0 } })).toEqual({
      state: 'paid',
    })
    for (const call of [calls.verifyOrder, calls.cancelOrder, calls.getOrderState] as const)
      await expect(bia.client.call(call, { params: { id: ids[0] ?? 0 } })).rejects.toMatchObject({
        code: 'not_found',
      })
    const elsewhere = await shop.buyer(await shop.station())
    await expect(
      elsewhere.client.call(calls.getOrderState, { params: { id: ids[0] ?? 0 } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await elsewhere.client.call(calls.getOrder, { query: { 'where[id]': ids[0] ?? 0 } })).toEqual({
      data: [],
    })
  })
})
