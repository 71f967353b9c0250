import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { activities } from '#api/activities/participation/tables.ts'
import { addToCart } from '#contract/commerce/cart/endpoints.ts'
import * as calls from '#contract/commerce/product-subscriptions/endpoints.ts'
import { cancelSubscription, getSubscription, subscribe } from '#contract/commerce/subscriptions/endpoints.ts'
import { undoParticipation } from '#contract/console/activities/endpoints.ts'
import { changeManagedSite, getManagedSite, getSwitchedOff } from '#contract/console/endpoints.ts'
import {
  cancelSubscriber,
  changeSubscriber,
  getSubscriber,
  listManagedPlans,
  listSubscribers,
} from '#contract/console/plans/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { actionId, boxOf, boxWorld } from '#tests/fixtures/product-subscriptions.ts'

const shop = boxWorld()
const { world, bank, take, last, charges, cancel, see, reader, lastCharge, chargesOf } = shop
const pix = { payment_method: 'pix' as const }
const already = 'Já exite uma assinatura vigente para essa atividade.'
const mailsOf = async (stationId: number) => {
  const { rows } = await world.database.rawSql(
    `select data->>'mail' as mail from jobs.job where name = 'mail-subscription' and data @> $1::jsonb order by created_on, id`,
    [JSON.stringify({ stationId })],
  )
  return (rows as { mail: string }[]).map(({ mail }) => mail).sort()
}

describe('subscribing', () => {
  test('ACT-21 by card: paid at once, one of the stock is theirs, and it is a participation with its points', async () => {
    const station = await shop.station()
    const { member, subscription } = await reader(station)
    expect(subscription).toMatchObject({
      ...{ action_id: actionId, state: 'active', recurrence: 'monthly', price: 59, open_payment: null },
      products: [{ id: boxOf(1), name: 'Caixa pequena', quantity: 1, price: 59 }],
      card: { brand: 'visa', last_digits: '4242' },
    })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    expect((await shop.expectBooks(station)).cash).toBe(59_00)
    expect(await see(member)).toMatchObject({
      userActions: 1,
      own_subscription: { state: 'active' },
      action_subscriptions: [{ recurrence: 'monthly' }],
      products: [
        { id: boxOf(1), left: 2 },
        { id: boxOf(2), left: null },
      ],
    })
    expect((await shop.balances(station)).wallet).toBe(500)
  })

  test('ACT-21 as the specification has it, with products alone: the newest card that can be used pays', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await expect(take(ana, 1)).rejects.toMatchObject({
      body: { fields: { payment_method: [expect.any(String)] } },
    })
    await shop.card(ana)
    expect(await take(ana, 1)).toMatchObject({ state: 'active', payment_method: 'credit_card' })
  })

  test('ACT-21 by PIX: pending until it is paid, which arrives by itself, once', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const begun = await take(ana, 2, { pay: pix, amount: 109 })
    expect(begun).toMatchObject({ state: 'pending', open_payment: { amount: 109 } })
    expect(begun.open_payment?.pix_qr_code).toMatch(/^PIX-/)
    expect((await see(ana)).own_subscription?.state).toBe('pending')
    expect((await see(ana)).userActions).toBe(0)
    for (let times = 0; times < 3; times += 1) await shop.payLast(station)
    expect((await last(ana))?.state).toBe('active')
    expect((await see(ana)).userActions).toBe(1)
  })

  test('ACT-21 a second one says what there is, paid or not; a plan is another matter', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await take(ana, 1, { pay: pix })
    await expect(take(ana, 2, { pay: pix })).rejects.toMatchObject({ body: { messages: [already] } })
    await shop.payLast(station)
    await expect(take(ana, 1, { pay: pix })).rejects.toMatchObject({ body: { messages: [already] } })
    const selected_card = await shop.card(ana)
    const card = { payment_method: 'credit_card' as const, selected_card }
    await ana.client.call(subscribe, { body: { plan_id: 2, amount: 30, ...card } })
    await cancel(ana)
    expect((await ana.client.call(getSubscription)).subscription).toMatchObject({
      state: 'active',
      cancelled_at: null,
    })
    await ana.client.call(cancelSubscription, { body: { cancelReason: 'Outro' } })
    expect((await last(ana))?.state).toBe('active')
  })

  test('ACT-21 a card that is refused leaves nothing taken, and says why', async () => {
    const station = await shop.station()
    bank.cards('refuse')
    const { member, subscription } = await reader(station)
    bank.cards('approve')
    expect(subscription).toMatchObject({ state: 'ended', refusal: 'Cartão sem limite' })
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    expect(await charges(member)).toEqual([])
    expect(await see(member)).toMatchObject({ userActions: 0, own_subscription: null })
  })

  test('ACT-21 GAP-65 a PIX that nobody pays gives its place back; paid after its time, the money goes back', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await take(ana, 1, { pay: pix })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    world.ports.clock.advance(32 * 60_000)
    await shop.turn()
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    await shop.payLast(station)
    await shop.returnAll(station)
    expect((await last(ana))?.state).toBe('ended')
    expect((await shop.expectBooks(station)).cash).toBe(0)
  })

  test('ACT-21 two at once, with one key and with many, are one subscription, one charge and one of the stock', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const keys = Array.from({ length: 10 }, (_, at) => (at < 5 ? 'one-intention' : `intention-${at}`))
    await Promise.allSettled(keys.map((key) => take(ana, 1, { pay: pix, key })))
    expect(await chargesOf(station)).toHaveLength(1)
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    expect(await shop.rowsOf(station)).toHaveLength(1)
  })

  test('ACT-21 the same key is the same subscription, and none of anything else', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const first = await take(ana, 1, { pay: pix, key: 'my-one-box' })
    expect((await take(ana, 1, { pay: pix, key: 'my-one-box' })).id).toBe(first.id)
    await expect(take(ana, 2, { pay: pix, key: 'my-one-box' })).rejects.toMatchObject({ status: 409 })
  })

  test('ACT-21 CAR-21 of three in stock three people get one each, however many ask at once', async () => {
    const station = await shop.station()
    const people = await Promise.all(Array.from({ length: 6 }, () => shop.buyer(station)))
    const asked = await Promise.allSettled(people.map((person) => take(person, 1, { pay: pix })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await shop.taken(station)).toEqual({ 1: 3 })
    const late = await shop.buyer(station)
    await expect(take(late, 1, { pay: pix })).rejects.toMatchObject({
      body: { code: 'sold_out', messages: ['O estoque desse(s) produto(s) está esgotado no momento.'] },
    })
    expect((await see(late)).products[0]).toMatchObject({ soldOut: true, left: 0 })
  })

  test('ACT-21 what is not chosen, twice chosen, too many, another station’s, withdrawn, or of a shop', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const ask = (products: { id: number; quantity: number }[]) =>
      ana.client.call(calls.subscribeToProducts, { body: { products, ...pix } })
    await expect(ask([])).rejects.toMatchObject({
      body: { messages: ['Por favor, selecione o produto para realizar a assinatura.'] },
    })
    const both = [1, 2].map((number) => ({ id: boxOf(number), quantity: 1 }))
    await expect(ask(both)).rejects.toMatchObject({ status: 422 })
    await expect(ask([{ id: boxOf(1), quantity: 3 }])).rejects.toMatchObject({ status: 422 })
    await expect(ask([{ id: boxOf(9), quantity: 1 }])).rejects.toMatchObject({
      body: { code: 'not_found', messages: ['Produto indisponível para assinatura no momento.'] },
    })
    await expect(ask([{ id: 140_001, quantity: 1 }])).rejects.toMatchObject({ status: 404 })
    await expect(ask([{ id: 7, quantity: 1 }])).rejects.toMatchObject({ status: 404 })
    const inCart = ana.client.call(addToCart, { body: { products: [{ id: boxOf(1), quantity: 1 }] } })
    await expect(inCart).rejects.toMatchObject({ status: 404 })
    await world.database.db
      .update(activities)
      .set({ status: 'draft' })
      .where(eq(activities.stationId, station.id))
    await expect(ask([{ id: boxOf(1), quantity: 1 }])).rejects.toMatchObject({ status: 404 })
    const elsewhere = await shop.buyer(await world.station({ content: { activities: [] } }))
    await expect(take(elsewhere, 1, { pay: pix })).rejects.toMatchObject({ status: 404 })
    expect(await chargesOf(station)).toHaveLength(0)
    expect(await shop.taken(station)).toEqual({})
  })

  test('ACT-21 several products together where one is not all, each with its quantity', async () => {
    const station = await shop.station({ onlyOneProduct: false })
    const ana = await shop.buyer(station)
    const products = [
      { id: boxOf(1), quantity: 2 },
      { id: boxOf(2), quantity: 1 },
    ]
    const begun = await ana.client.call(calls.subscribeToProducts, { body: { products, ...pix } })
    expect(begun.price).toBe(227)
    expect(await shop.taken(station)).toEqual({ 1: 2, 2: 1 })
    const twice = [products[0], products[0]].filter((one) => one !== undefined)
    const bia = await shop.buyer(station)
    const asked = bia.client.call(calls.subscribeToProducts, { body: { products: twice, ...pix } })
    await expect(asked).rejects.toMatchObject({ status: 422 })
  })

  test('ACT-21 another price than the page showed charges nothing; who subscribed keeps theirs', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    await world.database.rawSql(
      `update activities set body = jsonb_set(body, '{products,0,valueCents}', '9900') where station_id = $1`,
      [station.id],
    )
    const ana = await shop.buyer(station)
    await expect(take(ana, 1, { pay: pix, amount: 59 })).rejects.toMatchObject({
      body: { messages: ['O valor mudou para R$ 99,00. Confira antes de pagar. Nada foi cobrado.'] },
    })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    await shop.pass(32)
    expect((await lastCharge(station)).amountCents).toBe(5_900)
    expect((await last(member))?.price).toBe(59)
  })

  test('ACT-21 a window that is over, and a limit that is reached', async () => {
    const closed = await shop.station({}, { start: '2019-01-01T00:00:00Z', end: '2020-01-01T00:00:00Z' })
    await expect(take(await shop.buyer(closed), 1, { pay: pix })).rejects.toMatchObject({
      body: { code: 'not_open' },
    })
    const once = await shop.station({}, { limitPerUser: 1 })
    const { member } = await reader(once)
    await cancel(member)
    await shop.pass(40)
    await expect(take(member, 1, { pay: pix })).rejects.toMatchObject({ body: { code: 'limit_reached' } })
  })

  test('ACT-21 a lost answer is found out about and never charged again', async () => {
    const station = await shop.station()
    bank.lose(1)
    const { member, subscription } = await reader(station)
    expect(subscription).toMatchObject({ state: 'pending', open_payment: { is_in_doubt: true } })
    world.ports.clock.advance(2 * 60_000)
    await shop.turn()
    expect((await last(member))?.state).toBe('active')
    expect(await chargesOf(station)).toHaveLength(1)
  })
})

describe('renewals', () => {
  test('PLN-10 PLN-12 31 January, 28 February, 31 March: by card, once though three jobs run at once', async () => {
    const station = await shop.station()
    world.ports.clock.set('2027-01-31T15:00:00Z')
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    const { member } = await reader(station)
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
      expect((await last(member))?.current_period_end?.slice(0, 10)).toBe(day)
      world.ports.clock.set(`${day}T15:00:01Z`)
      await Promise.all([shop.turn(), shop.turn(), shop.turn()])
    }
    expect(await chargesOf(station)).toHaveLength(4)
    expect((await charges(member)).map(({ vigencia }) => vigencia).at(-1)).toBe('31/01/2027 a 28/02/2027')
    expect((await see(member)).userActions).toBe(1)
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    await shop.expectBooks(station)
    world.ports.clock.set('2026-05-04T15:00:00Z')
  })

  test('PLN-10 a refused card is tried three times more over ten days, told each time, then it is over', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    bank.cards('refuse')
    await shop.pass(31.1)
    const due = await last(member)
    expect(due).toMatchObject({ state: 'past_due', open_payment: { reason: 'Cartão sem limite' } })
    expect(due?.next_try_at).not.toBeNull()
    expect((await charges(member))[0]).toMatchObject({ paid: false, cancelled: false })
    await shop.pass(9.5, 38)
    expect(await chargesOf(station)).toHaveLength(4)
    await shop.pass(1, 4)
    bank.cards('approve')
    expect(await chargesOf(station)).toHaveLength(5)
    expect((await last(member))?.state).toBe('ended')
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    expect(await mailsOf(station.id)).toEqual(['ended', 'paid', 'refused', 'refused', 'refused'])
    await shop.pass(40, 4)
    expect(await chargesOf(station)).toHaveLength(5)
  })

  test('PLN-10 what is unpaid is paid by another card at once, and the day of the month stays', async () => {
    const station = await shop.station()
    const { member, subscription } = await reader(station)
    bank.cards('refuse')
    await shop.pass(35)
    bank.cards('approve')
    const selected_card = await shop.card(member, '1111')
    const paid = await member.client.call(calls.changeActionPayment, {
      params: { actionId },
      body: { payment_method: 'credit_card', selected_card },
    })
    expect(paid).toMatchObject({ state: 'active', card: { last_digits: '1111' }, open_payment: null })
    expect(paid.current_period_end?.slice(8)).toBe(subscription.current_period_end?.slice(8))
  })

  test('PLN-10 a PIX is asked for five days before the end, and keeps the end where it is paid early', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await take(ana, 1, { pay: pix })
    await shop.payLast(station)
    await shop.pass(25.9)
    expect((await last(ana))?.open_payment).toBeNull()
    await shop.pass(0.2)
    expect(await last(ana)).toMatchObject({ state: 'active', open_payment: { amount: 59 } })
    expect(await mailsOf(station.id)).toEqual(['paid', 'renewal'])
    await shop.payLast(station)
    const [renewal, first] = await charges(ana)
    expect(renewal).toMatchObject({ paid: true, payment_method: 'pix' })
    expect(renewal?.vigencia.slice(0, 10)).toBe(first?.vigencia.slice(-10))
  })

  test('PLN-10 nobody is charged after the clock was set back, or whose account is gone', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    await shop.pass(31.1)
    world.ports.clock.advance(-20 * 86_400_000)
    await shop.turn()
    expect(await chargesOf(station)).toHaveLength(2)
    world.ports.clock.advance(20 * 86_400_000)
    await world.database.rawSql(`update participants set status = 'deleted' where id = $1`, [member.id])
    await shop.pass(32)
    expect(await chargesOf(station)).toHaveLength(2)
    expect(await shop.taken(station)).toEqual({ 1: 0 })
  })

  test('PLN-10 an activity that was withdrawn goes on for who subscribed', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    await world.database.db
      .update(activities)
      .set({ status: 'draft' })
      .where(eq(activities.stationId, station.id))
    await shop.pass(31.1)
    expect(await chargesOf(station)).toHaveLength(2)
    expect((await charges(member))[0]?.action_subscription.description).toBe('Caixa da Comunidade')
    expect((await member.client.call(getUserWeb, { params: { id: 'me' } })).opens).toContain('subscriptions')
    const bia = await shop.buyer(station)
    expect((await bia.client.call(getUserWeb, { params: { id: 'me' } })).opens).not.toContain('subscriptions')
  })
})

describe('leaving', () => {
  test('PLN-11 what is paid is given to its end; twice is once; then the stock is there again', async () => {
    const station = await shop.station()
    const { member, subscription } = await reader(station)
    const left = await cancel(member)
    expect(left).toMatchObject({ state: 'active', current_period_end: subscription.current_period_end })
    expect((await cancel(member))?.cancelled_at).toBe(left?.cancelled_at)
    expect((await charges(member))[0]).toMatchObject({ paid: true, cancelled: true })
    await expect(take(member, 1, { pay: pix })).rejects.toMatchObject({ body: { messages: [already] } })
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    await shop.pass(32)
    expect(await chargesOf(station)).toHaveLength(1)
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    expect((await cancel(member))?.state).toBe('ended')
    expect(await take(member, 1, { pay: pix })).toMatchObject({ state: 'pending' })
  })

  test('PLN-11 a PIX that is paid after the cancellation goes back, the first as well as a renewal', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await take(ana, 1, { pay: pix })
    expect((await cancel(ana))?.state).toBe('ended')
    expect(await shop.taken(station)).toEqual({ 1: 0 })
    await shop.payLast(station)
    await shop.returnAll(station)
    expect((await shop.expectBooks(station)).cash).toBe(0)
    expect((await see(ana)).userActions).toBe(0)
    await take(ana, 1, { pay: pix })
    await shop.payLast(station)
    await shop.pass(27)
    await cancel(ana)
    await shop.payLast(station)
    await shop.returnAll(station)
    expect((await shop.expectBooks(station)).cash).toBe(59_00)
  })

  test('PLN-10 PLN-11 SEC-81 a renewal in doubt is charged once; nobody leaves it or pays it otherwise before it is known', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    bank.cards('ponder')
    await shop.pass(32)
    bank.cards('approve')
    const params = { actionId }
    const byPix = () => member.client.call(calls.changeActionPayment, { params, body: pix })
    for (const attempt of [() => cancel(member), byPix])
      await expect(attempt()).rejects.toMatchObject({
        body: {
          messages: ['Há um pagamento desta assinatura em andamento. Conclua ou aguarde antes de mudar.'],
        },
      })
    await shop.pass(12, 24)
    expect(await chargesOf(station)).toHaveLength(2)
    expect(await shop.taken(station)).toEqual({ 1: 1 })
    const { code } = await lastCharge(station)
    bank.decide(code, 'paid')
    await shop.webhook(code)
    expect((await last(member))?.state).toBe('active')
    expect((await shop.expectBooks(station)).cash).toBe(118_00)
  })

  test('PLN-11 none at all, and another person’s', async () => {
    const station = await shop.station()
    await reader(station)
    const ana = await shop.buyer(station)
    await expect(cancel(ana)).rejects.toMatchObject({ status: 409 })
    expect(await last(ana)).toBeNull()
    expect(await charges(ana)).toEqual([])
    await expect(
      ana.client.call(calls.changeActionPayment, { params: { actionId }, body: pix }),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('PLN-11 a bank that takes the money back ends it', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    const { code } = await lastCharge(station)
    bank.refundOutside(code, 5_900)
    await shop.webhook(code)
    expect((await last(member))?.state).toBe('ended')
    expect(await shop.taken(station)).toEqual({ 1: 0 })
  })

  test('PLN-10 charges come page by page', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    await shop.pass(62, 2)
    const page = (before?: number) =>
      member.client.call(calls.listActionCharges, { query: { limit: 2, ...(before && { before }) } })
    const first = await page()
    expect(first.content).toHaveLength(2)
    expect(first.subscriptions).toHaveLength(1)
    const second = await page(first.next ?? 0)
    expect(second.content).toHaveLength(1)
    expect(second.next).toBeNull()
  })
})

describe('what owners see', () => {
  test('ACT-21 who subscribed to an activity, to which product, how often; plans and theirs stand apart', async () => {
    const station = await shop.station({ onlyOneProduct: false })
    const ana = await shop.buyer(station)
    const products = [
      { id: boxOf(1), quantity: 2 },
      { id: boxOf(2), quantity: 1 },
    ]
    const selected_card = await shop.card(ana)
    const card = { payment_method: 'credit_card' as const, selected_card }
    await ana.client.call(calls.subscribeToProducts, { body: { products, ...card } })
    await ana.client.call(subscribe, { body: { plan_id: 2, amount: 30, ...card } })
    const owner = await addMember(world, station, { role: 'owner' })
    const find = async (query: object) =>
      (await owner.client.call(listSubscribers, { query: { limit: 10, ...query } })).list
    expect(await find({ activity: actionId })).toMatchObject([
      {
        person: { id: ana.id },
        products: ['2 × Caixa pequena', 'Caixa grande'],
        recurrence: 'monthly',
        priceCents: 22_700,
        state: 'active',
      },
    ])
    expect(await find({})).toMatchObject([{ plan: 'Básico', recurrence: null, products: [] }])
    expect(await find({ activity: actionId, state: 'ended' })).toEqual([])
    await expect(ana.client.call(listSubscribers, { query: { activity: actionId } })).rejects.toMatchObject({
      status: 403,
    })
    const [plan] = await owner.client.call(listManagedPlans)
    expect(plan?.subscribers).toBe(1)
  })

  test('PLN-11 an owner reads one of them and ends it with a reason; it becomes no plan', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    const boss = await addMember(world, station, { role: 'owner' })
    const [found] = (await boss.client.call(listSubscribers, { query: { activity: actionId } })).list
    const params = { id: found?.id ?? 0 }
    expect(await boss.client.call(getSubscriber, { params })).toMatchObject({
      ...{ activityId: actionId, recurrence: 'monthly', products: ['Caixa pequena'], changesTo: [] },
      ...{ nextCharge: { amountCents: 59_00 }, bills: [{ state: 'paid', amountCents: 59_00 }] },
    })
    const change = { params, body: { planId: 1, reason: 'Troca' } }
    await expect(boss.client.call(changeSubscriber, change)).rejects.toMatchObject({ status: 409 })
    const reason = 'A caixa não é mais feita'
    const ended = await boss.client.call(cancelSubscriber, { params, body: { reason } })
    expect(ended).toMatchObject({ state: 'active', cancelReason: reason, nextCharge: null })
    expect((await last(member))?.cancelled_at).toEqual(expect.any(String))
  })

  test('ACT-21 what is changed of it is for who comes later; a participation that goes on is not undone', async () => {
    const station = await shop.station()
    const { member } = await reader(station)
    const owner = await addMember(world, station, { role: 'owner' })
    await world.database.rawSql(
      `update activities set body = jsonb_set(body, '{recurrence}', '"weekly"') where station_id = $1`,
      [station.id],
    )
    await shop.pass(8)
    expect(await chargesOf(station)).toHaveLength(1)
    const id = (await see(member)).last_participation?.id ?? 0
    const undo = () => owner.client.call(undoParticipation, { params: { id }, body: { reason: 'engano' } })
    await expect(undo()).rejects.toMatchObject({ status: 409 })
    await cancel(member)
    await shop.pass(30)
    await undo()
    expect((await shop.balances(station)).wallet).toBe(0)
  })
})

test('GAP-120 TEN-09 switching the cart off names what somebody subscribed to, and asks: they are charged on', async () => {
  const station = await shop.station()
  await reader(station)
  const owner = (await addMember(world, station, { role: 'owner' })).client
  const { config, tags } = await owner.call(getManagedSite)
  const send = (value: object, confirmed?: boolean) =>
    owner.call(changeManagedSite, {
      body: {
        ...{ what: 'save', part: 'features', seen: tags.features ?? '', confirmed },
        value: { ...config.features, ...value },
      },
    })
  await expect(send({ checkout: false })).rejects.toMatchObject({
    body: {
      fields: { confirmed: [expect.stringContaining('(1 assinante) perde: Compras pelo carrinho.')] },
    },
  })
  expect(await owner.call(getSwitchedOff)).toEqual([])
  await send({ checkout: false }, true)
  expect(await owner.call(getSwitchedOff)).toMatchObject([{ people: 1, lost: ['checkout'] }])
})
