import { describe, expect, test } from 'vitest'
import { dayIn } from '#api/platform/start-of-day.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/orders/endpoints.ts'
import { countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

const shop = shopWorld()
const { world, bank } = shop

/** An order of 85 reais that was paid: 20 by the wallet, the rest by PIX. */
async function paid() {
  const station = await shop.station()
  const ana = await shop.buyer(station, 20_00)
  const owner = await addMember(world, station, { role: 'owner', name: 'Olga' })
  const order = await shop.order(ana, { type: 'pix' })
  const code = await shop.codeOf(order.id)
  bank.pay(code)
  await shop.webhook(code)
  return { station, ana, owner, id: order.id, code }
}
const refund = ({ client }: TestMember, id: number, body: object = {}) =>
  client.call(calls.refundOrder, {
    params: { id },
    body: { number: 1, amountCents: 10_00, reason: 'Veio errado', ...body },
  })
const audited = async ({ client }: TestMember, what: string) =>
  (await client.call(listAudit, { query: {} })).filter((line) => line.what === what)

describe('an owner gives back and hands over', () => {
  test('ORD-04 SEC-83 a refund is once by its number, noted once, and told on the order while the gateway is asked', async () => {
    const { station, owner, id } = await paid()
    expect((await countOutcomes(Array.from({ length: 5 }, () => refund(owner, id)))).done).toBe(5)
    const told = await refund(owner, id)
    expect(told).toMatchObject({
      refundableCents: 75_00,
      nextRefund: 2,
      refunds: [{ number: 1, amountCents: 10_00, state: 'asked', who: 'Olga', reason: 'Veio errado' }],
    })
    expect(await audited(owner, 'order.refund')).toHaveLength(1)
    await shop.settleAll(station)
    const after = await owner.client.call(calls.getManagedOrder, { params: { id } })
    expect(after).toMatchObject({
      state: 'partly_refunded',
      refundedCents: 10_00,
      refunds: [{ state: 'done' }],
    })
    expect(after.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Devolução decidida',
        'Devolução feita pelo gateway',
        'Caixa: devolução',
        'Carteira: recebeu de volta',
      ]),
    )
    // A mail that was asked for and has not left yet did not happen.
    expect(after.timeline.filter(({ what }) => what.startsWith('E-mail'))).toEqual([])
    await shop.expectBooks(station)
  })

  test('GAP-65 ORD-04 what was paid too late is told to owners as late, not as too much', async () => {
    const station = await shop.station()
    const owner = await addMember(world, station, { role: 'owner' })
    const { id } = await shop.order(await shop.buyer(station), { type: 'pix' })
    const code = await shop.codeOf(id)
    world.ports.clock.advance(32 * 60_000)
    await shop.settleAll(station)
    bank.pay(code)
    await shop.webhook(code)
    await shop.settleAll(station)
    const { timeline } = await owner.client.call(calls.getManagedOrder, { params: { id } })
    const told = timeline.map(({ what }) => what)
    expect(told).toEqual(
      expect.arrayContaining([
        'Pagamento fora do prazo ou em duplicidade',
        'Devolução do que veio fora do prazo ou em duplicidade',
        'Pagamento fora do prazo ou em duplicidade, devolvido',
      ]),
    )
    expect(told.join()).not.toContain('a mais')
  })

  test('ORD-04 SEC-83 what the gateway refused to give back is not among what went back on the day', async () => {
    const { station, owner, id, code } = await paid()
    await refund(owner, id)
    const charge = bank.charges.get(code)
    if (charge) charge.paidCents = 0
    await shop.settleAll(station)
    if (charge) charge.paidCents = 65_00
    const { timezone } = station.config
    const day = dayIn(world.ports.clock.now(), timezone)
    const refunded = async () => (await owner.client.call(calls.getOrderDay, { params: { day } })).refunded
    expect((await owner.client.call(calls.getManagedOrder, { params: { id } })).refunds).toMatchObject([
      { state: 'refused' },
    ])
    expect(await refunded()).toEqual({ orders: 0, cents: 0 })
    await refund(owner, id, { number: 2 })
    await shop.settleAll(station)
    expect(await refunded()).toEqual({ orders: 1, cents: 10_00 })
  })

  test('SEC-83 too much, another one meanwhile, no reason and a thing too many are refused in words', async () => {
    const { owner, id } = await paid()
    const refused = async (body: object) => {
      const problem = await refund(owner, id, body).then(
        () => expect.unreachable('it was given back'),
        (error) => error,
      )
      return [problem.status, problem.body.fields ?? problem.body.messages]
    }
    expect(await refused({ amountCents: 85_01 })).toEqual([
      409,
      ['O valor é maior do que o que ainda pode ser estornado: R$ 85,00.'],
    ])
    expect(await refused({ number: 2 })).toEqual([409, [expect.stringContaining('Outra devolução')]])
    expect(await refused({ reason: ' ' })).toEqual([422, { reason: ['Esse campo é obrigatório'] }])
    expect(await refused({ amountCents: 0 })).toEqual([422, { amountCents: ['Informe quanto devolver.'] }])
    const backToStock = [{ activity_id: 14, number: 1, quantity: 2 }]
    expect(await refused({ backToStock })).toEqual([409, [expect.stringContaining('voltar ao estoque')]])
    await refund(owner, id)
    expect(await refused({ amountCents: 11_00 })).toEqual([409, [expect.stringContaining('Outra devolução')]])
  })

  test('SEC-86 nobody else gives back or hands over: not the buyer, not an owner of another station', async () => {
    const { ana, owner, id } = await paid()
    const other = await paid()
    const deliver = ({ client }: TestMember) =>
      client.call(calls.deliverPart, { params: { id, activityId: 14 } })
    const ask = ({ client }: TestMember) => client.call(calls.reconcileDay, { params: { day: '2026-03-02' } })
    for (const work of [() => refund(ana, id), () => deliver(ana), () => ask(ana)])
      await expect(work()).rejects.toMatchObject({ status: 403 })
    for (const work of [() => refund(other.owner, id), () => deliver(other.owner)])
      await expect(work()).rejects.toMatchObject({ status: 404 })
    expect((await owner.client.call(calls.getManagedOrder, { params: { id } })).refunds).toEqual([])
  })

  test('what was handed over is noted once, with who; what is not paid is not handed over', async () => {
    const { station, owner, id } = await paid()
    const deliver = (id: number) => owner.client.call(calls.deliverPart, { params: { id, activityId: 14 } })
    const told = await deliver(id)
    expect(told).toMatchObject({ isToDeliver: false, parts: [{ deliveredBy: 'Olga' }] })
    expect((await deliver(id)).parts[0]?.deliveredAt).toBe(told.parts[0]?.deliveredAt)
    expect(await audited(owner, 'order.deliver')).toHaveLength(1)
    const waiting = await shop.order(await shop.buyer(station))
    await expect(deliver(waiting.id)).rejects.toMatchObject({ status: 409 })
  })
})

describe('GAP-142 a delivery mark', () => {
  const which = (id: number) => ({ params: { id, activityId: 14 } })

  test('is taken back for ten minutes, once, and told on the time line', async () => {
    const { ana, owner, id } = await paid()
    const undo = ({ client }: TestMember, until: string) =>
      client.call(calls.undoDelivery, { ...which(id), body: { undoUntil: until } })
    const deliver = async () =>
      String((await owner.client.call(calls.deliverPart, which(id))).parts[0]?.undoUntil)
    const first = await deliver()
    await expect(undo(ana, first)).rejects.toMatchObject({ status: 403 })
    await expect(undo((await paid()).owner, first)).rejects.toMatchObject({ status: 404 })
    for (const again of [1, 2])
      expect([again, await undo(owner, first)]).toMatchObject([
        again,
        { isToDeliver: true, parts: [{ deliveredAt: null }] },
      ])
    expect(await audited(owner, 'order.undeliver')).toHaveLength(1)
    const { timeline } = await owner.client.call(calls.getManagedOrder, { params: { id } })
    expect(timeline.map(({ what }) => what)).toEqual(expect.arrayContaining(['Entregue', 'Entrega desfeita']))
    world.ports.clock.advance(1000)
    const second = await deliver()
    // The first press, sent again by a bad line.
    await expect(undo(owner, first)).rejects.toMatchObject({ status: 409 })
    world.ports.clock.advance(10 * 60_000)
    await expect(undo(owner, second)).rejects.toMatchObject({ status: 410 })
  })

  test('stays where something was asked back since', async () => {
    const { owner, id } = await paid()
    const { parts } = await owner.client.call(calls.deliverPart, which(id))
    const until = String(parts[0]?.undoUntil)
    await refund(owner, id)
    const undone = owner.client.call(calls.undoDelivery, { ...which(id), body: { undoUntil: until } })
    await expect(undone).rejects.toMatchObject({ status: 409 })
  })
})

describe('the books of a station', () => {
  test('GAP-65 a day closes where its cash is what was paid less what went back, and says so where it does not', async () => {
    const { station, owner, id } = await paid()
    await refund(owner, id)
    await shop.settleAll(station)
    const books = () => owner.client.call(calls.listBookDays, { query: { days: 2 } })
    const [today, before] = (await books()).days
    expect(today).toMatchObject({ paidCents: 65_00, refundedCents: 10_00, cashCents: 55_00, isClosed: true })
    expect(before).toMatchObject({ paidCents: 0, cashCents: 0, isClosed: true })
    await world.database.rawSql('update payment_receipts set amount_cents = 1 where station_id = $1', [
      station.id,
    ])
    expect((await books()).days[0]).toMatchObject({ paidCents: 1, cashCents: 55_00, isClosed: false })
  })

  test('GAP-65 the sums of all accounts stand beside the days: zero, or a line is missing', async () => {
    const station = await shop.station()
    const owner = await addMember(world, station, { role: 'owner' })
    const { id } = await shop.order(await shop.buyer(station))
    const code = await shop.codeOf(id)
    bank.pay(code)
    await shop.webhook(code)
    const sums = async () => (await owner.client.call(calls.listBookDays, { query: { days: 1 } })).sums
    expect(await sums()).toEqual({ pointsH: 0, cents: 0 })
    const sql = `update ledger_accounts set kind = 'sink' where station_id = $1 and kind = 'sales'`
    await world.database.rawSql(sql, [station.id])
    expect(await sums()).toEqual({ pointsH: -85_00, cents: 85_00 })
  })

  test('GAP-65 what a gateway says differently comes first, and is settled by asking', async () => {
    const { station, owner } = await paid()
    const late = await shop.order(await shop.buyer(station), { type: 'pix' })
    bank.pay(await shop.codeOf(late.id))
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: station.config.timezone }).format(
      world.ports.clock.now(),
    )
    const ask = async () => {
      const { charges } = await owner.client.call(calls.reconcileDay, { params: { day } })
      return charges.map(({ differs, orderId }) => [differs, orderId === late.id])
    }
    expect(await ask()).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await ask()).map(([differs]) => differs)).toEqual([false, false])
  })
})
