import { describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/commerce/subscriptions/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { planWorld } from '#tests/fixtures/plans.ts'

const shop = planWorld()
const { world, bank, read, subscribe, holder, lastCharge, chargesOf } = shop
const pix = { payment_method: 'pix' as const }

describe('buying', () => {
  test('PLN-03 PLN-08 by card: paid at once, with plan, card, order and the end of the period', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const { content } = await member.client.call(getUserWeb, { params: { id: member.id } })
    expect(content.subscription).toEqual(subscription)
    expect(subscription).toMatchObject({
      state: 'active',
      plan: { id: 2, name: 'Básico', price: 30, days: 30 },
      card: { brand: 'visa', last_digits: '4242' },
      open_payment: null,
    })
    const begun = Date.parse(subscription.transaction?.date_created ?? '')
    expect(Date.parse(subscription.current_period_end ?? '') - begun).toBe(30 * 86_400_000)
    expect((await shop.expectBooks(station)).cash).toBe(30_00)
  })

  test('PLN-03 PLN-09 the price after discount by PIX, which arrives by itself, once', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const begun = await subscribe(ana, 3, { amount: 60, pay: pix })
    expect(begun).toMatchObject({ state: 'pending', open_payment: { amount: 60, payment_method: 'pix' } })
    expect(begun.open_payment?.pix_qr_code).toMatch(/^PIX-/)
    const { code } = await lastCharge(station)
    bank.pay(code)
    for (const id of ['once', 'once', 'again']) await shop.webhook(code, { id })
    expect(await read(ana)).toMatchObject({ state: 'active', open_payment: null })
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-03 a call that names no amount pays the price of the moment', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const begun = await ana.client.call(calls.subscribe, { body: { plan_id: 3, ...pix } })
    expect(begun.open_payment).toMatchObject({ amount: 60 })
  })

  test('PLN-03 what costs nothing begins without a payment and goes on by itself', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    expect(await subscribe(ana, 1, { amount: 0 })).toMatchObject({ state: 'active', payment_method: null })
    await shop.pass(31)
    const after = await read(ana)
    expect(after?.state).toBe('active')
    expect(Date.parse(after?.current_period_end ?? '')).toBeGreaterThan(world.ports.clock.now().getTime())
    expect(await chargesOf(station)).toHaveLength(0)
  })

  test('PLN-03 CPF and birthday are asked where the account has none; the CPF of somebody else is refused', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 0, { cpf: null as never })
    await expect(subscribe(ana, 2, { amount: 30, pay: pix })).rejects.toMatchObject({
      body: { messages: ['Informe o seu CPF antes de pagar por cartão ou PIX.'] },
    })
    await shop.buyer(station, 0, { cpf: '52998224725' })
    const body = { plan_id: 2, amount: 30, ...pix, birthday: '1990-04-12' }
    const taken = ana.client.call(calls.subscribe, { body: { ...body, cpf: '529.982.247-25' } })
    await expect(taken).rejects.toMatchObject({ body: { fields: { cpf: [expect.any(String)] } } })
    const done = await ana.client.call(calls.subscribe, { body: { ...body, cpf: '111.444.777-35' } })
    expect(done.state).toBe('pending')
  })

  test('PLN-03 GAP-156 what was typed of the buyer and refused is corrected in the next try, until one is paid', async () => {
    const ana = await shop.buyer(await shop.station(), 0, { cpf: null as never })
    const card = { payment_method: 'credit_card' as const, selected_card: await shop.card(ana) }
    const tried = async (cpf: string, birthday: string) => {
      await ana.client.call(calls.subscribe, { body: { plan_id: 2, amount: 30, ...card, cpf, birthday } })
      const { content } = await ana.client.call(getUserWeb, { params: { id: 'me' } })
      return [content.cpf, content.birthday, content.typed_at_payment ?? []]
    }
    bank.cards('refuse')
    expect(await tried('52998224725', '1990-04-12')).toEqual([
      '52998224725',
      '1990-04-12',
      ['cpf', 'birthday'],
    ])
    bank.cards('approve')
    expect(await tried('11144477735', '1991-04-12')).toEqual(['11144477735', '1991-04-12', []])
  })

  test('PLN-03 a card that is refused leaves no plan, and says why', async () => {
    const station = await shop.station()
    bank.cards('refuse')
    const { member, subscription } = await holder(station)
    bank.cards('approve')
    expect(subscription).toMatchObject({ state: 'ended', refusal: 'Cartão sem limite' })
    expect(await read(member)).toBeNull()
  })

  test('PLN-09 one to negotiate, a deleted one, a foreign one, another price than was shown', async () => {
    const station = await shop.station()
    const other = await world.station({
      content: { plans: [{ id: 9, name: 'De lá', priceCents: 1, days: 30 }] },
    })
    expect(other.id).not.toBe(station.id)
    const ana = await shop.buyer(station)
    const attempt = (planId: number, amount: number) => subscribe(ana, planId, { amount, pay: pix })
    await expect(attempt(5, 0)).rejects.toMatchObject({ body: { code: 'conflict' } })
    await expect(attempt(9, 0.01)).rejects.toMatchObject({ body: { code: 'not_found' } })
    await expect(attempt(2, 29.99)).rejects.toMatchObject({
      body: { messages: ['O valor mudou para R$ 30,00. Confira antes de pagar. Nada foi cobrado.'] },
    })
    expect(await chargesOf(station)).toHaveLength(0)
  })

  test('PLN-09 GAP-73 a plan whose days are no period is not sold: erro periodicidade', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await world.database.rawSql('update plans set days = 45 where station_id = $1 and id = 2', [station.id])
    await expect(subscribe(ana, 2, { amount: 30, pay: pix })).rejects.toMatchObject({
      body: { code: 'conflict', messages: ['erro periodicidade'] },
    })
    expect(await chargesOf(station)).toHaveLength(0)
  })

  test('PLN-03 ten times at once, with one key and with many, is one plan and one charge', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const keys = Array.from({ length: 10 }, (_, at) => (at < 5 ? 'one-intention' : `intention-${at}`))
    await Promise.allSettled(keys.map((key) => subscribe(ana, 2, { amount: 30, pay: pix, key })))
    expect(await chargesOf(station)).toHaveLength(1)
    expect((await read(ana))?.state).toBe('pending')
  })

  test('PLN-03 GAP-65 a PIX that is paid after its time goes back, and nobody has a plan of it', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await subscribe(ana, 2, { amount: 30, pay: pix })
    const { code } = await lastCharge(station)
    world.ports.clock.advance(32 * 60_000)
    await shop.turn()
    expect(await read(ana)).toBeNull()
    bank.pay(code)
    await shop.webhook(code)
    await shop.returnAll(station)
    expect(await read(ana)).toBeNull()
    expect((await shop.expectBooks(station)).cash).toBe(0)
  })

  test('PLN-03 GAP-65 the same amount too late a second time is told a second time, however often it is heard of', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await subscribe(ana, 2, { amount: 30, pay: pix })
    const { code } = await lastCharge(station)
    world.ports.clock.advance(32 * 60_000)
    await shop.turn()
    for (let time = 0; time < 2; time += 1) {
      bank.pay(code)
      for (let hearing = 0; hearing < 3; hearing += 1) await shop.webhook(code)
      await shop.returnAll(station)
    }
    const { rows } = await world.database.rawSql(
      `select data->>'amountCents' as cents from jobs.job where name = 'mail-subscription' and data @> $1::jsonb`,
      [JSON.stringify({ stationId: station.id, mail: 'surplus' })],
    )
    expect(rows).toEqual([{ cents: '3000' }, { cents: '3000' }])
    expect((await shop.expectBooks(station)).cash).toBe(0)
  })

  test('PLN-03 a lost answer is found out about and never charged again', async () => {
    const station = await shop.station()
    bank.lose(1)
    const { member, subscription } = await holder(station)
    expect(subscription).toMatchObject({ state: 'pending', open_payment: { is_in_doubt: true } })
    world.ports.clock.advance(2 * 60_000)
    await shop.turn()
    expect((await read(member))?.state).toBe('active')
    expect(await chargesOf(station)).toHaveLength(1)
  })
})

describe('renewals', () => {
  test('PLN-05 by card at the end of the period, once though two jobs run at once', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    await shop.pass(29.999)
    world.ports.clock.advance(3_600_000)
    await Promise.all([shop.turn(), shop.turn(), shop.turn()])
    const after = await read(member)
    const end = (text: string | null | undefined) => Date.parse(text ?? '')
    expect(end(after?.current_period_end) - end(subscription.current_period_end)).toBe(30 * 86_400_000)
    expect(await chargesOf(station)).toHaveLength(2)
    await shop.expectBooks(station)
  })

  test('PLN-05 a refused card is tried three times more over ten days, told each time, then suspended and ended', async () => {
    const station = await shop.station()
    const { member } = await holder(station)
    bank.cards('refuse')
    await shop.pass(30)
    expect(await read(member)).toMatchObject({
      state: 'past_due',
      open_payment: { reason: 'Cartão sem limite' },
    })
    await shop.pass(9.5, 38)
    expect(await chargesOf(station)).toHaveLength(4)
    await shop.pass(1, 4)
    expect(await chargesOf(station)).toHaveLength(5)
    expect((await read(member))?.state).toBe('suspended')
    bank.cards('approve')
    await shop.pass(31, 31)
    expect(await read(member)).toBeNull()
    expect(await chargesOf(station)).toHaveLength(5)
  })

  test('PLN-05 who is suspended pays late by PIX, and a new period begins then', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    bank.cards('refuse')
    await shop.pass(42, 84)
    bank.cards('approve')
    expect((await read(member))?.state).toBe('suspended')
    const paying = await member.client.call(calls.changeSubscription, {
      params: { id: subscription.internal_id },
      body: pix,
    })
    expect(paying.open_payment?.pix_qr_code).toMatch(/^PIX-/)
    const { code } = await lastCharge(station)
    bank.pay(code)
    await shop.webhook(code)
    const after = await read(member)
    expect(after).toMatchObject({ state: 'active', payment_method: 'pix' })
    const days =
      (Date.parse(after?.current_period_end ?? '') - world.ports.clock.now().getTime()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    await shop.expectBooks(station)
  })

  test('PLN-05 a PIX is asked for five days before the end, and keeps the end of the period where it is paid early', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await subscribe(ana, 2, { amount: 30, pay: pix })
    bank.pay((await lastCharge(station)).code)
    await shop.webhook((await lastCharge(station)).code)
    const first = await read(ana)
    await shop.pass(24)
    expect((await read(ana))?.open_payment).toBeNull()
    await shop.pass(1.1)
    const asked = await read(ana)
    expect(asked).toMatchObject({ state: 'active', open_payment: { amount: 30 } })
    const { code } = await lastCharge(station)
    bank.pay(code)
    await shop.webhook(code)
    const paid = await read(ana)
    const end = (text: string | null | undefined) => Date.parse(text ?? '')
    expect(end(paid?.current_period_end) - end(first?.current_period_end)).toBe(30 * 86_400_000)
  })

  test('PLN-07 GAP-20 whoever the station shut out is charged no more: what is paid is given until its end', async () => {
    const station = await shop.station()
    const { member } = await shop.holder(station)
    await world.database.rawSql(`update participants set status = 'suspended' where id = $1`, [member.id])
    await shop.pass(30)
    expect((await shop.chargesOf(station)).length).toBe(1)
    await world.database.rawSql(`update participants set status = 'active' where id = $1`, [member.id])
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    expect(await shop.read(member)).toBeNull()
  })

  test('PLN-07 nobody is charged after the clock was set back, or whose account is gone', async () => {
    const station = await shop.station()
    const { member } = await holder(station)
    await shop.pass(30)
    world.ports.clock.advance(-20 * 86_400_000)
    await shop.turn()
    expect(await chargesOf(station)).toHaveLength(2)
    world.ports.clock.advance(20 * 86_400_000)
    await world.database.rawSql(`update participants set status = 'deleted' where id = $1`, [member.id])
    await shop.pass(31)
    expect(await chargesOf(station)).toHaveLength(2)
  })
})

describe('changing', () => {
  test('PLN-04 GAP-74 an upgrade now, less what is left of the period; the quote is what is charged', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    await shop.pass(10)
    const quote = await member.client.call(calls.quoteChange, { params: { planId: 3 } })
    expect(quote).toMatchObject({ kind: 'upgrade', credit: 20, amount: 40 })
    const params = { id: subscription.internal_id }
    const body = { plan_id: 3, amount: 40 }
    const idempotencyKey = 'upgrade-once'
    const twice = await Promise.all(
      [1, 2].map(() =>
        member.client.call(calls.changeSubscription, { params, body, idempotencyKey }).catch(() => null),
      ),
    )
    expect(twice.some((answer) => answer?.plan.name === 'Completo')).toBe(true)
    expect(await read(member)).toMatchObject({ state: 'active', plan: { name: 'Completo', price: 60 } })
    expect((await shop.expectBooks(station)).cash).toBe(70_00)
    // What was counted once is not counted again.
    const yearly = await member.client.call(calls.quoteChange, { params: { planId: 4 } })
    expect(yearly).toMatchObject({ credit: 60, amount: 305 })
  })

  test('PLN-04 GAP-74 a downgrade waits for the end of the period, can be taken back, and is charged then', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station, 3, 60)
    const params = { id: subscription.internal_id }
    const change = () =>
      member.client.call(calls.changeSubscription, { params, body: { plan_id: 2, amount: 0 } })
    expect(await change()).toMatchObject({ plan: { name: 'Completo' }, next_plan: { name: 'Básico' } })
    expect((await member.client.call(calls.keepSubscription)).next_plan).toBeNull()
    await change()
    await shop.pass(30)
    expect(await read(member)).toMatchObject({ plan: { name: 'Básico', price: 30 }, next_plan: null })
    expect((await shop.expectBooks(station)).cash).toBe(90_00)
  })

  test('PLN-04 the same plan, a foreign subscription, an upgrade whose card is refused', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const other = await holder(station)
    const change = (id: number, plan_id: number, amount: number) =>
      member.client.call(calls.changeSubscription, { params: { id }, body: { plan_id, amount } })
    await expect(change(subscription.internal_id, 2, 0)).rejects.toMatchObject({
      body: { messages: ['Este já é o seu plano atual.'] },
    })
    await expect(change(other.subscription.internal_id, 3, 30)).rejects.toMatchObject({ status: 404 })
    bank.cards('refuse')
    const refused = await change(subscription.internal_id, 3, 30)
    bank.cards('approve')
    expect(refused).toMatchObject({ plan: { name: 'Básico' }, refusal: 'Cartão sem limite' })
  })

  test('PLN-04 an upgrade that is refused, or never paid, leaves how the plan is paid; one that is paid takes it along', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const params = { id: subscription.internal_id }
    const change = (way: object) =>
      member.client.call(calls.changeSubscription, { params, body: { plan_id: 3, amount: 30, ...way } })
    const selected_card = await shop.card(member, '9999')
    const byCard = { payment_method: 'credit_card' as const, selected_card }
    bank.cards('refuse')
    expect(await change(byCard)).toMatchObject({ card: { last_digits: '4242' } })
    bank.cards('approve')
    expect(await change(pix)).toMatchObject({
      ...{ payment_method: 'credit_card', card: { last_digits: '4242' } },
      open_payment: { kind: 'upgrade', plan: 'Completo', payment_method: 'pix' },
    })
    // Taken back, its code cannot be paid any more.
    expect(await member.client.call(calls.keepSubscription)).toMatchObject({
      ...{ plan: { name: 'Básico' }, card: { last_digits: '4242' }, open_payment: null },
    })
    expect(await change(byCard)).toMatchObject({ plan: { name: 'Completo' }, card: { last_digits: '9999' } })
    await shop.pass(30)
    expect((await shop.expectBooks(station)).cash).toBe(120_00)
  })

  test('PLN-04 the owner’s new price is for who comes later: who has the plan keeps theirs', async () => {
    const station = await shop.station()
    const { member } = await holder(station)
    await world.database.rawSql('update plans set price_cents = 9900 where station_id = $1 and id = 2', [
      station.id,
    ])
    await shop.pass(30)
    expect((await lastCharge(station)).amountCents).toBe(3_000)
    expect((await read(member))?.plan.price).toBe(30)
  })

  test('PLN-05 a card that was removed is as a refusal; another one pays at once', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    await world.database.rawSql('update cards set removed_at = now() where participant_id = $1', [member.id])
    await shop.pass(30)
    expect(await read(member)).toMatchObject({ state: 'past_due' })
    const selected_card = await shop.card(member, '1111')
    const after = await member.client.call(calls.changeSubscription, {
      params: { id: subscription.internal_id },
      body: { payment_method: 'credit_card', selected_card },
    })
    expect(after).toMatchObject({ state: 'active', card: { last_digits: '1111' } })
  })
})

describe('what nobody gets for nothing', () => {
  test('PLN-04 two plans of one price, changed to and fro, give one period', async () => {
    const station = await shop.station()
    await world.database.rawSql(
      'update plans set price_cents = 3000, discount_cents = 0 where station_id = $1 and id = 3',
      [station.id],
    )
    const { member, subscription } = await holder(station)
    const params = { id: subscription.internal_id }
    for (const plan_id of [3, 2, 3]) {
      await shop.pass(0.2)
      await member.client.call(calls.changeSubscription, { params, body: { plan_id, amount: 0 } })
    }
    expect((await read(member))?.current_period_end).toBe(subscription.current_period_end)
    await shop.pass(30)
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-04 a bank that takes back what an upgrade counted ends the plan', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const first = await lastCharge(station)
    await shop.pass(10)
    const params = { id: subscription.internal_id }
    await member.client.call(calls.changeSubscription, { params, body: { plan_id: 3, amount: 40 } })
    bank.refundOutside(first.code, 3_000)
    await shop.webhook(first.code)
    expect(await read(member)).toBeNull()
    expect((await shop.expectBooks(station)).cash).toBe(40_00)
  })

  test('PLN-04 a bank that takes back what a running upgrade counted ends the plan, though the period it paid is long over', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const first = await lastCharge(station)
    await shop.pass(10)
    const params = { id: subscription.internal_id }
    await member.client.call(calls.changeSubscription, { params, body: { plan_id: 4, amount: 345 } })
    await shop.pass(60)
    bank.refundOutside(first.code, 3_000)
    await shop.webhook(first.code)
    expect(await read(member)).toBeNull()
    expect((await shop.expectBooks(station)).cash).toBe(345_00)
  })

  test('PLN-04 an upgrade that is sent again with its key tells what was done, and charges once', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const change = () =>
      member.client.call(calls.changeSubscription, {
        params: { id: subscription.internal_id },
        body: { plan_id: 3, amount: 30 },
        idempotencyKey: 'one-upgrade-of-mine',
      })
    const first = await change()
    expect(first).toMatchObject({ state: 'active', plan: { id: 3 } })
    expect(await change()).toEqual(first)
    expect(await chargesOf(station)).toHaveLength(2)
  })

  test('PLN-04 the key of an upgrade is that of one plan', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const change = (plan_id: number, amount: number) =>
      member.client.call(calls.changeSubscription, {
        params: { id: subscription.internal_id },
        body: { plan_id, amount },
        idempotencyKey: 'one-upgrade-of-mine',
      })
    await change(3, 30)
    await expect(change(4, 305)).rejects.toMatchObject({ status: 409 })
  })

  test('PLN-05 an upgrade that nobody pays keeps no renewal back', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    await shop.pass(29.995)
    const body = { plan_id: 4, amount: 364, ...pix }
    const params = { id: subscription.internal_id }
    await member.client.call(calls.changeSubscription, { params, body })
    await shop.pass(0.01)
    expect((await read(member))?.state).not.toBe('suspended')
    expect((await chargesOf(station)).map(({ amountCents }) => amountCents)).toContain(36_400)
    expect((await lastCharge(station)).amountCents).toBe(30_00)
  })

  test('PLN-05 a card that is refused before the period ends takes nothing of what is paid', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const { internal_id: id } = await subscribe(ana, 2, { amount: 30, pay: pix })
    bank.pay((await lastCharge(station)).code)
    await shop.webhook((await lastCharge(station)).code)
    await shop.pass(26)
    const selected_card = await shop.card(ana)
    bank.cards('refuse')
    const body = { payment_method: 'credit_card' as const, selected_card }
    const refused = await ana.client.call(calls.changeSubscription, { params: { id }, body })
    expect(refused).toMatchObject({ state: 'active', open_payment: { reason: 'Cartão sem limite' } })
    await shop.pass(5)
    bank.cards('approve')
    expect((await read(ana))?.state).toBe('past_due')
  })
})

describe('leaving', () => {
  test('PLN-07 what is paid is given to its end, nothing is charged; twice is once; it can be taken back', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const cancel = () =>
      member.client.call(calls.cancelSubscription, { body: { cancelReason: 'Não utilizo mais o produto' } })
    const { subscription: left } = await cancel()
    await cancel()
    expect(left).toMatchObject({ state: 'active', current_period_end: subscription.current_period_end })
    expect(left?.cancelled_at).not.toBeNull()
    await member.client.call(calls.keepSubscription)
    expect((await read(member))?.cancelled_at).toBeNull()
    await cancel()
    await shop.pass(29)
    expect((await read(member))?.state).toBe('active')
    await shop.pass(2)
    expect(await read(member)).toBeNull()
    expect(await chargesOf(station)).toHaveLength(1)
  })

  test('PLN-07 a plan that waits for its PIX, cancelled ten times at once, is cancelled once; each is told so', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await subscribe(ana, 2, { amount: 30, pay: pix })
    const cancel = () => ana.client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })
    const answers = await Promise.all(Array.from({ length: 10 }, cancel))
    expect(answers).toEqual(Array(10).fill({ subscription: null }))
    expect(await cancel()).toEqual({ subscription: null })
    expect(await read(ana)).toBeNull()
    // Long after it, nothing is cancelled by it.
    await shop.pass(1)
    await expect(cancel()).rejects.toMatchObject({ status: 409 })
  })

  test('PLN-07 PLN-05 a renewal whose PIX comes after the cancellation goes back', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await subscribe(ana, 2, { amount: 30, pay: pix })
    bank.pay((await lastCharge(station)).code)
    await shop.webhook((await lastCharge(station)).code)
    await shop.pass(26)
    const { code } = await lastCharge(station)
    await ana.client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })
    bank.pay(code)
    await shop.webhook(code)
    await shop.returnAll(station)
    expect((await shop.expectBooks(station)).cash).toBe(30_00)
    await shop.pass(6)
    expect(await read(ana)).toBeNull()
  })

  test('PLN-07 PLN-04 who leaves while an upgrade is being charged hears so, and the upgrade is not charged for nothing', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const selected_card = await shop.card(ana)
    const { internal_id: id } = await subscribe(ana, 2, { amount: 30, pay: pix })
    bank.pay((await lastCharge(station)).code)
    await shop.webhook((await lastCharge(station)).code)
    await shop.pass(26)
    bank.cards('ponder')
    // The upgrade comes when the cancellation has the code of the renewal ended.
    const { cancel } = bank.payments
    vi.spyOn(bank.payments, 'cancel').mockImplementationOnce(async (charge) => {
      const body = { plan_id: 4, amount: 361, payment_method: 'credit_card' as const, selected_card }
      await ana.client.call(calls.changeSubscription, { params: { id }, body })
      return cancel(charge)
    })
    const leave = () => ana.client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })
    await expect(leave()).rejects.toMatchObject({ status: 409 })
    bank.decide((await lastCharge(station)).code, 'paid')
    bank.cards('approve')
    await shop.webhook((await lastCharge(station)).code)
    expect(await read(ana)).toMatchObject({ plan: { id: 4 }, cancelled_at: null })
    await leave()
    await shop.returnAll(station)
    expect((await shop.expectBooks(station)).cash).toBe(391_00)
  })

  test('PLN-07 a reason that is none of the four, and no plan at all', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const cancel = (cancelReason: string) =>
      ana.client.call(calls.cancelSubscription, { body: { cancelReason: cancelReason as 'Outro' } })
    await expect(cancel('porque sim')).rejects.toMatchObject({ status: 422 })
    await expect(cancel('Outro')).rejects.toMatchObject({
      body: { messages: ['Você não tem um plano ativo.'] },
    })
  })
})
