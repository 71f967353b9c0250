import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ProductsBody } from '#contract/activity-types/products.ts'
import { ApiProblem } from '#contract/client.ts'
import * as calls from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { activities, participations } from '../../activities/participation/tables.ts'
import { earn } from '../../ledger/index.ts'
import { underCost } from '../../platform/request-cost.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { cards } from '../cards/tables.ts'
import { takeStock } from '../catalog/index.ts'

const world = apiWorld()
const gateway = 'teste'
Object.assign(world.ports, { payments: { name: gateway } })
type Input = NonNullable<Parameters<typeof world.station>[0]>
type Entry = NonNullable<NonNullable<Input['content']>['activities']>[number]

const shirt = { id: 1, name: 'Camiseta', valueCents: 8900, discountCents: 1000, stock: 60, limit: 3 }
const book = { id: 2, name: 'Caderno', valueCents: 4200, stock: 5 }
const pen = { id: 3, name: 'Caneta', valueCents: 500 }
const brought = { id: 1, name: 'Entrega', priceCents: 1490, delivery: true }
const fetched = { id: 2, name: 'Retirada', priceCents: 0, delivery: false }
type Body = Partial<Record<keyof ProductsBody, unknown>>

/** A shop, activity 14, and what else a test needs beside it. */
const shop = (body: Body = {}, activity: Partial<Entry> = {}): Entry => ({
  id: 14,
  type: 14,
  name: 'Loja',
  points: 20,
  additionalCashback: 10,
  limitPerUser: null,
  ...activity,
  body: { products: [shirt, book, pen], deliveryLocations: [brought, fetched], ...body } as never,
})
const stationWith = (entries: Entry[] = [shop()], config: Input['config'] = {}) =>
  world.station({ config, content: { activities: entries } })

const idOf = (number: number, activityId = 14) => productIdOf({ activityId, number })
const give = ({ ctx, id }: TestMember, amountH: number) =>
  earn(ctx, { participantId: id, key: `given:${id}`, cause: 'adjustment', amountH })
const cartOf = ({ client }: TestMember) => client.call(calls.getCart)
const add = ({ client }: TestMember, id: number, quantity = 1) =>
  client.call(calls.addToCart, { body: { products: [{ id, quantity }] } })
const set = ({ client }: TestMember, product_id: number, quantity: number) =>
  client.call(calls.updateCart, { body: { shoppingItems: [{ product_id, quantity }] } })
const reserve = ({ client }: TestMember) => client.call(calls.reserveCart)
const typeCode = ({ client }: TestMember, code: string) =>
  client.call(calls.applyDiscountCode, { body: { code } })
const fetchAt = ({ client }: TestMember, action_id = 14) =>
  client.call(calls.chooseDelivery, {
    body: { locations: [{ action_id, deliveryLocation: 2 }], address: null },
  })
const payBy = (
  { client }: TestMember,
  body: { type: 'pix' | 'credit_card'; selected_card?: number; installments?: number },
) => client.call(calls.choosePayment, { body })
const stockOf = ({ client }: TestMember, id: number) => client.call(calls.getProductStock, { params: { id } })

const address = {
  ...{ zipcode: '01310-100', street: 'Avenida Paulista', number: '1000', complement: '' },
  ...{ neighborhood: 'Bela Vista', city: 'São Paulo', state: 'sp' },
}

/** A card that the member saved. */
async function addCard({ ctx, id }: TestMember): Promise<number> {
  const [card] = await world.database.db
    .insert(cards)
    .values({
      ...{ stationId: ctx.station.id, participantId: id, gateway, customerId: 'c', cardId: 'k' },
      ...{ holderName: 'ANA', idempotencyKey: 'chave-do-cartao', createdAt: world.ports.clock.now() },
    })
    .returning({ id: cards.id })
  return card?.id ?? 0
}

/** Changes what is stored of the shop, as its owners do meanwhile. */
async function change(station: StationRecord, what: Partial<typeof activities.$inferInsert>) {
  const of = and(eq(activities.stationId, station.id), eq(activities.id, 14))
  await world.database.db.update(activities).set(what).where(of)
}

describe('putting things into the cart', () => {
  test('CAR-01 CAR-03 ACT-14 an empty cart, and what is put in with all that its screens show', async () => {
    const member = await addMember(world, await stationWith())
    await expect(cartOf(member)).resolves.toMatchObject({
      content: [],
      step: 'cart',
      totals: { final_value: 0 },
    })
    await add(member, idOf(2))
    world.ports.clock.advance(1)
    const cart = await add(member, idOf(1), 2)
    expect(cart).toMatchObject({
      content: [
        { product_id: idOf(2), quantity: 1, total: 42, was: null, problem: null, product: { max: 5 } },
        {
          product_id: idOf(1),
          quantity: 2,
          total: 158,
          product: { name: 'Camiseta', value: 89, discount_value: 10, limit: 3, max: 3, action: { id: 14 } },
        },
      ],
      actions: [{ id: 14, type_id: 14, points: 20, additional_cashback: 10, digital_product: false }],
      totals: { product_items_sum_value: 200, final_value: 200, credit_card_value: 200, cashback: 30 },
      reserveTime: null,
      step: 'cart',
      order_id: null,
    })
    await expect(member.client.call(calls.getCartSummary)).resolves.toEqual({ items: 3 })
  })

  test('CAR-03 the same key adds once; with something else it is a conflict', async () => {
    const member = await addMember(world, await stationWith())
    const send = (quantity: number) =>
      member.client.call(calls.addToCart, {
        body: { products: [{ id: idOf(2), quantity }] },
        idempotencyKey: 'chave-do-caderno',
      })
    await Promise.all([send(2), send(2), send(2)])
    await expect(send(2)).resolves.toMatchObject({ content: [{ quantity: 2 }] })
    await expect(send(1)).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each([0, -1, 1.5, 1e9, Number.NaN])(
    'CAR-02 a quantity of %s is refused beside its field',
    async (quantity) => {
      const member = await addMember(world, await stationWith())
      await add(member, idOf(2))
      const problems = [add(member, idOf(2), quantity), set(member, idOf(2), quantity)]
      for (const problem of await Promise.allSettled(problems))
        expect(problem).toMatchObject({ status: 'rejected', reason: { status: 422 } })
      await expect(cartOf(member)).resolves.toMatchObject({ content: [{ quantity: 1 }] })
    },
  )

  test('CAR-02 CAR-21 not above the limit, nor above what is left, with the field and the words', async () => {
    const member = await addMember(world, await stationWith())
    await add(member, idOf(1), 2)
    await add(member, idOf(2), 2)
    const limit = { code: 'limit_reached', firstMessage: 'Cada pessoa leva até 3 unidades de Camiseta.' }
    for (const attempt of [() => add(member, idOf(1), 2), () => set(member, idOf(1), 4)]) {
      const problem = await attempt().catch((reason: unknown) => reason)
      expect(problem).toMatchObject({ ...limit, body: { fields: { quantity: [limit.firstMessage] } } })
    }
    const left = { code: 'sold_out', firstMessage: 'Restam só 5 unidades de Caderno.' }
    await expect(add(member, idOf(2), 4)).rejects.toMatchObject(left)
    await expect(set(member, idOf(2), 6)).rejects.toMatchObject(left)
    await expect(set(member, idOf(2), 5)).resolves.toMatchObject({ totals: { product_items_sum_value: 368 } })
  })

  test('CAR-21 what has no stock left is refused in the specified words; without a stock there is no end', async () => {
    const member = await addMember(
      world,
      await stationWith([shop({ products: [{ ...book, stock: 0 }, pen] })]),
    )
    await expect(add(member, idOf(2))).rejects.toMatchObject({
      code: 'sold_out',
      firstMessage: 'O estoque desse(s) produto(s) está esgotado no momento.',
    })
    await add(member, idOf(3), 1_000)
    await expect(add(member, idOf(3), 1)).rejects.toMatchObject({ status: 422 })
    await expect(stockOf(member, idOf(3))).resolves.toMatchObject({ stock: null, left: null })
    await reserve(member)
    await expect(stockOf(member, idOf(3))).resolves.toMatchObject({
      single_product_orders: 1_000,
      left: null,
    })
  })

  test('ACT-14 only_one_product: a second product of the activity is refused, more of the first is not', async () => {
    const member = await addMember(world, await stationWith([shop({ onlyOneProduct: true })]))
    await add(member, idOf(1))
    await expect(add(member, idOf(2))).rejects.toMatchObject({
      code: 'conflict',
      firstMessage: 'Cada pedido leva um só produto de Loja.',
    })
    await expect(add(member, idOf(1))).resolves.toMatchObject({ content: [{ quantity: 2 }] })
  })

  test.each([
    ['outside its window', { start: '2035-01-01T00:00:00Z', end: '2036-01-01T00:00:00Z' }, 'not_open'],
    ['at its limit', { limitPerUser: 0 }, 'limit_reached'],
    ['before what it asks for', { prerequisites: [16] }, 'prerequisites_missing'],
    ['while it is a draft', { status: 'draft' as const }, 'not_found'],
  ])('ACT-14 nothing of an activity is put in %s', async (_, activity, code) => {
    const letter = { id: 16, type: 16, name: 'Carta' }
    const member = await addMember(world, await stationWith([letter, shop({}, activity)]))
    await expect(add(member, idOf(2))).rejects.toMatchObject({ code })
  })

  test('CAR-22 SEC-01 a product of another station, of another type and of no activity at all does not exist', async () => {
    const letter = { id: 16, type: 16, name: 'Carta' }
    const other = await stationWith([shop({}, { id: 77 })])
    const member = await addMember(world, await stationWith([letter, shop()]))
    const stranger = await addMember(world, other)
    await add(stranger, idOf(2, 77))
    for (const id of [idOf(2, 77), idOf(1, 16), idOf(9), idOf(1, 15), 14, 99]) {
      await expect(add(member, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(stockOf(member, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(set(member, id, 1)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(cartOf(member)).resolves.toMatchObject({ content: [] })
    await expect(cartOf(stranger)).resolves.toMatchObject({ content: [{ product_id: idOf(2, 77) }] })
  })

  test('CAR-02 removing is once, and what a second tab took out cannot be changed any more', async () => {
    const member = await addMember(world, await stationWith())
    await add(member, idOf(1))
    await add(member, idOf(2))
    const remove = () => member.client.call(calls.removeFromCart, { params: { id: idOf(1) } })
    await remove()
    await expect(remove()).resolves.toMatchObject({ content: [{ product_id: idOf(2) }] })
    await expect(set(member, idOf(1), 2)).rejects.toMatchObject({
      code: 'not_found',
      firstMessage: 'Este produto não está mais no seu carrinho.',
    })
  })

  test('CAR-02 of several changes one that is refused changes nothing', async () => {
    const member = await addMember(world, await stationWith())
    await add(member, idOf(1))
    await add(member, idOf(2))
    const shoppingItems = [
      { product_id: idOf(1), quantity: 3 },
      { product_id: idOf(2), quantity: 9 },
    ]
    await expect(member.client.call(calls.updateCart, { body: { shoppingItems } })).rejects.toThrow()
    await expect(cartOf(member)).resolves.toMatchObject({ content: [{ quantity: 1 }, { quantity: 1 }] })
  })

  test('CAR-01 a cart of forty things is read by as many queries as one of one', async () => {
    const products = Array.from({ length: 40 }, (_, at) => ({ ...pen, id: at + 1 }))
    const shops = [shop({ products }), shop({ products }, { id: 15 })]
    const member = await addMember(world, await stationWith(shops))
    await add(member, idOf(1))
    const queries = () => underCost(async (cost) => cartOf(member).then(() => cost.queries.count))
    // What the station gives everybody is read once, by whoever asks first, and anew when the news of its making arrives.
    await queries()
    const one = Math.min(await queries(), await queries())
    const ids = products.flatMap(({ id }) => [idOf(id), idOf(id, 15)])
    await member.client.call(calls.addToCart, {
      body: { products: ids.map((id) => ({ id, quantity: 1 })) },
    })
    expect((await cartOf(member)).content).toHaveLength(80)
    expect(one).toBeGreaterThan(0)
    expect(await queries()).toBe(one)
  })
})

describe('SEC-99 a change of a cart costs the same, whatever it names', () => {
  const products = Array.from({ length: 50 }, (_, at) => ({ ...book, id: at + 1 }))
  const ids = products.flatMap(({ id }) => [idOf(id), idOf(id, 15)])
  const full = () => stationWith([shop({ products }), shop({ products }, { id: 15 })])
  const queriesOf = (work: () => Promise<unknown>) =>
    underCost((cost) => work().then(() => cost.queries.count))

  test('CAR-03 a hundred products are put in by as many statements as one, and so is one that is named many times', async () => {
    const member = await addMember(world, await full())
    await add(member, idOf(1))
    const put = (ids: number[]) =>
      queriesOf(() =>
        member.client.call(calls.addToCart, { body: { products: ids.map((id) => ({ id, quantity: 1 })) } }),
      )
    const count = await put([idOf(1)])
    expect(count).toBeGreaterThan(0)
    expect(await put(ids)).toBe(count)
    expect(await put(Array.from({ length: 4 }, () => idOf(2)))).toBe(count)
    const { content } = await cartOf(member)
    expect(content.map(({ quantity }) => quantity).sort()).toEqual([...ids.slice(2).map(() => 1), 3, 5])
  })

  test('CAR-02 a hundred quantities are set by as many statements as one; a product that is named twice is refused', async () => {
    const member = await addMember(world, await full())
    await member.client.call(calls.addToCart, { body: { products: ids.map((id) => ({ id, quantity: 1 })) } })
    const put = (ids: number[], quantity: number) =>
      member.client.call(calls.updateCart, {
        body: { shoppingItems: ids.map((product_id) => ({ product_id, quantity })) },
      })
    const count = await queriesOf(() => put([idOf(1)], 2))
    expect(count).toBeGreaterThan(0)
    expect(await queriesOf(() => put(ids, 3))).toBe(count)
    const quantities = async () => (await cartOf(member)).content.map(({ quantity }) => quantity)
    const three = ids.map(() => 3)
    expect(await quantities()).toEqual(three)
    await expect(put([idOf(1), idOf(2), idOf(1)], 4)).rejects.toMatchObject({
      status: 422,
      firstMessage: 'Informe cada produto uma só vez',
    })
    await expect(put([...ids.slice(1), ids[0] ?? 0], 6)).rejects.toMatchObject({ code: 'sold_out' })
    expect(await quantities()).toEqual(three)
  })
})

describe('what changed meanwhile is said', () => {
  test('CAR-17 another price than when it was put in, until the quantity is set again', async () => {
    const station = await stationWith()
    const member = await addMember(world, station)
    await add(member, idOf(1), 2)
    await change(station, { body: { products: [{ ...shirt, discountCents: 0 }] } })
    const cart = await cartOf(member)
    expect(cart).toMatchObject({
      content: [{ was: 79, total: 178, problem: null }],
      totals: { final_value: 178 },
    })
    await expect(set(member, idOf(1), 2)).resolves.toMatchObject({ content: [{ was: null, total: 178 }] })
  })

  test.each([
    ['withdrawn with its activity', { status: 'withdrawn' as const }, 'withdrawn', 0],
    ['taken out of it', { body: { products: [book] } }, 'withdrawn', 0],
    ['sold out', { body: { products: [{ ...shirt, stock: 0 }] } }, 'sold_out', 158],
    ['fewer than are wanted', { body: { products: [{ ...shirt, stock: 1 }] } }, 'too_many', 158],
    ['limited to fewer', { body: { products: [{ ...shirt, limit: 1 }] } }, 'too_many', 158],
    ['not open any more', { participationEnd: new Date('2026-01-01') }, 'not_open', 158],
  ])(
    'CAR-02 CAR-21 a product that is %s keeps the cart at its first step, in words',
    async (_, what, kind, total) => {
      const station = await stationWith()
      const member = await addMember(world, station)
      await add(member, idOf(1), 2)
      await reserve(member)
      await change(station, what)
      const cart = await cartOf(member)
      expect(cart).toMatchObject({ totals: { product_items_sum_value: total } })
      expect(cart.step).toBe('cart')
      expect(cart.content[0]?.problem).toEqual({ kind, message: expect.stringMatching(/\w/) })
      await expect(reserve(member)).rejects.toBeInstanceOf(ApiProblem)
    },
  )
})

describe('the steps of the checkout', () => {
  test('CAR-04 CAR-06 GAP-82 each step is refused until the one before it is done, and says which it is', async () => {
    const member = await addMember(world, await stationWith())
    const at = (step: string) => ({ body: { details: { step } } })
    await expect(fetchAt(member)).rejects.toMatchObject({
      code: 'conflict',
      firstMessage: 'Você ainda não possui itens no seu carrinho.',
    })
    await add(member, idOf(2))
    // Nothing was reserved yet: no time is over.
    const atCart = { code: 'conflict', firstMessage: 'Confira o carrinho antes de continuar.', ...at('cart') }
    await expect(fetchAt(member)).rejects.toMatchObject(atCart)
    await expect(payBy(member, { type: 'pix' })).rejects.toMatchObject(atCart)
    await reserve(member)
    await expect(cartOf(member)).resolves.toMatchObject({ step: 'delivery' })
    await expect(payBy(member, { type: 'pix' })).rejects.toMatchObject(at('delivery'))
    await expect(fetchAt(member)).resolves.toMatchObject({ step: 'payment' })
    await expect(payBy(member, { type: 'pix' })).resolves.toMatchObject({
      step: 'review',
      payment: { type: 'pix', selected_card: null, installments: 1 },
    })
  })

  test('CAR-04 VAL-01 a region is needed, and an address where it delivers; complement is optional', async () => {
    const member = await addMember(world, await stationWith())
    await add(member, idOf(2))
    await reserve(member)
    const choose = (deliveryLocation: number | null, sent: typeof address | null) =>
      member.client.call(calls.chooseDelivery, {
        body: {
          locations: deliveryLocation === null ? [] : [{ action_id: 14, deliveryLocation }],
          address: sent,
        },
      })
    const region = { body: { fields: { 'locations.14': ['Esse campo é obrigatório'] } } }
    await expect(choose(null, address)).rejects.toMatchObject(region)
    await expect(choose(9, address)).rejects.toMatchObject(region)
    await expect(choose(1, null)).rejects.toMatchObject({
      body: { fields: { zipcode: expect.anything(), street: expect.anything(), number: expect.anything() } },
    })
    await expect(choose(1, { ...address, zipcode: '1310' })).rejects.toMatchObject({ status: 422 })
    await expect(choose(1, { ...address, state: '9x' })).rejects.toMatchObject({ status: 422 })
    await expect(choose(1, address)).resolves.toMatchObject({
      step: 'payment',
      address: { zipcode: '01310100', state: 'SP' },
      totals: { delivery_tax_value: 14.9, final_value: 56.9 },
    })
    await expect(fetchAt(member)).resolves.toMatchObject({ totals: { delivery_tax_value: 0 } })
  })

  test('CAR-04 CAR-19 an address lies where its CEP does, and where the region that was chosen delivers', async () => {
    const northeast = { ...brought, id: 3, name: 'Entrega no Nordeste', states: 'al, BA e CE' }
    const member = await addMember(
      world,
      await stationWith([shop({ deliveryLocations: [brought, fetched, northeast] })]),
    )
    await add(member, idOf(2))
    await reserve(member)
    const choose = (deliveryLocation: number, sent: Partial<typeof address>) =>
      member.client.call(calls.chooseDelivery, {
        body: { locations: [{ action_id: 14, deliveryLocation }], address: { ...address, ...sent } },
      })
    const refused = (field: string, message: string) => ({ body: { fields: { [field]: [message] } } })
    await expect(choose(1, { zipcode: '00000-000' })).rejects.toMatchObject(
      refused('zipcode', 'CEP inválido'),
    )
    await expect(choose(1, { zipcode: '69005-040' })).rejects.toMatchObject(
      refused('state', 'Este CEP é de AM.'),
    )
    await expect(choose(3, {})).rejects.toMatchObject(
      refused('locations.14', 'Esta entrega não chega a SP. Escolha outra.'),
    )
    const salvador = { zipcode: '40020-000', city: 'Salvador', state: 'BA' }
    await expect(choose(3, salvador)).resolves.toMatchObject({ step: 'payment', address: { state: 'BA' } })
    await expect(choose(1, salvador)).resolves.toMatchObject({ step: 'payment' })
    // What is fetched is fetched, wherever somebody lives.
    await expect(choose(2, { zipcode: '00000-000' })).resolves.toMatchObject({ step: 'payment' })
  })

  test('CAR-04 CAR-19 a city is one of the state, and that of its CEP where this one is known', async () => {
    const member = await addMember(world, await stationWith([shop({ deliveryLocations: [brought] })]))
    await add(member, idOf(2))
    await reserve(member)
    const choose = (sent: Partial<typeof address>) =>
      member.client.call(calls.chooseDelivery, {
        body: {
          locations: [{ action_id: 14, deliveryLocation: 1 }],
          address: { ...address, ...sent },
        },
      })
    const refused = (message: string) => ({ body: { fields: { city: [message] } } })
    const paid = { step: 'payment' }
    // The embedded ranges know the state alone.
    await expect(choose({ city: 'Belém' })).rejects.toMatchObject(
      refused('Não encontramos esta cidade em SP. Confira o nome.'),
    )
    await expect(choose({ city: 'Campinas' })).resolves.toMatchObject(paid)
    await expect(choose({ city: 'SAO PAULO' })).resolves.toMatchObject(paid)
    const known = vi.spyOn(world.ports.postalCodes, 'known')
    const says = (city: string) => known.mockReturnValue({ state: 'SP', city, street: '', neighborhood: '' })
    try {
      says('São Paulo')
      await expect(choose({ city: 'Campinas' })).rejects.toMatchObject(refused('Este CEP é de São Paulo.'))
      await expect(choose({ city: 'sao paulo' })).resolves.toMatchObject(paid)
      // A district that no list has.
      says('Nova Paulista')
      await expect(choose({ city: 'Nova Paulista' })).resolves.toMatchObject(paid)
      await expect(choose({ city: 'Campinas' })).resolves.toMatchObject(paid)
    } finally {
      known.mockRestore()
    }
  })

  describe('CAR-19 SEC-39 SEC-107 addresses that are sent without end', () => {
    /** A member at this step, where somebody else's service is asked for each CEP, and minutes that stand still. */
    async function atDelivery() {
      const member = await addMember(world, await stationWith())
      await add(member, idOf(2))
      await reserve(member)
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') })
      vi.spyOn(world.ports.postalCodes, 'known').mockReturnValue(undefined)
      const asked = vi.spyOn(world.ports.postalCodes, 'find')
      const choose = (deliveryLocation: number, at: number) =>
        member.client.call(calls.chooseDelivery, {
          body: {
            locations: [{ action_id: 14, deliveryLocation }],
            address: { ...address, zipcode: `01310-${100 + at}` },
          },
        })
      return { asked, choose }
    }
    afterEach(() => {
      vi.restoreAllMocks()
      vi.useRealTimers()
    })

    test('are saved, as while the service is silent, which is asked no more for a minute', async () => {
      const { asked, choose } = await atDelivery()
      for (let at = 0; at < 30; at += 1)
        expect(await choose(1, at)).toMatchObject({
          step: 'payment',
          address: { zipcode: `01310${100 + at}` },
        })
      expect(asked).toHaveBeenCalledTimes(20)
      vi.setSystemTime('2026-05-04T15:01:00Z')
      await choose(1, 31)
      expect(asked).toHaveBeenCalledTimes(21)
    })

    test('of what is fetched ask nobody', async () => {
      const { asked, choose } = await atDelivery()
      for (let at = 0; at < 30; at += 1) expect(await choose(2, at)).toMatchObject({ step: 'payment' })
      expect(asked).not.toHaveBeenCalled()
    })
  })

  test('CAR-05 where nothing is sent the step of delivery is left out', async () => {
    const member = await addMember(world, await stationWith([shop({ digitalProduct: true })]))
    await add(member, idOf(2))
    await reserve(member)
    await expect(cartOf(member)).resolves.toMatchObject({ is_digital: true, step: 'payment' })
  })

  test('CAR-15 a wallet that covers all asks for nothing else; delivery that it does not cover asks again', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 50_00)
    await add(member, idOf(2))
    await reserve(member)
    await expect(fetchAt(member)).resolves.toMatchObject({
      step: 'review',
      payment: { type: 'wallet' },
      totals: { final_value: 42, wallet_value: 42, wallet_points: 42, credit_card_value: 0 },
    })
    const choice = { body: { locations: [{ action_id: 14, deliveryLocation: 1 }], address } }
    await expect(member.client.call(calls.chooseDelivery, choice)).resolves.toMatchObject({
      step: 'payment',
      payment: { type: null },
      totals: { wallet_value: 50, credit_card_value: 6.9 },
    })
  })

  test('CAR-16 payment_only leaves the wallet alone', async () => {
    const member = await addMember(world, await stationWith([shop({ paymentOption: 'payment_only' })]))
    await give(member, 500_00)
    await expect(add(member, idOf(2))).resolves.toMatchObject({
      actions: [{ payment_option: 'payment_only' }],
      totals: { wallet_value: 0, wallet_points: 0, credit_card_value: 42 },
    })
  })

  test('CAR-08 a card needs its number and instalments that are allowed; what is allowed no more is asked again', async () => {
    const body = { digitalProduct: true, allowInstallments: true, maxInstallments: 3, monthlyInterestBp: 199 }
    const station = await stationWith([shop(body)])
    const member = await addMember(world, station)
    await add(member, idOf(2))
    await reserve(member)
    await expect(payBy(member, { type: 'credit_card' })).rejects.toMatchObject({
      body: { fields: { selected_card: ['Esse campo é obrigatório'] } },
    })
    const card = await addCard(member)
    const byCard = (installments: number, selected_card = card) =>
      payBy(member, { type: 'credit_card', selected_card, installments })
    const foreign = await addCard(await addMember(world, station))
    await expect(byCard(1, foreign)).rejects.toMatchObject({
      body: { fields: { selected_card: expect.anything() } },
    })
    await expect(byCard(4)).rejects.toMatchObject({ body: { fields: { installments: expect.anything() } } })
    const cart = await byCard(3)
    const third = cart.installments[2]
    expect(cart).toMatchObject({ step: 'review', rest_value: 42, payment: { installments: 3 } })
    expect(third?.total).toBeGreaterThan(42)
    expect(cart.totals).toMatchObject({ final_value: 42, credit_card_value: third?.total })
    await change(station, { body: { products: [book], digitalProduct: true } })
    await expect(cartOf(member)).resolves.toMatchObject({ step: 'payment', payment: { type: null } })
  })

  test('CAR-06 an installation that takes no payments says so, and asks for no way to pay', async () => {
    const member = await addMember(world, await stationWith([shop({ digitalProduct: true })]))
    await add(member, idOf(2))
    await reserve(member)
    const { payments } = world.ports
    Object.assign(world.ports, { payments: null })
    const problem = await payBy(member, { type: 'pix' }).catch((reason: unknown) => reason)
    const cart = await cartOf(member)
    Object.assign(world.ports, { payments })
    expect(problem).toMatchObject({ code: 'conflict', firstMessage: expect.stringMatching(/^Esta estação/) })
    expect(cart).toMatchObject({ takes_payments: false, step: 'payment', payment: { type: null } })
  })

  test('CAR-08 GAP-75 the call of instalments: all activities must allow them, and they must be on sale', async () => {
    const some = { allowInstallments: true, maxInstallments: 6 }
    const shops = [shop(some), shop({ ...some, maxInstallments: 2 }, { id: 15 }), shop({}, { id: 17 })]
    const { client } = await addMember(world, await stationWith(shops))
    const ask = (action_id: number | number[]) =>
      client.call(calls.calculateInstallments, { body: { action_id, amount: 100 } })
    expect((await ask(14)).content).toHaveLength(6)
    await expect(ask([14, 15])).resolves.toEqual({
      content: [
        { installment: 1, installment_amount: 100, total: 100 },
        { installment: 2, installment_amount: 50, total: 100 },
      ],
    })
    expect((await ask([14, 15, 17])).content).toHaveLength(1)
    await expect(ask([14, 99])).rejects.toMatchObject({ code: 'not_found' })
  })

  test('CAR-20 GAP-87 a code takes something off until its last day; others are refused beside it', async () => {
    const discountCodes = [
      { code: 'FESTA10', percent: 10 },
      { code: 'ONTEM', amountCents: 500, until: '2026-05-03' },
      { code: 'HOJE', amountCents: 500, until: '2026-05-04' },
    ]
    const member = await addMember(world, await stationWith([shop({ discountCodes })]))
    const refused = { body: { fields: { code: [expect.stringMatching(/^Este cupom/)] } } }
    await expect(typeCode(member, 'festa10')).rejects.toMatchObject(refused)
    await add(member, idOf(2))
    await expect(typeCode(member, 'ontem')).rejects.toMatchObject(refused)
    await expect(typeCode(member, ' festa10 ')).resolves.toMatchObject({
      actions: [{ discount_code: 'FESTA10' }],
      totals: { additional_discount_value: 4.2, final_value: 37.8 },
    })
    await expect(typeCode(member, 'NADA')).rejects.toMatchObject(refused)
    await expect(typeCode(member, 'hoje')).resolves.toMatchObject({
      totals: { additional_discount_value: 5 },
    })
    world.ports.clock.advance(24 * 3600_000)
    await expect(cartOf(member)).resolves.toMatchObject({
      actions: [{ discount_code: null }],
      totals: { additional_discount_value: 0 },
    })
    await expect(typeCode(member, '')).resolves.toMatchObject({ actions: [{ discount_code: null }] })
  })

  test('CAR-20 SEC-39 nobody finds a code by trying', async () => {
    const member = await addMember(world, await stationWith())
    await add(member, idOf(2))
    const tries = []
    for (let at = 0; at < 31; at += 1)
      tries.push(await typeCode(member, `COD${at}`).catch((problem: { code: string }) => problem.code))
    expect(new Set(tries.slice(0, 30))).toEqual(new Set(['invalid_input']))
    expect(tries[30]).toBe('too_many_requests')
  })
})

describe('what a member sees of a shop', () => {
  test('ACT-14 CAR-21 products with what is left of each, what is taken included', async () => {
    const member = await addMember(world, await stationWith())
    const supply = () => ({ total: 5, name: '' })
    await takeStock(member.ctx, [{ activityId: 14, productNumber: 2, quantity: 5 }], supply)
    const action = await member.client.call(getAction, { params: { id: 14 } })
    expect(action.participation.state).toBe('open')
    expect(action.products).toMatchObject([
      { id: idOf(1), left: 60, soldOut: false, limit: 3, value: 89, discount: 10 },
      { id: idOf(2), left: 0, soldOut: true },
      { id: idOf(3), left: null, soldOut: false },
    ])
  })

  test('ACT-14 GAP-36 what was ordered before counts for the limit of the activity', async () => {
    const member = await addMember(world, await stationWith([shop({}, { limitPerUser: 1 })]))
    await add(member, idOf(2))
    await world.database.db.insert(participations).values({
      stationId: member.ctx.station.id,
      activityId: 14,
      participantId: member.id,
      idempotencyKey: 'order:1',
      earnedH: 0,
      data: {},
      createdAt: world.ports.clock.now(),
    })
    await expect(cartOf(member)).resolves.toMatchObject({
      content: [
        {
          problem: {
            kind: 'not_open',
            message: 'Olá, você já ultrapassou o limite de participações nessa atividade!',
          },
        },
      ],
    })
  })
})
