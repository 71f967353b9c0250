import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addCrowd, countOutcomes } from '#tests/fixtures/crowd.ts'
import { countDeadlocks } from '#tests/fixtures/deadlocks.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import type { Amount } from '../catalog/index.ts'
import { productStocks, stockMovements } from '../catalog/tables.ts'
import { addToCart, removeFromCart } from './change-items.ts'
import { emptyOrdered, giveBackToCheckout, handOver, readCheckout } from './checkout.ts'
import { changeCheckout } from './checkout-row.ts'
import { releaseExpired, reserveCart } from './reserve-cart.ts'
import { checkouts } from './tables.ts'

const world = apiWorld()
Object.assign(world.ports, { payments: { name: 'teste' } })
const minute = 60_000

const stationWith = (stock: number | null = 5) =>
  world.station({
    content: {
      activities: [14, 15].map((id) => ({
        id,
        type: 14,
        name: `Loja ${id}`,
        limitPerUser: null,
        body: {
          digitalProduct: true,
          products: [1, 2].map((number) => ({
            ...{ id: number, name: `Produto ${number}`, valueCents: 1000, stock },
          })),
        },
      })),
    },
  })

const idOf = (number: number, activityId = 14) => productIdOf({ activityId, number })
const first = { activityId: 14, productNumber: 1 }
const add = ({ client }: TestMember, quantity: number, id = idOf(1)) =>
  client.call(calls.addToCart, { body: { products: [{ id, quantity }] } })
const reserve = ({ client }: TestMember) => client.call(calls.reserveCart)
const cartOf = ({ client }: TestMember) => client.call(calls.getCart)
const leftOf = async ({ client }: TestMember, id = idOf(1)) =>
  (await client.call(calls.getProductStock, { params: { id } })).left
const members = async (station: StationRecord) =>
  [await addMember(world, station), await addMember(world, station)] as const

const payBy = ({ client }: TestMember) => client.call(calls.choosePayment, { body: { type: 'pix' } })
const timeOver = {
  code: 'gone',
  firstMessage: 'O tempo limite de reserva de produto para compra se esgotou. Por favor, comece novamente.',
}

async function movementsOf(station: StationRecord): Promise<[string, number][]> {
  const rows = await world.database.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.stationId, station.id))
    .orderBy(stockMovements.id)
  return rows.map(({ cause, quantity }) => [cause, quantity])
}

describe('CAR-14 GAP-67 a reservation', () => {
  test('lasts ten minutes from its start, follows the cart, and keeps its end', async () => {
    const station = await stationWith()
    const [ana, bia] = await members(station)
    const started = world.ports.clock.now().getTime()
    await add(ana, 2)
    const { reserveTime } = await reserve(ana)
    expect(new Date(reserveTime).getTime()).toBe(started + 10 * minute)
    expect(await leftOf(bia)).toBe(3)
    world.ports.clock.advance(4 * minute)
    await add(ana, 1)
    await add(ana, 2, idOf(2))
    await expect(cartOf(ana)).resolves.toMatchObject({ step: 'cart', reservation: 'changed', reserveTime })
    await expect(payBy(ana)).rejects.toMatchObject({
      code: 'conflict',
      firstMessage: 'Um produto do carrinho mudou. Confira o carrinho antes de continuar.',
      body: { details: { step: 'cart' } },
    })
    await expect(reserve(ana)).resolves.toEqual({ reserveTime })
    await expect(cartOf(ana)).resolves.toMatchObject({ step: 'payment', reservation: 'kept', reserveTime })
    expect([await leftOf(bia), await leftOf(bia, idOf(2))]).toEqual([2, 3])
    await ana.client.call(calls.removeFromCart, { params: { id: idOf(1) } })
    expect([await leftOf(bia), await leftOf(bia, idOf(2))]).toEqual([5, 3])
    await expect(reserve(ana)).resolves.toEqual({ reserveTime })
    expect(await movementsOf(station)).toEqual([
      ['reserved', -2],
      ['reserved', -1],
      ['reserved', -2],
      ['released', 3],
    ])
  })

  test('what leaves the cart is anybody’s at once, not when the time is over', async () => {
    const [ana, bia] = await members(await stationWith())
    await add(ana, 5)
    const { reserveTime } = await reserve(ana)
    const shoppingItems = [{ product_id: idOf(1), quantity: 2 }]
    await ana.client.call(calls.updateCart, { body: { shoppingItems } })
    await expect(cartOf(ana)).resolves.toMatchObject({ reservation: 'kept', reserveTime })
    await add(bia, 3)
    await reserve(bia)
    await ana.client.call(calls.removeFromCart, { params: { id: idOf(1) } })
    await expect(cartOf(ana)).resolves.toMatchObject({ reservation: 'none', reserveTime: null })
    expect(await leftOf(ana)).toBe(2)
  })

  test('what one person reserved is not short for themselves', async () => {
    const [ana, bia] = await members(await stationWith())
    await add(ana, 5)
    await reserve(ana)
    await expect(cartOf(ana)).resolves.toMatchObject({ content: [{ problem: null, product: { max: 5 } }] })
    await expect(add(bia, 1)).rejects.toMatchObject({ code: 'sold_out' })
  })

  test('that is over leads back to the cart, and begins anew with a new end', async () => {
    const [ana] = await members(await stationWith())
    await add(ana, 1)
    const { reserveTime } = await reserve(ana)
    world.ports.clock.set(reserveTime)
    await expect(cartOf(ana)).resolves.toMatchObject({ step: 'cart', reservation: 'over', reserveTime: null })
    await expect(payBy(ana)).rejects.toMatchObject(timeOver)
    const again = await reserve(ana)
    expect(new Date(again.reserveTime).getTime()).toBe(new Date(reserveTime).getTime() + 10 * minute)
    expect(await leftOf(ana)).toBe(4)
  })

  test('that is over is given back to whoever wants it, before any job has run', async () => {
    const [ana, bia] = await members(await stationWith(1))
    await add(ana, 1)
    await add(bia, 1)
    await reserve(ana)
    await expect(reserve(bia)).rejects.toMatchObject({
      code: 'sold_out',
      firstMessage: 'O estoque desse(s) produto(s) está esgotado no momento.',
    })
    await expect(cartOf(bia)).resolves.toMatchObject({ content: [{ problem: { kind: 'sold_out' } }] })
    world.ports.clock.advance(10 * minute)
    await reserve(bia)
    await expect(reserve(ana)).rejects.toMatchObject({ code: 'sold_out' })
    expect(await leftOf(ana)).toBe(0)
  })

  test('that is over is given back by the job, once, and others stay', async () => {
    const station = await stationWith()
    const [ana, bia] = await members(station)
    await add(ana, 2)
    await add(bia, 2)
    await reserve(ana)
    world.ports.clock.advance(5 * minute)
    await reserve(bia)
    world.ports.clock.advance(5 * minute)
    expect(await releaseExpired(ana.ctx, station.id)).toBe(1)
    expect(await releaseExpired(ana.ctx, station.id)).toBe(0)
    expect(await leftOf(ana)).toBe(3)
    await expect(payBy(ana)).rejects.toMatchObject(timeOver)
    await expect(cartOf(ana)).resolves.toMatchObject({ step: 'cart', reservation: 'over', reserveTime: null })
  })

  test('of all stations are given back by the job', async () => {
    const people = [...(await members(await stationWith())), ...(await members(await stationWith()))]
    for (const person of people) {
      await add(person, 2)
      await reserve(person)
    }
    world.ports.clock.advance(10 * minute)
    expect(await releaseExpired({ db: world.database.db, ports: world.ports })).toBeGreaterThanOrEqual(4)
    for (const person of people) expect(await leftOf(person)).toBe(5)
  })

  test('is all or nothing', async () => {
    const [ana, bia] = await members(await stationWith(1))
    await add(ana, 1)
    await add(bia, 1)
    await add(bia, 1, idOf(2))
    await reserve(ana)
    await expect(reserve(bia)).rejects.toMatchObject({ code: 'sold_out' })
    expect(await leftOf(ana, idOf(2))).toBe(1)
  })
})

describe('CAR-22 an order takes over what was reserved', () => {
  async function ready(quantity = 2) {
    const station = await stationWith()
    const member = await addMember(world, station)
    await add(member, quantity)
    await reserve(member)
    await member.client.call(calls.choosePayment, { body: { type: 'pix' } })
    return { station, member, items: [{ ...first, quantity }] }
  }
  const within = <T>({ ctx }: TestMember, work: (inner: ApiContext) => Promise<T>) => inTransaction(ctx, work)

  test('with everything an order is made of; not before its steps are done', async () => {
    const { member } = await ready()
    const checkout = await within(member, (ctx) => readCheckout(ctx, member.id))
    expect(checkout).toMatchObject({
      totals: { finalCents: 2000, walletCents: 0, restCents: 2000 },
      chargeCents: 2000,
      payment: { type: 'pix' },
      items: [{ ...first, quantity: 2, product: { name: 'Produto 1' } }],
    })
    await add(member, 1)
    await expect(within(member, (ctx) => readCheckout(ctx, member.id))).rejects.toMatchObject({
      code: 'conflict',
      message: 'Um produto do carrinho mudou. Confira o carrinho antes de continuar.',
    })
  })

  test('what was reserved beyond it goes back, and the cart waits for it', async () => {
    const { member } = await ready(3)
    await member.client.call(calls.updateCart, {
      body: { shoppingItems: [{ product_id: idOf(1), quantity: 2 }] },
    })
    await within(member, (ctx) => handOver(ctx, member.id, 900))
    expect(await leftOf(member)).toBe(3)
    await expect(cartOf(member)).resolves.toMatchObject({ order_id: 900, content: [{ problem: null }] })
    await expect(reserve(member)).rejects.toMatchObject({ body: { details: { order_id: 900 } } })
    world.ports.clock.advance(11 * minute)
    await releaseExpired(member.ctx)
    expect(await leftOf(member)).toBe(3)
  })

  test('refused, it is reserved again while the time runs, and every choice stands', async () => {
    const { member, items } = await ready()
    await within(member, (ctx) => handOver(ctx, member.id, 900))
    await within(member, (ctx) => giveBackToCheckout(ctx, member.id, { orderId: 900, items }))
    await expect(cartOf(member)).resolves.toMatchObject({ step: 'review', order_id: null })
    expect(await leftOf(member)).toBe(3)
  })

  test('given up after its time, it is free', async () => {
    const { member, items, station } = await ready()
    await within(member, (ctx) => handOver(ctx, member.id, 900))
    world.ports.clock.advance(11 * minute)
    await within(member, (ctx) => giveBackToCheckout(ctx, member.id, { orderId: 900, items }))
    await expect(cartOf(member)).resolves.toMatchObject({ step: 'cart', order_id: null })
    expect(await leftOf(member)).toBe(5)
    expect(await movementsOf(station)).toEqual([
      ['reserved', -2],
      ['ordered', 0],
      ['released', 2],
    ])
  })

  test('an order that is not the one of the checkout gives back to the stock only', async () => {
    const { member, items } = await ready()
    await within(member, (ctx) => giveBackToCheckout(ctx, member.id, { orderId: 1, items }))
    await expect(cartOf(member)).resolves.toMatchObject({ step: 'review', order_id: null })
  })

  test('paid, what was ordered leaves the cart, and what came into it meanwhile stays', async () => {
    const { member, items } = await ready()
    await within(member, (ctx) => handOver(ctx, member.id, 900))
    await add(member, 1)
    await add(member, 1, idOf(2))
    await within(member, (ctx) => emptyOrdered(ctx, member.id, { orderId: 900, items }))
    await expect(cartOf(member)).resolves.toMatchObject({
      order_id: null,
      step: 'cart',
      payment: { type: null },
      content: [
        { product_id: idOf(1), quantity: 1 },
        { product_id: idOf(2), quantity: 1 },
      ],
    })
    expect(await leftOf(member)).toBe(3)
  })
})

type Person = Awaited<ReturnType<typeof addCrowd>>[number]
type Act =
  | { act: 'add' | 'remove'; number: number }
  | { act: 'order' | 'refuse' | 'pay' | 'reserve' | 'wait' | 'release' }
const sum = (amounts: { quantity: number }[]) => amounts.reduce((total, { quantity }) => total + quantity, 0)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant<'add'>('add'), number: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ act: fc.constant<'remove'>('remove'), number: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    act: fc.constantFrom<('reserve' | 'order' | 'refuse' | 'pay' | 'wait' | 'release')[]>(
      'reserve',
      'order',
      'refuse',
      'pay',
      'wait',
      'release',
    ),
  }),
)

test('CAR-14 CAR-21 GAP-67 whatever people do in whatever order, what is taken is what is reserved and what is ordered, and never more than there is', async () => {
  const step = fc.record({ who: fc.integer({ min: 0, max: 2 }), what: act })
  let orders = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const station = await stationWith(3)
      const people = await addCrowd(world, station, { size: 3, pointsH: 0 })
      const open = new Map<number, { orderId: number; items: Amount[] }>()
      let paid = 0
      const order = async (ctx: ApiContext, id: number) => {
        await changeCheckout(ctx, id, { method: 'pix' })
        const { items } = await readCheckout(ctx, id)
        orders += 1
        await handOver(ctx, id, orders)
        open.set(id, { orderId: orders, items })
      }
      const end = async (ctx: ApiContext, id: number, isPaid: boolean) => {
        const made = open.get(id)
        if (!made) return
        if (isPaid) await emptyOrdered(ctx, id, made)
        else await giveBackToCheckout(ctx, id, made)
        if (isPaid) paid += sum(made.items)
        open.delete(id)
      }
      const does = async (person: Person, what: Act) => {
        const { participantId: id } = person
        switch (what.act) {
          case 'add':
            return addToCart(person, { products: [{ id: idOf(what.number), quantity: 1 }], key: undefined })
          case 'remove':
            return removeFromCart(person, idOf(what.number))
          case 'reserve':
            return reserveCart(person)
          case 'order':
            await reserveCart(person)
            return inTransaction(person, (ctx) => order(ctx, id))
          case 'refuse':
          case 'pay':
            return inTransaction(person, (ctx) => end(ctx, id, what.act === 'pay'))
          case 'wait':
            return world.ports.clock.advance(4 * minute)
          case 'release':
            return releaseExpired(person, station.id)
        }
      }
      // What is refused changes nothing.
      for (const { who, what } of steps)
        await does(people[who] as Person, what).catch((problem: unknown) =>
          expect(problem).toBeInstanceOf(ApiError),
        )
      const { db } = world.database
      const stocks = await db.select().from(productStocks).where(eq(productStocks.stationId, station.id))
      const kept = await db.select().from(checkouts).where(eq(checkouts.stationId, station.id))
      const ordered = sum([...open.values()].flatMap(({ items }) => items)) + paid
      const reserved = sum(kept.flatMap((row) => row.reserved))
      expect(stocks.reduce((total, { taken }) => total + taken, 0)).toBe(ordered + reserved)
      for (const { taken } of stocks) expect(taken).toBeLessThanOrEqual(3)
      const moved = (await movementsOf(station)).reduce((total, [, quantity]) => total + quantity, 0)
      expect(moved + ordered + reserved).toBe(0)
    }),
    { numRuns: 30 },
  )
  expect(orders).toBeGreaterThan(0)
})

describe('SEC-16 many at once', () => {
  const inProcesses = async (people: Person[]) => {
    const other = await world.database.another()
    return people.map((person, at) => (at % 2 ? { ...person, db: other.db } : person))
  }
  const takenOf = async (station: StationRecord) =>
    world.database.db
      .select({ taken: productStocks.taken })
      .from(productStocks)
      .where(and(eq(productStocks.stationId, station.id), eq(productStocks.activityId, 14)))

  test('CAR-14 CAR-21 the last one is reserved by one of two hundred, in two processes', async () => {
    const station = await stationWith(1)
    const people = await inProcesses(await addCrowd(world, station, { size: 200, pointsH: 0 }))
    const products = [{ id: idOf(1), quantity: 1 }]
    for (const person of people) await addToCart(person, { products, key: undefined })
    const before = await countDeadlocks(world.database)
    await expect(countOutcomes(people.map((person) => reserveCart(person)))).resolves.toEqual({
      done: 1,
      sold_out: 199,
    })
    expect(await countDeadlocks(world.database)).toBe(before)
    expect(await takenOf(station)).toEqual([{ taken: 1 }])
    world.ports.clock.advance(10 * minute)
    await expect(countOutcomes(people.map((person) => reserveCart(person)))).resolves.toEqual({
      done: 1,
      sold_out: 199,
    })
    expect(await takenOf(station)).toEqual([{ taken: 1 }])
  })

  test('CAR-14 carts in every order of products wait for each other in no circle', async () => {
    const station = await stationWith(1000)
    const people = await inProcesses(await addCrowd(world, station, { size: 40, pointsH: 0 }))
    const ids = [idOf(1), idOf(2), idOf(1, 15), idOf(2, 15)]
    for (const [at, person] of people.entries())
      for (const id of at % 2 ? ids : [...ids].reverse())
        await addToCart(person, { products: [{ id, quantity: 1 }], key: undefined })
    const before = await countDeadlocks(world.database)
    const reserving = people.map((person) => reserveCart(person))
    const releasing = people.slice(0, 10).map((person) => releaseExpired(person))
    await expect(countOutcomes(reserving)).resolves.toEqual({ done: 40 })
    await Promise.all(releasing)
    world.ports.clock.advance(10 * minute)
    const [again, released] = await Promise.all([
      countOutcomes(people.map((person) => reserveCart(person))),
      countOutcomes(people.map((person) => releaseExpired(person))),
    ])
    expect([again, released]).toEqual([{ done: 40 }, { done: 40 }])
    expect(await countDeadlocks(world.database)).toBe(before)
    expect(await takenOf(station)).toEqual([{ taken: 40 }, { taken: 40 }])
  })
})
