import { describe, expect, test } from 'vitest'
import * as cartCalls from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import { listVouchers, redeemVoucher } from '#contract/commerce/vouchers/endpoints.ts'
import { getManagedOrder, searchOrders } from '#contract/console/orders/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { balanceOf, earn, spend } from '../../ledger/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { deliverPart, type Refunding, refundOrder } from './index.ts'

const shop = shopWorld()
const { world, bank } = shop

/** Orders and pays by PIX what the wallet does not cover; answers the order's number. */
async function buy(ana: TestMember, quantities?: Record<number, number>): Promise<number> {
  const { id } = await shop.order(ana, { type: 'pix' }, quantities)
  const code = await shop.codeOf(id)
  bank.pay(code)
  await shop.webhook(code)
  return id
}
const withdraw = (ana: TestMember, id: number) =>
  ana.client.call(calls.withdrawOrder, { params: { id }, body: {} })
const cancel = (ana: TestMember, id: number) => ana.client.call(calls.cancelOrder, { params: { id } })
const tickets = async ({ client }: TestMember) => (await client.call(listVouchers)).content
const states = async (ana: TestMember) => (await tickets(ana)).map(({ state }) => state).sort()
const give = (ana: TestMember, key: string, amountH: number) =>
  earn(ana.ctx, { participantId: ana.id, key, cause: 'adjustment', amountH })

const topUp = (ana: TestMember, amountH: number) =>
  earn(ana.ctx, { participantId: ana.id, key: `top-up:${amountH}`, cause: 'top_up', amountH })

async function people(station: StationRecord) {
  const owner = await addMember(world, station, { role: 'owner' })
  const refund = (orderId: number, input: Partial<Refunding>) =>
    refundOrder(owner.ctx, { orderId, amountCents: 50_00, reason: 'Não vem', backToStock: 'none', ...input })
  return { ana: await shop.buyer(station), owner, refund }
}

describe('SEC-101 cashback of what was given back', () => {
  test('GAP-88 that was held for another order meanwhile leaves the wallet when it comes back', async () => {
    const station = await shop.station()
    const { ana } = await people(station)
    const first = await buy(ana)
    const held = await shop.order(ana)
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 0, heldH: 4_50 })
    await withdraw(ana, first)
    await shop.settleAll(station)
    expect(await shop.read(ana, first)).toMatchObject({
      ...{ state: 'refunded', refunded_value: 85 },
      notice: expect.stringContaining('será descontado só das suas próximas premiações'),
    })
    await cancel(ana, held.id)
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 0, heldH: 0 })
    await shop.expectBooks(station)
    // It was paid: what comes from now on stays.
    await give(ana, 'later', 10_00)
    expect(await balanceOf(ana.ctx, ana.id)).toMatchObject({ availableH: 10_00 })
  })

  test('GAP-88 GAP-119 that was spent is paid by what is earned next, part by part', async () => {
    const station = await shop.station()
    const { ana } = await people(station)
    const first = await buy(ana)
    await spend(ana.ctx, { participantId: ana.id, key: 'spent', cause: 'donation', amountH: 4_50 })
    await withdraw(ana, first)
    await shop.settleAll(station)
    // Paid money pays none of it, and the wallet says what is open.
    await topUp(ana, 5_00)
    expect(await ana.client.call(getUserWeb, { params: { id: 'me' } })).toMatchObject({
      points: 5,
      owed: 4.5,
    })
    await spend(ana.ctx, { participantId: ana.id, key: 'paid', cause: 'donation', amountH: 5_00 })
    await give(ana, 'little', 1_00)
    expect(await balanceOf(ana.ctx, ana.id)).toMatchObject({ availableH: 0 })
    await give(ana, 'much', 10_00)
    expect(await balanceOf(ana.ctx, ana.id)).toMatchObject({ availableH: 6_50 })
    await shop.expectBooks(station)
  })
})

test('SEC-103 ORD-06 five hundred tickets are an order, each with its voucher and its seat; one more is none', async () => {
  const products = [1, 2].map((id) => ({ id, name: 'Ingresso', valueCents: 100, presentialCourseId: 4 }))
  const station = await shop.station({ products })
  const { ana } = await people(station)
  const id = await buy(ana, { 1: 300, 2: 200 })
  await ana.client.call(calls.createOrderVouchers, { params: { orderId: id } })
  const { rows } = await world.database.rawSql(
    'select count(*)::int as made, (select taken from activity_places where station_id = $1) as seats from vouchers where station_id = $1',
    [station.id],
  )
  expect(rows).toEqual([{ made: 500, seats: 500 }])
  await withdraw(ana, id)
  const after = await world.database.rawSql('select taken from activity_places where station_id = $1', [
    station.id,
  ])
  expect(after.rows).toEqual([{ taken: 0 }])
  await expect(buy(ana, { 1: 300, 2: 201 })).rejects.toThrow('no máximo 500 ingressos')
})

describe('SEC-102 what goes back to the stock', () => {
  test('ORD-06 a ticket of it lets nobody in: its seat is sold again', async () => {
    const station = await shop.station()
    const { ana, owner, refund } = await people(station)
    const id = await buy(ana, { 2: 2 })
    const back = [{ productId: productIdOf({ activityId: 14, number: 2 }), quantity: 1 }]
    await refund(id, { backToStock: back })
    expect(await states(ana)).toEqual(['cancelled', 'valid'])
    await shop.settleAll(station)
    expect(await shop.taken(station)).toEqual({ 2: 1 })
    expect(await states(ana)).toEqual(['cancelled', 'valid'])
    const [left] = (await tickets(ana)).filter(({ state }) => state === 'valid')
    await owner.client.call(redeemVoucher, { params: { code: left?.code ?? '' }, body: { place: 'Porta' } })
    await expect(refund(id, { amountCents: 10_00, backToStock: back })).rejects.toThrow('já foi utilizado')
  })

  test('ORD-06 one that the gateway refuses to pay back is valid again, and no other', async () => {
    const station = await shop.station()
    const { ana, refund } = await people(station)
    const id = await buy(ana, { 2: 3 })
    const back = [{ productId: productIdOf({ activityId: 14, number: 2 }), quantity: 1 }]
    await refund(id, { backToStock: back })
    await shop.settleAll(station)
    await refund(id, { backToStock: back })
    expect(await states(ana)).toEqual(['cancelled', 'cancelled', 'valid'])
    const charge = bank.charges.get(await shop.codeOf(id))
    const before = charge?.paidCents ?? 0
    if (charge) charge.paidCents = 0
    await shop.settleAll(station)
    if (charge) charge.paidCents = before
    expect(await states(ana)).toEqual(['cancelled', 'valid', 'valid'])
  })

  test('GAP-88 a thing of it is not handed over any more, though the order is not given back whole', async () => {
    const station = await shop.station()
    const { ana, owner, refund } = await people(station)
    const id = await buy(ana)
    await refund(id, { amountCents: 80_00, backToStock: 'all' })
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('partly_refunded')
    const { list } = await owner.client.call(searchOrders, { query: { state: 'to_deliver' } })
    expect(list).toEqual([])
    expect(await owner.client.call(getManagedOrder, { params: { id } })).toMatchObject({ isToDeliver: false })
    await expect(deliverPart(owner.ctx, { orderId: id, activityId: 14 })).rejects.toThrow('devolvida')
  })

  test('GAP-88 an order that cost nothing is given back, and its tickets with it', async () => {
    const station = await shop.station({
      digitalProduct: true,
      discountCodes: [{ code: 'GRATIS', percent: 100 }],
    })
    const { ana } = await people(station)
    await ana.client.call(cartCalls.addToCart, {
      body: { products: [{ id: productIdOf({ activityId: 14, number: 2 }), quantity: 1 }] },
    })
    await ana.client.call(cartCalls.reserveCart)
    await ana.client.call(cartCalls.applyDiscountCode, { body: { code: 'GRATIS' } })
    const { id, state } = await shop.submit(ana, await shop.shown(ana))
    expect(state).toBe('paid')
    await ana.client.call(calls.createOrderVouchers, { params: { orderId: id } })
    expect(await states(ana)).toEqual(['valid'])
    await withdraw(ana, id)
    expect((await shop.read(ana, id)).state).toBe('refunded')
    expect([await states(ana), await shop.taken(station)]).toEqual([['cancelled'], { 2: 0 }])
  })
})
