import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/commerce/subscriptions/endpoints.ts'
import { cancelSubscriber, changeSubscriber } from '#contract/console/plans/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { charges } from '../payments/tables.ts'
import { subscriptions } from './tables.ts'

/** Nobody knows whether something was charged: it is not charged again, and nothing that waits for it is let go. */
const shop = planWorld()
const { world, bank, read, subscribe, holder, chargesOf, lastCharge } = shop
const pix = { payment_method: 'pix' as const }

/** The gateway is well, and what earlier tests left is asked of it no more: it plays on the next call, whosever it is. */
beforeEach(async () => {
  bank.cards('approve')
  bank.lose(0)
  bank.silence(0)
  const { db } = world.database
  await acrossStations(async () => {
    await db.update(subscriptions).set({ nextStepAt: null })
    await db.update(charges).set({ nextReadAt: null })
  })
})

const change = (
  { client }: TestMember,
  id: number,
  body: { plan_id?: number; amount?: number; payment_method?: 'pix' },
) => client.call(calls.changeSubscription, { params: { id }, body })
const leave = ({ client }: TestMember) =>
  client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })

/** How the next charge by card comes into doubt, and how it is known at last. */
const doubts: Record<string, { begin: () => void; end: (code: string) => void }> = {
  'whose answer is lost': {
    begin: () => {
      bank.lose(1)
    },
    end: () => bank.silence(0),
  },
  'that its gateway ponders': {
    begin: () => bank.cards('ponder'),
    end: (code) => {
      bank.silence(0)
      bank.decide(code, 'paid')
    },
  },
}

describe.each(Object.entries(doubts))('a card %s', (_, doubt) => {
  /** Somebody whose month is over and whose next one is in doubt; from then on the gateway is silent. */
  async function renewalInDoubt() {
    const station = await shop.station()
    const held = await holder(station)
    doubt.begin()
    await shop.pass(30)
    bank.silence(Number.POSITIVE_INFINITY)
    return { station, ...held, id: held.subscription.internal_id }
  }
  async function known(station: StationRecord) {
    doubt.end((await lastCharge(station)).code)
    await shop.pass(1)
  }

  test('PLN-05 SEC-81 a renewal is charged once though nobody answers for days, and nobody reads that it failed', async () => {
    const { station, member } = await renewalInDoubt()
    const asked = bank.requests.length
    await shop.pass(12, 24)
    expect(bank.requests.length).toBe(asked)
    expect(await read(member)).toMatchObject({ state: 'active', open_payment: { is_in_doubt: true } })
    await known(station)
    expect(await read(member)).toMatchObject({ state: 'active', open_payment: null })
    expect(await chargesOf(station)).toHaveLength(2)
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-05 SEC-81 a further try is charged once, and nothing is suspended meanwhile', async () => {
    const station = await shop.station()
    const { member } = await holder(station)
    bank.cards('refuse')
    await shop.pass(30)
    bank.cards('approve')
    doubt.begin()
    await shop.pass(3)
    bank.silence(Number.POSITIVE_INFINITY)
    const asked = bank.requests.length
    await shop.pass(9, 18)
    expect(bank.requests.length).toBe(asked)
    expect(await read(member)).toMatchObject({ state: 'past_due', open_payment: { is_in_doubt: true } })
    await known(station)
    expect(await read(member)).toMatchObject({ state: 'active', open_payment: null })
    expect(await chargesOf(station)).toHaveLength(3)
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-04 PLN-05 PLN-07 nobody leaves, changes or pays otherwise what is in doubt, its member as little as an owner', async () => {
    const { station, member, id } = await renewalInDoubt()
    bank.silence(0)
    const owner = await addMember(world, station, { role: 'owner' })
    const reason = 'Pedido por telefone'
    const attempts = [
      () => leave(member),
      () => change(member, id, pix),
      () => change(member, id, { plan_id: 4, amount: 365 }),
      () => owner.client.call(cancelSubscriber, { params: { id }, body: { reason } }),
      () => owner.client.call(changeSubscriber, { params: { id }, body: { planId: 1, reason } }),
    ]
    const before = await read(member)
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 409 })
    expect(await read(member)).toEqual(before)
    const { code, state } = await lastCharge(station)
    expect([bank.charges.get(code)?.state, state]).not.toContain('expired')
    await known(station)
    expect(await read(member)).toMatchObject({ state: 'active', cancelled_at: null, plan: { id: 2 } })
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-04 an upgrade is neither given up nor taken back, and keeps the renewal waiting until it is known', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const id = subscription.internal_id
    await shop.pass(29)
    doubt.begin()
    expect(await change(member, id, { plan_id: 3, amount: 59 })).toMatchObject({
      ...{ plan: { id: 2 }, open_payment: { kind: 'upgrade', is_in_doubt: true } },
    })
    const keep = () => member.client.call(calls.keepSubscription)
    for (const attempt of [keep, () => leave(member), () => change(member, id, { plan_id: 4, amount: 364 })])
      await expect(attempt()).rejects.toMatchObject({ status: 409 })
    bank.silence(Number.POSITIVE_INFINITY)
    await shop.pass(3, 6)
    expect(await chargesOf(station)).toHaveLength(2)
    await known(station)
    expect(await read(member)).toMatchObject({ state: 'active', plan: { id: 3 }, open_payment: null })
    expect((await shop.expectBooks(station)).cash).toBe(89_00)
  })

  test('PLN-03 a first purchase is not bought a second time', async () => {
    const station = await shop.station()
    doubt.begin()
    const { member, selected_card } = await holder(station)
    const pay = { payment_method: 'credit_card' as const, selected_card }
    await expect(subscribe(member, 2, { amount: 30, pay })).rejects.toMatchObject({
      body: {
        messages: ['Há um pagamento do seu plano em andamento. Conclua ou aguarde antes de mudar.'],
      },
    })
    await known(station)
    expect((await read(member))?.state).toBe('active')
    expect(await chargesOf(station)).toHaveLength(1)
  })

  test('GAP-121 PLN-07 a first purchase can be put aside, another one is made, and what comes in for it goes back', async () => {
    const station = await shop.station()
    doubt.begin()
    const { member } = await holder(station)
    const { code } = await lastCharge(station)
    await leave(member)
    expect(await read(member)).toBeNull()
    bank.cards('approve')
    await subscribe(member, 2, { amount: 30, pay: pix })
    doubt.end(code)
    await shop.webhook(code)
    await shop.returnAll(station)
    expect(await read(member)).toMatchObject({ state: 'pending', payment_method: 'pix' })
    expect((await shop.expectBooks(station)).cash).toBe(0)
  })
})

describe('a PIX', () => {
  /** Somebody whose month is paid by PIX and whose next one was asked for five days before its end. */
  async function renewalAsked(meanwhile = () => {}) {
    const station = await shop.station()
    const member = await shop.buyer(station)
    const { internal_id: id } = await subscribe(member, 2, { amount: 30, pay: pix })
    await paid(station)
    meanwhile()
    await shop.pass(25.5)
    return { station, member, id }
  }
  async function paid(station: StationRecord) {
    const { code } = await lastCharge(station)
    bank.pay(code)
    await shop.webhook(code)
  }

  test.each<[string, { early?: () => void; late?: () => void }]>([
    ['whose code nobody has seen yet', { early: () => bank.lose(1) }],
    ['whose gateway is silent', { late: () => bank.silence(1) }],
  ])('PLN-07 GAP-64 a renewal %s is not let go: what is paid of it counts', async (_, { early, late }) => {
    const { station, member, id } = await renewalAsked(early)
    const attempts = [
      () => leave(member),
      () => change(member, id, pix),
      () => change(member, id, { plan_id: 4, amount: 361 }),
    ]
    for (const attempt of attempts) {
      late?.()
      await expect(attempt()).rejects.toMatchObject({ status: 409 })
    }
    await paid(station)
    await shop.pass(10, 4)
    expect(await read(member)).toMatchObject({ state: 'active', cancelled_at: null, plan: { id: 2 } })
    expect(await chargesOf(station)).toHaveLength(2)
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-04 GAP-64 an upgrade whose gateway is silent is not taken back, and counts when it is paid', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    await change(member, subscription.internal_id, { plan_id: 3, amount: 30, ...pix })
    bank.silence(1)
    await expect(member.client.call(calls.keepSubscription)).rejects.toMatchObject({ status: 409 })
    await paid(station)
    expect(await read(member)).toMatchObject({ plan: { id: 3 }, payment_method: 'pix' })
  })

  test('PLN-07 GAP-121 a renewal that could not be given up, for its gateway was silent, can be paid when that answers again', async () => {
    const { station, member } = await renewalAsked()
    bank.silence(1)
    await expect(leave(member)).rejects.toMatchObject({ status: 409 })
    world.ports.clock.advance(6 * 60_000)
    await shop.turn()
    expect(await read(member)).toMatchObject({
      open_payment: { kind: 'renewal', pix_qr_code: expect.any(String) },
    })
    await paid(station)
    expect(await read(member)).toMatchObject({ state: 'active', cancelled_at: null, open_payment: null })
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })

  test('PLN-04 GAP-121 an upgrade that could not be taken back ends with its time, and another one can be taken', async () => {
    const station = await shop.station()
    const { member, subscription } = await holder(station)
    const { internal_id: id } = subscription
    await change(member, id, { plan_id: 3, amount: 30, ...pix })
    bank.silence(1)
    await expect(member.client.call(calls.keepSubscription)).rejects.toMatchObject({ status: 409 })
    world.ports.clock.advance(40 * 60_000)
    await shop.turn()
    expect(await read(member)).toMatchObject({ plan: { id: 2 }, open_payment: null })
    await change(member, id, { plan_id: 3, ...pix })
    await paid(station)
    expect(await read(member)).toMatchObject({ state: 'active', plan: { id: 3 }, open_payment: null })
  })

  test('PLN-05 one that its gateway never heard of is asked for no second time by itself, and the card pays', async () => {
    const { station, member, id } = await renewalAsked(() => bank.silence(1))
    await shop.pass(1)
    expect((await lastCharge(station)).state).toBe('refused')
    const selected_card = await shop.card(member)
    const body = { payment_method: 'credit_card' as const, selected_card }
    const after = await member.client.call(calls.changeSubscription, { params: { id }, body })
    expect(after).toMatchObject({ state: 'active', open_payment: null })
    expect((await shop.expectBooks(station)).cash).toBe(60_00)
  })
})

test('PLN-03 GAP-65 what goes back and whose answer is lost goes back once', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station)
  await subscribe(ana, 2, { amount: 30, pay: pix })
  const { code } = await lastCharge(station)
  world.ports.clock.advance(32 * 60_000)
  await shop.turn()
  bank.pay(code)
  await shop.webhook(code)
  bank.lose(1)
  await shop.returnAll(station)
  for (let minute = 0; minute < 3; minute += 1) {
    world.ports.clock.advance(2 * 60_000)
    await shop.turn()
  }
  expect(bank.charges.get(code)?.refundedCents).toBe(30_00)
  expect((await shop.expectBooks(station)).cash).toBe(0)
})

test.each([
  ['comes', false],
  ['is lost', true],
])(
  'PLN-07 GAP-65 a first PIX that is paid while its plan is left, and the answer %s: nothing is held, the money is back',
  async (_, isLost) => {
    const station = await shop.station()
    const member = await shop.buyer(station)
    await subscribe(member, 2, { amount: 30, pay: pix })
    const { code } = await lastCharge(station)
    bank.payAtCancel(code, { isLost })
    await leave(member).catch(() => undefined)
    world.ports.clock.advance(5_000)
    await shop.webhook(code)
    await shop.webhook(code)
    expect(await read(member)).toBeNull()
    expect((await shop.expectBooks(station)).cash).toBe(0)
  },
)

test('PLN-05 GAP-65 a renewal by PIX that is paid while another way is chosen is not paid by what went back', async () => {
  const station = await shop.station()
  const { member, subscription } = await holder(station)
  await change(member, subscription.internal_id, pix)
  await shop.pass(27, 27)
  const { code } = await lastCharge(station)
  expect(await read(member)).toMatchObject({ open_payment: { kind: 'renewal' } })
  bank.payAtCancel(code)
  await member.client.call(calls.changeSubscription, {
    params: { id: subscription.internal_id },
    body: { payment_method: 'credit_card', selected_card: await shop.card(member, '1111') },
  })
  await shop.webhook(code)
  await shop.webhook(code)
  await shop.pass(5, 5)
  expect(await read(member)).toMatchObject({ state: 'active', payment_method: 'credit_card' })
  expect((await shop.expectBooks(station)).cash).toBe(60_00)
})
