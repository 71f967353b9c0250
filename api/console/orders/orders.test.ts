import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getWaiting, listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/orders/endpoints.ts'
import { managedOrderSchema } from '#contract/console/orders/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { addOrder } from '#tests/fixtures/orders.ts'
import { charges, gatewayEvents } from '../../commerce/payments/tables.ts'

const world = apiWorld()
const shop = {
  activities: [
    {
      id: 14,
      type: 14,
      name: 'Loja',
      body: {
        products: [{ id: 1, name: 'Caneca', valueCents: 2_500, stock: 10 }],
        deliveryLocations: [{ id: 1, name: 'Sede', delivery: false }],
      },
    },
  ],
}

async function scene() {
  const station = await world.station({ content: shop })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana Dona' })
  const buyer = await addMember(world, station, {
    name: 'João Conceição',
    email: `joao${station.id}@exemplo.com.br`,
    cpf: '52998224725',
  })
  const order = (facts: Partial<Parameters<typeof addOrder>[2]> = {}) =>
    addOrder(world, station, { participantId: buyer.id, activityId: 14, ...facts })
  return { station, owner, buyer, order }
}
const search = (client: Awaited<ReturnType<typeof scene>>['owner']['client'], query: object) =>
  client.call(calls.searchOrders, { query })

describe('orders of a station, for its owners', () => {
  test('ORD-01 are found by code, number, CPF, name and e-mail, however they are typed', async () => {
    const { station, owner, order } = await scene()
    const one = await order()
    await order()
    const ids = async (text: string) =>
      (await search(owner.client, { search: text })).list.map(({ id }) => id)
    expect(await ids(one.code.toLowerCase())).toEqual([one.id])
    expect(await ids(one.code.replace('-', ''))).toEqual([one.id])
    expect(await ids(one.code.replace('-', ' '))).toEqual([one.id])
    expect(await ids(String(one.id))).toEqual([one.id])
    for (const text of ['529.982.247-25', 'joao conc', 'CONCEICAO', `joao${station.id}@exemplo`])
      expect(await ids(text), text).toHaveLength(2)
    for (const text of [
      'Maria',
      '11144477735',
      'ZZZZZ-ZZZZZ',
      'jo',
      '%',
      '_____',
      "' or 1=1 --",
      '\\',
      '🥨🥨🥨',
    ])
      expect(await ids(text), text).toEqual([])
  })

  test('ORD-01 are filtered by state and by days of the station’s calendar, page by page, without a gap', async () => {
    const { owner, order } = await scene()
    const at = (day: string) => ({ createdAt: new Date(`${day}T02:30:00Z`) })
    const made = [
      await order({ ...at('2026-03-02'), status: 'awaiting_payment' }),
      await order(at('2026-03-03')),
      await order({ ...at('2026-03-03'), status: 'expired' }),
      await order({ ...at('2026-03-04'), location: null }),
    ].map(({ id }) => id)
    const ids = async (query: object) => (await search(owner.client, query)).list.map(({ id }) => id)
    expect(await ids({})).toEqual([...made].reverse())
    expect(await ids({ state: 'expired' })).toEqual([made[2]])
    expect(await ids({ state: 'to_deliver' })).toEqual([made[1]])
    // What is said to wait is what that list shows.
    expect(await owner.client.call(getWaiting)).toEqual([{ kind: 'orders', count: 1 }])
    // 02:30 UTC is the evening before in São Paulo.
    expect(await ids({ from: '2026-03-02', to: '2026-03-02' })).toEqual([made[2], made[1]])
    expect(await ids({ state: 'paid', from: '2026-03-03' })).toEqual([made[3]])
    const first = await search(owner.client, { limit: 3 })
    expect(first.next).toBe(made[1])
    expect(await search(owner.client, { limit: 3, before: first.next })).toMatchObject({
      list: [{ id: made[0] }],
      next: null,
    })
  })

  test('SEC-86 are nobody else’s: not a member’s, not an owner’s of another station', async () => {
    const { owner, buyer, order } = await scene()
    const other = await scene()
    const { id, code } = await order()
    const asked = [
      () => search(buyer.client, {}),
      () => buyer.client.call(calls.getManagedOrder, { params: { id } }),
      () => buyer.client.call(calls.findOrderByCode, { params: { code } }),
      () => buyer.client.call(calls.getActivityStock, { params: { id: 14 } }),
      () => buyer.client.call(calls.getOrderDay, { params: { day: '2026-03-02' } }),
    ]
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ status: 403 })
    const { client } = other.owner
    expect((await search(client, { search: code })).list).toEqual([])
    expect((await search(client, { search: 'João' })).list).toEqual([])
    await expect(client.call(calls.getManagedOrder, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(client.call(calls.findOrderByCode, { params: { code } })).rejects.toMatchObject({
      status: 404,
    })
    expect(
      (await owner.client.call(calls.findOrderByCode, { params: { code: code.toLowerCase() } })).id,
    ).toBe(id)
    // A page that is loaded anew is no second scan (PPL-34).
    await owner.client.call(calls.findOrderByCode, { params: { code } })
    expect(await owner.client.call(listAudit)).toMatchObject([
      { what: 'order.scan', part: `order:${id}`, name: code },
    ])
  })

  test('ORD-02 an order tells everything of itself, and what happened to it in its order', async () => {
    const { owner, order, buyer } = await scene()
    const { id, code } = await order()
    const told = await owner.client.call(calls.getManagedOrder, { params: { id } })
    expect(told).toMatchObject({
      code,
      state: 'paid',
      status: 'Pagamento confirmado',
      totalCents: 5_000,
      refundableCents: 5_000,
      isToDeliver: true,
      buyer: { id: buyer.id, name: 'João Conceição', cpf: '52998224725' },
      parts: [{ items: [{ name: 'Caneca', quantity: 2, totalCents: 5_000 }], location: { name: 'Sede' } }],
      charges: [{ method: 'pix', amountCents: 5_000 }],
    })
    expect(told.timeline.map(({ what }) => what)).toEqual(['Pedido feito', 'Cobrança por PIX'])
  })

  test('SEC-86 what is answered of an order is what the contract says, not its row: keys of buyers are theirs', async () => {
    const { owner, order } = await scene()
    const { id } = await order()
    const init = { headers: { authorization: `Bearer ${owner.token}` } }
    const answer = await world.fetch(`/management/orders/${id}`, init)
    const told = (await answer.json()) as object
    expect(Object.keys(told).sort()).toEqual(Object.keys(managedOrderSchema.shape).sort())
  })

  test('GAP-66 of what a gateway told again and again the newest fifty stand in the time line, in their order', async () => {
    const { station, owner, order } = await scene()
    const { id } = await order()
    const { db } = world.database
    const [charge] = await db
      .select({ id: charges.id })
      .from(charges)
      .where(and(eq(charges.stationId, station.id), eq(charges.referenceId, id)))
    const told = Array.from({ length: 60 }, (_, at) => ({
      ...{ stationId: station.id, gateway: 'pagarme', eventId: `ev_${at}`, type: `told.${at}` },
      ...{ chargeId: charge?.id ?? 0, receivedAt: world.ports.clock.now() },
    }))
    await db.insert(gatewayEvents).values(told)
    const { timeline } = await owner.client.call(calls.getManagedOrder, { params: { id } })
    const notes = timeline.flatMap(({ kind, note }) => (kind === 'gateway' ? [note] : []))
    expect(notes).toEqual(told.slice(10).map(({ type }) => type))
  })

  test('the day counts what was paid on it, what waits and what is to be handed over', async () => {
    const { owner, order } = await scene()
    const at = (day: string) => ({ createdAt: new Date(`${day}T15:00:00Z`) })
    await order(at('2026-03-02'))
    await order({ ...at('2026-03-02'), location: null })
    await order(at('2026-03-03'))
    await order({ ...at('2026-03-02'), status: 'awaiting_payment' })
    const day = await owner.client.call(calls.getOrderDay, { params: { day: '2026-03-02' } })
    expect(day).toEqual({
      day: '2026-03-02',
      sold: { orders: 2, cents: 10_000 },
      waiting: { orders: 1, cents: 5_000 },
      refunded: { orders: 0, cents: 0 },
      toDeliver: 2,
      products: [{ id: 140001, name: 'Caneca', quantity: 4, cents: 10_000 }],
    })
  })
})
