import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { orders } from './tables.ts'

const shop = shopWorld()
const { world } = shop
const shirt = productIdOf({ activityId: 14, number: 1 })
const cap = productIdOf({ activityId: 14, number: 2 })
const brought = { id: 1, name: 'Entrega', priceCents: 1_000, delivery: true }
const fetched = {
  id: 2,
  name: 'Sede',
  priceCents: 0,
  delivery: false,
  street: 'Rua A',
  streetNumber: '9',
  zipcode: '20040002',
}
const address = {
  ...{ zipcode: '01310-100', street: 'Avenida Paulista', number: '1.578', complement: 'ap. 12' },
  ...{ neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
}
const instalments = { allowInstallments: true, maxInstallments: 3 }

const stationWith = (body: object = {}) =>
  shop.station({
    products: [
      { id: 1, name: 'Camiseta', valueCents: 8_000, stock: 100 },
      { id: 2, name: 'Boné', valueCents: 2_000, stock: 100 },
    ],
    deliveryLocations: [brought, fetched],
    ...instalments,
    ...body,
  })

type Ways = { to?: number; pay?: 'pix' | 'credit_card' | null; pointsH?: number; body?: object }

/** Two shirts and a cap on their way to an order; the payload is what D3§3 has of it. */
async function ready({ to = 1, pay = 'pix', pointsH = 0, body = {} }: Ways = {}) {
  const station = await stationWith(body)
  const ana = await shop.buyer(station, pointsH)
  const products = [
    { id: shirt, quantity: 2 },
    { id: cap, quantity: 1 },
  ]
  await ana.client.call(cart.addToCart, { body: { products } })
  await ana.client.call(cart.reserveCart)
  const locations = [{ action_id: 14, deliveryLocation: to }]
  await ana.client.call(cart.chooseDelivery, { body: { locations, address } })
  const selected_card = pay === 'credit_card' ? await shop.card(ana) : 0
  if (pay) {
    const chosen = pay === 'pix' ? { type: pay } : { type: pay, selected_card, installments: 3 }
    await ana.client.call(cart.choosePayment, { body: chosen })
  }
  const entry = {
    ...{ [`product-${shirt}`]: 2, [`product-${cap}`]: 1 },
    ...{ action_id: 14, deliveryLocation: to },
    ...{ zipcode: '01.310-100', address: 'avenida paulista', number: '1578' },
  }
  const payment =
    pay === 'credit_card'
      ? { type: pay, selected_card, installments: 3, number: '4000000000000010', cvv: '123', name: 'ANA' }
      : pay && { type: pay, selected_card: 0, installments: 1 }
  const payload = { user_id: ana.id, cart: [entry], isOnlyPayment: false, payment }
  return { station, ana, entry, payload }
}
const send = ({ client }: TestMember, body: object) => client.call(calls.createOrder, { body } as never)
const made = (station: StationRecord) => world.database.db.$count(orders, eq(orders.stationId, station.id))
const differs = (...fields: string[]) => ({
  code: 'conflict',
  body: {
    messages: [expect.stringContaining('Nada foi cobrado.')],
    details: { step: 'review', differs: fields },
  },
})

describe('the payload of the specification', () => {
  test('GAP-63 CAR-22 orders what is in the cart, without amounts: those that the cart told last', async () => {
    const { ana, payload } = await ready()
    const order = await send(ana, payload)
    expect(order).toMatchObject({
      ...{ state: 'awaiting_payment', status: 'Aguardando pagamento', final_value: 190 },
      gateway_charge: { payment_method: 'pix' },
    })
  })

  test('GAP-63 CAR-22 by card, with the whole of its form, of which the number goes nowhere', async () => {
    const { ana, payload } = await ready({ pay: 'credit_card' })
    const order = await send(ana, payload)
    expect(order).toMatchObject({ state: 'paid', gateway_charge: { installments: 3 } })
    const rows = await world.database.rawSql('select * from orders where id = $1', [order.id])
    expect(JSON.stringify([rows, shop.bank.requests.at(-1)])).not.toContain('4000000000000010')
  })

  test('GAP-63 CAR-15 CAR-22 where the wallet pays all the form of the payment is empty', async () => {
    const { ana, payload } = await ready({ pay: null, pointsH: 500_00 })
    expect(await send(ana, { ...payload, payment: null })).toMatchObject({ state: 'paid', wallet_value: 190 })
  })

  test('GAP-63 CAR-16 CAR-22 isOnlyPayment says that the wallet pays nothing, and is compared', async () => {
    const only = await ready({ pointsH: 500_00, body: { paymentOption: 'payment_only' } })
    await expect(send(only.ana, only.payload)).rejects.toMatchObject(differs('isOnlyPayment'))
    expect(await send(only.ana, { ...only.payload, isOnlyPayment: true })).toMatchObject({ wallet_value: 0 })
    const both = await ready({ pointsH: 50_00 })
    const asked = send(both.ana, { ...both.payload, isOnlyPayment: true })
    await expect(asked).rejects.toMatchObject(differs('isOnlyPayment'))
    expect(await send(both.ana, both.payload)).toMatchObject({ wallet_value: 50 })
  })

  test('GAP-63 CAR-22 each field that is not as it stands is a conflict that names it; nothing is ordered', async () => {
    const { station, ana, entry, payload } = await ready({ pay: 'credit_card' })
    const withEntry = (facts: object) => ({ ...payload, cart: [{ ...entry, ...facts }] })
    const withPayment = (facts: object) => ({ ...payload, payment: { ...payload.payment, ...facts } })
    const wrong: [string, object][] = [
      ['cart', withEntry({ [`product-${shirt}`]: 1 })],
      ['cart', withEntry({ [`product-${cap}`]: undefined })],
      ['cart', { ...payload, cart: [] }],
      ['cart', { ...payload, cart: [entry, { [`product-${cap}`]: 1 }] }],
      ['deliveryLocation', withEntry({ deliveryLocation: 2 })],
      ['deliveryLocation', withEntry({ deliveryLocation: null })],
      ['zipcode', withEntry({ zipcode: '01310-101' })],
      ['zipcode', withEntry({ zipcode: '' })],
      ['address', withEntry({ address: 'Rua Augusta' })],
      ['number', withEntry({ number: '1579' })],
      ['payment', withPayment({ type: 'pix' })],
      ['payment', { ...payload, payment: null }],
      ['selected_card', withPayment({ selected_card: 7 })],
      ['installments', withPayment({ installments: 2 })],
      ['review', { ...payload, review: 'other' }],
    ]
    for (const [field, body] of wrong)
      await expect(send(ana, body), field).rejects.toMatchObject(differs(field))
    await expect(send(ana, withEntry({ action_id: 15 }))).rejects.toMatchObject(differs('action_id'))
    await expect(send(ana, { ...payload, user_id: ana.id + 1 })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await made(station)).toBe(0)
    expect((await send(ana, payload)).state).toBe('paid')
  })

  test('GAP-63 CAR-22 a card that was new is 0 in the form, and each thing may have an entry of its own', async () => {
    const { ana, entry, payload } = await ready({ pay: 'credit_card' })
    const { action_id, deliveryLocation, zipcode, address, number } = entry
    const own = { action_id, deliveryLocation, zipcode, address, number }
    const entries = [
      { [`product-${shirt}`]: 2, ...own },
      { [`product-${cap}`]: 1, ...own },
    ]
    const payment = { ...payload.payment, selected_card: 0 }
    expect((await send(ana, { ...payload, cart: entries, payment })).state).toBe('paid')
  })

  test('GAP-63 CAR-22 what is fetched has its own place for an address, or none; another one is a conflict', async () => {
    const { ana, entry, payload } = await ready({ to: 2 })
    const sent = (facts: object) => send(ana, { ...payload, cart: [{ ...entry, ...facts }] })
    await expect(sent({})).rejects.toMatchObject(differs('zipcode', 'address', 'number'))
    const place = { zipcode: '20040-002', address: 'Rua A', number: '9' }
    expect((await sent(place)).state).toBe('awaiting_payment')
    const other = await ready({ to: 2 })
    const nothing = { zipcode: '', address: '', number: null }
    const cart = [{ ...other.entry, ...nothing }]
    expect((await send(other.ana, { ...other.payload, cart })).state).toBe('awaiting_payment')
  })

  test('GAP-63 CAR-22 without amounts nobody pays another price than they were told: said once, then it is known', async () => {
    const { station, ana, payload } = await ready()
    const dearer = `update activities set body = jsonb_set(body, '{deliveryLocations,0,priceCents}', '2500') where station_id = $1 and id = 14`
    await world.database.rawSql(dearer, [station.id])
    await expect(send(ana, payload)).rejects.toMatchObject({
      code: 'conflict',
      body: {
        messages: [expect.stringContaining('O valor do pedido mudou')],
        details: { step: 'review', final_value: 205, credit_card_value: 205 },
      },
    })
    expect(await made(station)).toBe(0)
    expect(await send(ana, payload)).toMatchObject({ final_value: 205 })
  })

  test('GAP-63 CAR-22 with neither amounts nor cart nothing says what was seen: each field is said', async () => {
    const { station, ana, payload } = await ready()
    const { cart: _, ...rest } = payload
    for (const body of [rest, { ...rest, final_value: 190 }, {}])
      await expect(send(ana, body)).rejects.toMatchObject({
        status: 422,
        body: { fields: { final_value: [expect.anything()] } },
      })
    expect(await made(station)).toBe(0)
  })
})

test('GAP-63 ORD-02 an order has its things, place, CEP and reference where D3§3 has them', async () => {
  const { ana, payload } = await ready()
  const order = await send(ana, payload)
  expect(order).toMatchObject({
    single_product_orders: [
      { product_id: shirt, user_id: ana.id, quantity: 2, product: { name: 'Camiseta' } },
      { product_id: cap, user_id: ana.id, quantity: 1, product: { name: 'Boné' } },
    ],
    delivery_location_id: 1,
    delivery_location: { name: 'Entrega', price: 10, delivery: true },
    ...{ zipcode: '01310100', reference: 'ap. 12' },
  })
  const digital = await shop.station({ digitalProduct: true })
  const bia = await shop.buyer(digital, 900_00)
  expect(await shop.order(bia, null)).toMatchObject({
    ...{ delivery_location_id: null, delivery_location: null, zipcode: null, reference: null, address: null },
  })
})
