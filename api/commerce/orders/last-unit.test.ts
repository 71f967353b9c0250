import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ApiClient, ApiProblem, createClient } from '#contract/client.ts'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { createOrder } from '#contract/commerce/orders/endpoints.ts'
import { countDeadlocks } from '#tests/fixtures/deadlocks.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { createApi } from '../../index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { createStationRegistry } from '../../stations/registry/index.ts'
import { charges, receipts } from '../payments/tables.ts'
import { orders } from './tables.ts'

/** The last unit of a product among two hundred, from the cart to the payment. */
const shop = shopWorld()
const { world, bank } = shop
const shirt = productIdOf({ activityId: 14, number: 1 })
const soldOut = 'sold_out: O estoque desse(s) produto(s) está esgotado no momento.'
const size = 200

type Buyer = TestMember & { cardId: number | null }
type Bought = Awaited<ReturnType<typeof buy>>

/** People of a station, every other one at another process; every third pays by card, the others by PIX. */
async function buyersOf(station: StationRecord): Promise<Buyer[]> {
  const other = await world.database.another()
  const registry = createStationRegistry(other.db)
  const api = createApi({ db: other.db, ports: world.ports, stations: registry, urls: world.urls })
  const elsewhere = (token: string): ApiClient =>
    createClient({
      transport: (request) => api.fetch(request, { hostStationId: station.id, address: '127.0.0.1' }),
      ...{ baseUrl: 'http://api.test/api', token, stationId: station.id, timeoutMs: 0, checkAnswers: true },
    })
  const buyers: Buyer[] = []
  for (let at = 0; at < size; at += 1) {
    const member = await shop.buyer(station)
    const client = at % 2 ? elsewhere(member.token) : member.client
    buyers.push({ ...member, client, cardId: at % 3 ? null : await shop.card(member) })
  }
  return buyers
}

/** The whole way, as the pages go it. */
async function buy({ id, client, cardId }: Buyer) {
  await client.call(cart.addToCart, { body: { products: [{ id: shirt, quantity: 1 }] } })
  return goOn({ id, client, cardId })
}
async function goOn({ id, client, cardId }: Pick<Buyer, 'id' | 'client' | 'cardId'>) {
  await client.call(cart.reserveCart)
  const locations = [{ action_id: 14, deliveryLocation: 1 }]
  await client.call(cart.chooseDelivery, { body: { locations, address: null } })
  const pay =
    cardId === null ? { type: 'pix' as const } : { type: 'credit_card' as const, selected_card: cardId }
  await client.call(cart.choosePayment, { body: pay })
  const { totals } = await client.call(cart.getCart)
  const { final_value, credit_card_value } = totals
  const body = { final_value, credit_card_value }
  return { buyer: id, order: await client.call(createOrder, { body, idempotencyKey: `the one of ${id}` }) }
}

/** Who got it, and what everybody else was told, counted. */
async function race(attempts: Promise<Bought>[]) {
  const done: Bought[] = []
  const told: Record<string, number> = {}
  for (const outcome of await Promise.allSettled(attempts)) {
    if (outcome.status === 'fulfilled') {
      done.push(outcome.value)
      continue
    }
    const { reason } = outcome
    const said = reason instanceof ApiProblem ? `${reason.code}: ${reason.firstMessage}` : String(reason)
    told[said] = (told[said] ?? 0) + 1
  }
  return { done, told }
}

async function payByPix(orderId: number): Promise<void> {
  const code = await shop.codeOf(orderId)
  bank.pay(code)
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.webhook(code)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
}

/** Of a station: how many orders, charges and receipts there are. */
const countsOf = async ({ id }: StationRecord) => {
  const { db } = world.database
  return {
    orders: await db.$count(orders, eq(orders.stationId, id)),
    charges: await db.$count(charges, eq(charges.stationId, id)),
    receipts: await db.$count(receipts, eq(receipts.stationId, id)),
  }
}

describe('SEC-16 SEC-81 CAR-14 CAR-21 CAR-22 the last one among two hundred, from the cart to its payment', () => {
  const stationWithOne = () =>
    shop.station({ products: [{ id: 1, name: 'Camiseta', valueCents: 8_000, stock: 1 }] })

  test('is sold once, nobody else is charged, all others read that it is sold out, and the books close', async () => {
    const station = await stationWithOne()
    const buyers = await buyersOf(station)
    const [asked, before] = [bank.requests.length, await countDeadlocks(world.database)]
    const { done, told } = await race(buyers.map((buyer) => buy(buyer)))
    expect([done.length, told]).toEqual([1, { [soldOut]: size - 1 }])
    const [bought] = done as [Bought]
    if (bought.order.state !== 'paid') await payByPix(bought.order.id)
    await shop.settleAll(station)
    const winner = buyers.find(({ id }) => id === bought.buyer) as Buyer
    expect((await shop.read(winner, bought.order.id)).state).toBe('paid')
    expect(bank.requests.length - asked).toBe(1)
    expect(await countsOf(station)).toEqual({ orders: 1, charges: 1, receipts: 1 })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 85_00, hold: 0 })
    expect(await countDeadlocks(world.database)).toBe(before)
  })

  test('GAP-65 whose PIX runs out goes to one of the others; what the first pays too late goes back', async () => {
    const station = await stationWithOne()
    const [first, ...others] = (await buyersOf(station)).reverse() as [Buyer, ...Buyer[]]
    // All have it in their carts before anybody has it kept.
    for (const { client } of others)
      await client.call(cart.addToCart, { body: { products: [{ id: shirt, quantity: 1 }] } })
    const { order: unpaid } = await buy({ ...first, cardId: null })
    expect((await race(others.map(goOn))).told).toEqual({ [soldOut]: size - 1 })
    world.ports.clock.advance(32 * 60_000)
    await shop.settleAll(station)
    const { done, told } = await race([...others.map(goOn), goOn({ ...first, cardId: null })])
    expect([done.length, told]).toEqual([1, { [soldOut]: size - 1 }])
    const [bought] = done as [Bought]
    if (bought.order.state !== 'paid') await payByPix(bought.order.id)
    await payByPix(unpaid.id)
    await shop.settleAll(station)
    expect(await shop.read(first, unpaid.id)).toMatchObject({ state: 'expired' })
    expect(await countsOf(station)).toEqual({ orders: 2, charges: 2, receipts: 2 })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 85_00, hold: 0 })
  })
})
