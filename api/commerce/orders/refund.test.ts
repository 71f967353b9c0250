import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import * as calls from '#contract/commerce/orders/endpoints.ts'
import { type OrderStatus, orderStatuses, orderTransitions } from '#contract/commerce/orders/status.ts'
import { listVouchers, redeemVoucher } from '#contract/commerce/vouchers/endpoints.ts'
import { getManagedOrder, searchOrders } from '#contract/console/orders/endpoints.ts'
import { countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { undoParticipation } from '../../activities/participation/index.ts'
import { participations } from '../../activities/participation/tables.ts'
import { balanceOf, spend } from '../../ledger/index.ts'
import { alarmCount } from '../../platform/alarms.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { PaymentRefused } from '../../platform/ports/payments/payments.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { deliverPart, type Refunding, refundOrder } from './index.ts'
import { makeVouchers } from './make-vouchers.ts'
import { orderMailJob } from './order-mail.ts'
import { moveOrder, orderInStation } from './order-rows.ts'
import { orderItems, orderParts, orders } from './tables.ts'

const shop = shopWorld()
const { world, bank } = shop
const dayMs = 24 * 3_600_000

/** An order of 85 reais that was paid: 20 by the wallet, the rest by PIX; 4.50 points came back. */
async function paid(quantities: Record<number, number> = { 1: 1 }) {
  const station = await shop.station()
  const [ana, owner] = [await shop.buyer(station, 20_00), await addMember(world, station, { role: 'owner' })]
  const order = await shop.order(ana, { type: 'pix' }, quantities)
  const code = await shop.codeOf(order.id)
  bank.pay(code)
  await shop.webhook(code)
  return { station, ana, owner, id: order.id, code }
}
const refund = ({ owner, id }: { owner: TestMember; id: number }, input: Partial<Refunding> = {}) =>
  refundOrder(owner.ctx, {
    orderId: id,
    amountCents: 85_00,
    reason: 'Veio errado',
    backToStock: 'all',
    ...input,
  })
const eventsOf = async (id: number) => {
  const { rows } = await world.database.rawSql('select what, note from order_events where order_id = $1', [
    id,
  ])
  return rows as { what: string; note: string | null }[]
}
const withdraw = (ana: TestMember, id: number) =>
  ana.client.call(calls.withdrawOrder, { params: { id }, body: {} })
const tickets = async ({ client }: TestMember) => (await client.call(listVouchers)).content

describe('an owner gives back', () => {
  test('ORD-04 GAP-88 SEC-83 the whole order: gateway, wallet, cashback, stock, and what counted as taken part', async () => {
    const all = await paid()
    const { station, ana, id, code } = all
    expect((await refund(all)).state).toBe('asked')
    expect((await shop.read(ana, id)).state).toBe('paid')
    await shop.settleAll(station)
    expect(await shop.read(ana, id)).toMatchObject({
      ...{ state: 'refunded', status: 'Estornada', refunded_percentage: 1, refunded_value: 85 },
      ...{ withdraw_until: null, cashback: 0 },
      refunds: [{ amount: 85, by: 'owner', reason: 'Veio errado', state: 'done' }],
    })
    expect(bank.charges.get(code)?.refundedCents).toBe(65_00)
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    const [row] = await world.database.db
      .select()
      .from(participations)
      .where(eq(participations.stationId, station.id))
    expect(row).toMatchObject({ undoneReason: 'Veio errado' })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  })

  test('ORD-04 in part: of the gateway first, cashback in proportion, and again until nothing is left', async () => {
    const all = await paid()
    const { station, ana, id } = all
    await refund(all, { amountCents: 17_00, backToStock: 'none' })
    await shop.settleAll(station)
    expect(await shop.read(ana, id)).toMatchObject({
      ...{ state: 'partly_refunded', status: 'Parcialmente estornada' },
      ...{ refunded_percentage: 0.2, refunded_value: 17, cashback: 3.6 },
    })
    expect(await balanceOf(ana.ctx, ana.id)).toMatchObject({ availableH: 450 - 90 })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    await refund(all, { amountCents: 58_00, backToStock: 'none' })
    await shop.settleAll(station)
    const sums = await shop.expectBooks(station)
    expect([sums.cash, sums.sink]).toEqual([0, 10_00])
    await refund(all, { amountCents: 10_00 })
    expect(await shop.read(ana, id)).toMatchObject({ state: 'refunded' })
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    await shop.expectBooks(station)
  })

  test('SEC-83 more than was paid, nothing, fractions, of what is not paid, and of another station are refused', async () => {
    const all = await paid()
    for (const amountCents of [85_01, 0, -1, 1.5, Number.NaN, 1e15])
      await expect(refund(all, { amountCents })).rejects.toMatchObject({ code: 'conflict' })
    const waiting = await shop.order(await shop.buyer(all.station))
    await expect(refund({ ...all, id: waiting.id })).rejects.toMatchObject({ code: 'conflict' })
    const other = await paid()
    await expect(refund({ owner: other.owner, id: all.id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(refund({ owner: all.ana, id: all.id })).rejects.toMatchObject({ code: 'forbidden' })
    const backToStock = [{ productId: productIdOf({ activityId: 14, number: 1 }), quantity: 2 }]
    await expect(refund(all, { backToStock })).rejects.toThrow('voltar ao estoque')
    expect(bank.charges.get(all.code)?.refundedCents).toBe(0)
  })

  test('SEC-83 many at once are one; the next is told to wait, and afterwards that nothing is left', async () => {
    const all = await paid()
    const outcomes = await countOutcomes(Array.from({ length: 10 }, () => refund(all)))
    expect(outcomes).toEqual({ done: 1, conflict: 9 })
    await shop.settleAll(all.station)
    await expect(refund(all, { amountCents: 1 })).rejects.toMatchObject({ code: 'conflict' })
    expect(bank.charges.get(all.code)?.refundedCents).toBe(65_00)
    await shop.expectBooks(all.station)
  })

  test('SEC-83 the same again, by its number, is the same', async () => {
    const all = await paid()
    const first = await refund(all, { amountCents: 10_00, number: 1 })
    expect((await refund(all, { amountCents: 10_00, number: 1 })).id).toBe(first.id)
    await shop.settleAll(all.station)
    expect((await refund(all, { amountCents: 10_00, number: 1 })).state).toBe('done')
    expect(bank.charges.get(all.code)?.refundedCents).toBe(10_00)
  })

  test('SEC-83 an answer that is lost: the gateway gives back once, and it is booked once', async () => {
    const all = await paid()
    await refund(all)
    bank.lose(1)
    await shop.settleAll(all.station)
    expect((await shop.read(all.ana, all.id)).state).toBe('paid')
    world.ports.clock.advance(2 * 60_000)
    await shop.settleAll(all.station)
    expect((await shop.read(all.ana, all.id)).state).toBe('refunded')
    expect(bank.charges.get(all.code)?.refundedCents).toBe(65_00)
    await shop.expectBooks(all.station)
  })

  test('SEC-83 GAP-88 one whose gateway is silent is the only one until it is known, whoever asks, and goes back once', async () => {
    const all = await paid()
    await refund(all, { amountCents: 10_00, backToStock: 'none' })
    bank.silence(Number.POSITIVE_INFINITY)
    await shop.settleAll(all.station)
    world.ports.clock.advance(10 * 60_000)
    await shop.settleAll(all.station)
    await expect(refund(all, { amountCents: 10_00 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(withdraw(all.ana, all.id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await shop.read(all.ana, all.id)).toMatchObject({ state: 'paid', refunded_value: 0 })
    bank.silence(0)
    world.ports.clock.advance(10 * 60_000)
    await shop.settleAll(all.station)
    expect(await shop.read(all.ana, all.id)).toMatchObject({ state: 'partly_refunded', refunded_value: 10 })
    expect(bank.charges.get(all.code)?.refundedCents).toBe(10_00)
    await shop.expectBooks(all.station)
  })

  test('SEC-83 a webhook tells of it before the answer that was lost', async () => {
    const all = await paid()
    await refund(all)
    bank.lose(1)
    await shop.settleAll(all.station)
    await shop.webhook(all.code)
    expect((await shop.read(all.ana, all.id)).state).toBe('refunded')
    await shop.settleAll(all.station)
    await shop.expectBooks(all.station)
  })

  test('SEC-83 a gateway that refuses: the order is what it was, and its vouchers are worth what they were', async () => {
    const all = await paid({ 2: 1 })
    const { ana, id, station, code } = all
    await makeVouchers(ana.ctx, id)
    await refund(all, { amountCents: 55_00 })
    expect((await tickets(ana)).map(({ state }) => state)).toEqual(['cancelled'])
    const charge = bank.charges.get(code)
    const before = charge?.paidCents ?? 0
    if (charge) charge.paidCents = 0
    await shop.settleAll(station)
    if (charge) charge.paidCents = before
    expect((await shop.read(ana, id)).state).toBe('paid')
    expect((await tickets(ana)).map(({ state }) => state)).toEqual(['valid'])
    expect((await eventsOf(id)).map(({ what }) => what)).toContain('refund_refused')
    await shop.expectBooks(station)
  })

  test('GAP-88 cashback that was spent is taken as far as it is there, and the rest is noted', async () => {
    const all = await paid()
    const { ana, id, station } = all
    await refund(all, { amountCents: 65_00, backToStock: 'none' })
    await spend(ana.ctx, { participantId: ana.id, key: 'spent', cause: 'purchase', amountH: 450 })
    await shop.settleAll(station)
    const events = await eventsOf(id)
    expect(events.find(({ what }) => what === 'cashback_missing')?.note).toBe('3,44')
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 0, heldH: 0 })
    await shop.expectBooks(station)
  })

  test('GAP-65 what came too much and is refused is told once, and offered again later', async () => {
    const { station, ana, id, code } = await paid()
    const real = bank.payments.refund
    bank.payments.refund = () => Promise.reject(new PaymentRefused('Sem saldo na conta'))
    bank.pay(code)
    await shop.webhook(code)
    await shop.settleAll(station)
    bank.payments.refund = real
    await shop.webhook(code)
    await shop.webhook(code)
    expect((await eventsOf(id)).filter(({ what }) => what === 'surplus')).toHaveLength(1)
    expect((await shop.read(ana, id)).notice).toContain('ainda não conseguimos')
    // By itself: nobody tells of it any more, and a gateway that is silent at that moment is asked again.
    world.ports.clock.advance(3_600_000)
    await shop.settleAll(station)
    expect((await eventsOf(id)).filter(({ what }) => what === 'surplus')).toHaveLength(1)
    world.ports.clock.advance(3_600_000)
    bank.silence(1)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).notice).toContain('ainda não conseguimos')
    world.ports.clock.advance(3_600_000)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).notice).toContain('devolvemos')
    world.ports.clock.set('2026-05-04T15:00:00Z')
    await shop.expectBooks(station)
  })

  test('GAP-65 given back at the gateway’s own panel: the order follows', async () => {
    const { station, ana, id, code } = await paid()
    bank.refundOutside(code, 15_00)
    await shop.webhook(code)
    await shop.webhook(code)
    expect(await shop.read(ana, id)).toMatchObject({ state: 'partly_refunded', refunded_value: 15 })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 50_00 })
  })

  test('ORD-06 GAP-65 a chargeback of all of it: tickets that nobody used let nobody in', async () => {
    const { station, ana, id, code } = await paid({ 2: 1 })
    await makeVouchers(world.context(station), id)
    bank.refundOutside(code, 10_00)
    await shop.webhook(code)
    expect((await tickets(ana)).map(({ state }) => state)).toEqual(['valid'])
    const bia = await shop.buyer(station)
    const all = await shop.order(bia, { type: 'pix' }, { 2: 1 })
    const whole = await shop.codeOf(all.id)
    bank.pay(whole)
    await shop.webhook(whole)
    await makeVouchers(world.context(station), all.id)
    bank.refundOutside(whole, bank.charges.get(whole)?.paidCents ?? 0)
    await shop.webhook(whole)
    expect((await tickets(bia)).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('SEC-83 a lost answer at a gateway that knows no keys: it is read before it is asked again', async () => {
    const all = await paid()
    const real = bank.payments.refund
    let asked = 0
    bank.payments.refund = (input) => {
      asked += 1
      return real({ ...input, key: `${input.key}:${asked}` })
    }
    await refund(all, { amountCents: 10_00, backToStock: 'none' })
    bank.lose(1)
    await shop.settleAll(all.station)
    world.ports.clock.advance(2 * 60_000)
    await shop.settleAll(all.station)
    expect([asked, bank.charges.get(all.code)?.refundedCents]).toEqual([1, 10_00])
    // Nothing arrived there: it is asked again.
    await refund(all, { amountCents: 5_00, backToStock: 'none' })
    bank.silence(1)
    await shop.settleAll(all.station)
    world.ports.clock.advance(2 * 60_000)
    await shop.settleAll(all.station)
    bank.payments.refund = real
    expect(bank.charges.get(all.code)?.refundedCents).toBe(15_00)
    await shop.expectBooks(all.station)
  })

  test('GAP-88 PTS-06 points that were spent before it went back: it counts for the limit of the activity', async () => {
    const station = await shop.station({}, 1)
    const ana = await shop.buyer(station)
    const buy = async () => {
      const { id } = await shop.order(ana)
      const code = await shop.codeOf(id)
      bank.pay(code)
      await shop.webhook(code)
      return id
    }
    await withdraw(ana, await buy())
    await shop.settleAll(station)
    const again = await buy()
    await spend(ana.ctx, { participantId: ana.id, key: 'spent', cause: 'donation', amountH: 450 })
    await withdraw(ana, again)
    await shop.settleAll(station)
    expect((await shop.read(ana, again)).state).toBe('refunded')
    await expect(shop.order(ana)).rejects.toMatchObject({ status: 409 })
  })

  test('a participation that an order made is undone by refunding the order only', async () => {
    const { owner, station } = await paid()
    const [row] = await world.database.db
      .select()
      .from(participations)
      .where(eq(participations.stationId, station.id))
    await expect(
      undoParticipation(owner.ctx, { id: row?.id ?? 0, reason: 'Engano', available: true }),
    ).rejects.toThrow('estorne o pedido')
  })
})

describe('a buyer withdraws', () => {
  test('GAP-88 within seven days, all of it; twice is once; what was not delivered is in the stock again', async () => {
    const { station, ana, id } = await paid()
    expect((await shop.read(ana, id)).withdraw_until).toBe('2026-05-12T03:00:00.000Z')
    world.ports.clock.set('2026-05-12T02:59:00Z')
    await withdraw(ana, id)
    await withdraw(ana, id)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('refunded')
    await withdraw(ana, id)
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 20_00, heldH: 0 })
    await shop.expectBooks(station)
    world.ports.clock.set('2026-05-04T15:00:00Z')
  })

  test('GAP-88 when it was delivered, too; the things come back by other ways', async () => {
    const { station, ana, owner, id } = await paid()
    await deliverPart(owner.ctx, { orderId: id, activityId: 14 })
    expect((await deliverPart(owner.ctx, { orderId: id, activityId: 14 })).deliveredBy).not.toBeNull()
    expect((await shop.read(ana, id)).parts[0]?.delivered_at).not.toBeNull()
    await withdraw(ana, id)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('refunded')
    expect(await shop.taken(station)).toEqual({ 1: 1 })
  })

  test('GAP-88 SEC-83 what goes back is not handed over: it is in the stock, not with the buyer', async () => {
    const { station, ana, owner, id } = await paid()
    const deliver = () => deliverPart(owner.ctx, { orderId: id, activityId: 14 })
    const toDeliver = async () =>
      (await owner.client.call(searchOrders, { query: { state: 'to_deliver' } })).list.length
    expect(await toDeliver()).toBe(1)
    await refund({ owner, id }, { amountCents: 10_00, backToStock: 'none' })
    expect(await toDeliver()).toBe(1)
    await shop.settleAll(station)
    await withdraw(ana, id)
    expect(await toDeliver()).toBe(0)
    expect(await owner.client.call(getManagedOrder, { params: { id } })).toMatchObject({ isToDeliver: false })
    await expect(deliver()).rejects.toThrow('está sendo devolvida')
    await shop.settleAll(station)
    await expect(deliver()).rejects.toMatchObject({ code: 'conflict' })
    expect(await shop.taken(station)).toEqual({ 1: 0 })
  })

  test('GAP-88 what was handed over after it was asked for is not in the stock again', async () => {
    const { station, ana, id } = await paid()
    await withdraw(ana, id)
    world.ports.clock.advance(60_000)
    await world.database.db
      .update(orderParts)
      .set({ deliveredAt: world.ports.clock.now() })
      .where(and(eq(orderParts.stationId, station.id), eq(orderParts.orderId, id)))
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('refunded')
    expect(await shop.taken(station)).toEqual({ 1: 1 })
  })

  test('GAP-88 too late, unpaid, of somebody else, and with a voucher that was used it is refused in words', async () => {
    const { ana, owner, id, station } = await paid({ 2: 1 })
    await expect(withdraw(await shop.buyer(station), id)).rejects.toMatchObject({ code: 'not_found' })
    await makeVouchers(ana.ctx, id)
    const [ticket] = await tickets(ana)
    expect((await shop.read(ana, id)).withdraw_until).not.toBeNull()
    await owner.client.call(redeemVoucher, { params: { code: ticket?.code ?? '' }, body: { place: 'Porta' } })
    expect((await shop.read(ana, id)).withdraw_until).toBeNull()
    await expect(withdraw(ana, id)).rejects.toThrow('já foi utilizado')
    await refund({ owner, id }, { amountCents: 10_00, backToStock: 'none' })
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).state).toBe('partly_refunded')
    const bia = await shop.buyer(station)
    const waiting = await shop.order(bia)
    await expect(withdraw(bia, waiting.id)).rejects.toMatchObject({ code: 'conflict' })
    world.ports.clock.advance(8 * dayMs)
    await expect(withdraw(ana, id)).rejects.toMatchObject({ code: 'gone' })
    world.ports.clock.set('2026-05-04T15:00:00Z')
  })
})

describe('vouchers of an order', () => {
  test('ORD-06 GAP-69 one for each thing, made once, whoever asks; the page finds them', async () => {
    const { ana, id, station } = await paid({ 1: 1, 2: 3 })
    expect(await shop.read(ana, id)).toMatchObject({ sell_vouchers: true, create_vouchers: false })
    const ask = () => ana.client.call(calls.createOrderVouchers, { params: { orderId: id } })
    const answers = await Promise.all([ask(), ask(), makeVouchers(world.context(station), id), ask()])
    expect(answers[0]).toMatchObject({ create_vouchers: true })
    expect(new Set((await tickets(ana)).map(({ code }) => code)).size).toBe(3)
    const { rows } = await world.database.rawSql('select taken from activity_places where station_id = $1', [
      station.id,
    ])
    expect(rows).toEqual([{ taken: 3 }])
  })

  test('ORD-06 whose course is gone, they are not made: the buyer reads so, and an alarm tells of it', async () => {
    const { ana, id, station } = await paid({ 1: 1, 2: 3 })
    const leadsTo = (courseId: number) =>
      world.database.db
        .update(orderItems)
        .set({ courseId })
        .where(and(eq(orderItems.stationId, station.id), eq(orderItems.productNumber, 2)))
    await leadsTo(999)
    const before = alarmCount('vouchers_missing')
    await expect(ana.client.call(calls.createOrderVouchers, { params: { orderId: id } })).rejects.toThrow(
      'Erro ao gerar os vouchers em lote.',
    )
    expect(alarmCount('vouchers_missing')).toBe(before + 1)
    expect(await shop.read(ana, id)).toMatchObject({ sell_vouchers: true, create_vouchers: false })
    await leadsTo(4)
    await makeVouchers(ana.ctx, id)
    expect(await shop.read(ana, id)).toMatchObject({ create_vouchers: true })
    expect(await tickets(ana)).toHaveLength(3)
  })

  test('ORD-06 an order that is not paid has none, in the specified words', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const order = await shop.order(ana, { type: 'pix' }, { 2: 1 })
    await expect(
      ana.client.call(calls.createOrderVouchers, { params: { orderId: order.id } }),
    ).rejects.toThrow('Erro ao gerar os vouchers em lote.')
    expect(await tickets(ana)).toEqual([])
  })
})

test('EML-01 mails of an order: waiting with the code, confirmed, refunded; each once', async () => {
  const all = await paid()
  const { station, ana } = all
  await refund(all)
  await shop.settleAll(station)
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'mail-order' and (data->>'stationId')::int = $1 order by data->>'mail'`,
    [station.id],
  )
  const asked = (rows as { data: unknown }[]).map(({ data }) => orderMailJob.data.parse(data))
  expect(asked.map(({ mail }) => mail)).toEqual(['confirmed', 'refunded', 'waiting'])
  for (const one of [...asked, ...asked]) await orderMailJob.run(world.jobs(), one)
  const sent = await mailsOf(station)
  expect(sent.map(({ kind }) => kind)).toEqual(['order_confirmed', 'order_refunded'])
  expect(sent[1]?.text).toContain('R$ 85,00')
  expect(sent[1]?.text).toContain('Veio errado')
  await shop.order(ana)
  const waiting = await latest(station)
  await orderMailJob.run(world.jobs(), waiting)
  const [mail] = (await mailsOf(station)).slice(-1)
  expect(mail?.text).toMatch(/PIX-E\d+-C\d+/)
  expect(mail?.text).toContain('04/05/2026 às 12:30')
})

test('GAP-88 ORD-04 whoever withdraws with things in their hands reads how these go back; others do not', async () => {
  const [has, waits] = [await paid(), await paid()]
  await deliverPart(has.owner.ctx, { orderId: has.id, activityId: 14 })
  const told = []
  for (const { ana, id, station } of [has, waits]) {
    await withdraw(ana, id)
    await shop.settleAll(station)
    expect((await shop.read(ana, id)).refunds).toMatchObject([{ amount: 85, by: 'buyer', state: 'done' }])
    const asked = { stationId: station.id, orderId: id, mail: 'refunded' as const }
    await orderMailJob.run(world.jobs(), { ...asked, amountCents: 85_00, number: 1 })
    told.push((await mailsOf(station)).at(-1)?.text.includes('o endereço da devolução'))
  }
  expect(told).toEqual([true, false])
})

async function mailsOf(station: StationRecord) {
  const rows = await world.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.stationId, station.id)))
    .orderBy(mailOutbox.id)
  return rows.filter(({ kind }) => kind.startsWith('order_'))
}

async function latest(station: StationRecord) {
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'mail-order' and (data->>'stationId')::int = $1
      order by (data->>'orderId')::int desc limit 1`,
    [station.id],
  )
  return orderMailJob.data.parse((rows as { data: unknown }[])[0]?.data)
}

const steps = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))
test.each(steps)('GAP-68 %s → %s is taken only where the table says so', async (from, to) => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 200_00)
  const { id } = await shop.order(ana, null)
  await world.database.db
    .update(orders)
    .set({ status: from as OrderStatus })
    .where(and(eq(orders.stationId, station.id), eq(orders.id, id)))
  const move = moveOrder(ana.ctx, await orderInStation(ana.ctx, id), to, { event: { what: 'paid' } })
  if (orderTransitions[from].includes(to)) expect((await move).status).toBe(to)
  else await expect(move).rejects.toMatchObject({ code: 'conflict' })
})
