import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import { refundOrder } from '#contract/console/orders/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { orderItems, orders } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const shirt = productIdOf({ activityId: 14, number: 1 })
const limited = (limit: number) =>
  shop.station({ products: [{ id: 1, name: 'Camiseta', valueCents: 1_000, stock: 1_000, limit }] })
const add = ({ client }: TestMember, quantity = 1) =>
  client.call(cart.addToCart, { body: { products: [{ id: shirt, quantity }] } })
const lineOf = async ({ client }: TestMember) => (await client.call(cart.getCart)).content[0]

/** What somebody ordered and keeps. */
async function orderedBy(station: StationRecord, { id }: TestMember): Promise<number> {
  const [row] = await world.database.db
    .select({ kept: sql`coalesce(sum(${orderItems.quantity} - ${orderItems.returned}), 0)`.mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.stationId, orderItems.stationId), eq(orders.id, orderItems.orderId)))
    .where(and(eq(orders.stationId, station.id), eq(orders.participantId, id), eq(orders.status, 'paid')))
  return row?.kept ?? 0
}

describe('a limit per person', () => {
  test('CAR-02 ACT-14 counts what they ordered before, and nobody else’s', async () => {
    const station = await limited(3)
    const ana = await shop.buyer(station, 900_00)
    await shop.order(ana, null, { 1: 2 })
    const problem = await add(ana, 2).catch((reason: unknown) => reason)
    const words = 'Cada pessoa leva até 3 unidades de Camiseta, e você já pediu 2.'
    expect(problem).toMatchObject({ code: 'limit_reached', firstMessage: words })
    await add(ana, 1)
    expect(await lineOf(ana)).toMatchObject({ product: { limit: 3, max: 1 }, problem: null })
    const set = ana.client.call(cart.updateCart, {
      body: { shoppingItems: [{ product_id: shirt, quantity: 2 }] },
    })
    await expect(set).rejects.toMatchObject({ code: 'limit_reached', firstMessage: words })
    await expect(add(await shop.buyer(station), 3)).resolves.toMatchObject({ content: [{ quantity: 3 }] })
  })

  test('CAR-02 counts an order that waits for its payment, once: what is being paid is still in the cart', async () => {
    const station = await limited(3)
    const ana = await shop.buyer(station)
    const { id } = await shop.order(ana, { type: 'pix' }, { 1: 2 })
    expect(await lineOf(ana)).toMatchObject({ quantity: 2, product: { max: 3 } })
    await add(ana, 1)
    await expect(add(ana, 1)).rejects.toMatchObject({ code: 'limit_reached' })
    const code = await shop.codeOf(id)
    bank.pay(code)
    await shop.webhook(code)
    expect(await lineOf(ana)).toMatchObject({ quantity: 1, product: { max: 1 }, problem: null })
  })

  test('CAR-02 CAR-22 is looked at again when the cart is ordered', async () => {
    const station = await limited(3)
    const ana = await shop.buyer(station, 900_00)
    await shop.order(ana, null, { 1: 2 })
    const seen = await shop.review(ana, null, { 1: 1 })
    const lower = `update activities set body = jsonb_set(body, '{products,0,limit}', '2') where station_id = $1 and id = 14`
    await world.database.rawSql(lower, [station.id])
    const words = 'Cada pessoa leva até 2 unidades de Camiseta, e você já pediu 2.'
    expect(await lineOf(ana)).toMatchObject({
      product: { max: 0 },
      problem: { kind: 'too_many', message: words },
    })
    await expect(shop.submit(ana, seen)).rejects.toMatchObject({ code: 'conflict', firstMessage: words })
    expect(await orderedBy(station, ana)).toBe(2)
  })

  test('CAR-02 ORD-04 what went back to the stock may be ordered again, and what came to nothing', async () => {
    const station = await limited(2)
    const ana = await shop.buyer(station, 900_00)
    const owner = await addMember(world, station, { role: 'owner' })
    const first = await shop.order(ana, null, { 1: 2 })
    await expect(add(ana)).rejects.toMatchObject({ code: 'limit_reached' })
    const back = { number: 1, amountCents: 10_00, reason: 'Veio errada' }
    const backToStock = [{ activity_id: 14, number: 1, quantity: 1 }]
    await owner.client.call(refundOrder, { params: { id: first.id }, body: { ...back, backToStock } })
    const second = await shop.order(ana, null, { 1: 1 })
    await expect(add(ana)).rejects.toMatchObject({ code: 'limit_reached' })
    for (const { id } of [first, second])
      await ana.client.call(calls.withdrawOrder, { params: { id }, body: {} })
    await expect(add(ana, 2)).resolves.toMatchObject({ content: [{ quantity: 2, problem: null }] })
  })

  test('CAR-02 SEC-81 of many orders of one person at once no more than the limit come through', async () => {
    const station = await limited(3)
    const ana = await shop.buyer(station, 900_00)
    const buy = () => shop.order(ana, null, { 1: 1 })
    await Promise.allSettled(Array.from({ length: 12 }, buy))
    expect(await orderedBy(station, ana)).toBeLessThanOrEqual(3)
    // Whatever is left in the cart by those that were refused is no more than may be ordered.
    for (let left = 0; left < 4; left += 1) await buy().catch(() => null)
    expect(await orderedBy(station, ana)).toBe(3)
    await expect(add(ana)).rejects.toMatchObject({ code: 'limit_reached' })
  })
})
