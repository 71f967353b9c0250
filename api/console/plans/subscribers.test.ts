import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { keepSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import * as calls from '#contract/console/plans/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { subscriptionMailJob } from '../../commerce/subscriptions/subscription-mail.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import type { StationRecord } from '../../platform/station-record.ts'

const shop = planWorld()
const { world, bank } = shop
const reason = 'Saiu da associação'

const owner = (station: StationRecord) => addMember(world, station, { role: 'owner' })
const idOf = async ({ client }: TestMember) => {
  const [one] = (await client.call(calls.listSubscribers, { query: {} })).list
  return one?.id ?? 0
}
/** A member with a plan of the station, and an owner. */
async function held(planId = 2, amount = 30) {
  const station = await shop.station()
  const { member, selected_card } = await shop.holder(station, planId, amount)
  const boss = await owner(station)
  return { station, member, selected_card, boss, id: await idOf(boss) }
}
const read = ({ client }: TestMember, id: number) => client.call(calls.getSubscriber, { params: { id } })
const cancel = ({ client }: TestMember, id: number) =>
  client.call(calls.cancelSubscriber, { params: { id }, body: { reason } })
const change = ({ client }: TestMember, id: number, planId: number) =>
  client.call(calls.changeSubscriber, { params: { id }, body: { planId, reason } })

/** The mails of subscriptions of a station that were asked for, each run twice: what they are and what they say. */
async function mailsOf({ id }: StationRecord) {
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'mail-subscription' and (data->>'stationId')::int = $1 order by created_on, id`,
    [id],
  )
  const asked = rows.map((row) => subscriptionMailJob.data.parse((row as { data: unknown }).data))
  for (const one of [...asked, ...asked]) await subscriptionMailJob.run(world.jobs(), one)
  return world.database.db
    .select({ kind: mailOutbox.kind, text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.stationId, id))
    .orderBy(mailOutbox.id)
}

describe('one subscriber', () => {
  test('PLN-02 what comes next and what was charged', async () => {
    const { boss, id } = await held()
    const shown = await read(boss, id)
    expect(shown).toMatchObject({
      ...{ plan: 'Básico', state: 'active', method: 'credit_card', tries: 0, nextPlan: null },
      nextCharge: { amountCents: 3_000, plan: 'Básico', at: shown.paidUntil },
      bills: [{ kind: 'first', state: 'paid', amountCents: 3_000, plan: 'Básico', reason: null }],
    })
  })

  test('PLN-02 PLN-08 the next charge of who pays by PIX is on the day that they read, however early it can be paid', async () => {
    const station = await shop.station()
    const member = await shop.buyer(station)
    await shop.subscribe(member, 2, { amount: 30, pay: { payment_method: 'pix' } })
    const { code } = await shop.lastCharge(station)
    bank.pay(code)
    await shop.webhook(code)
    const boss = await owner(station)
    const { nextCharge } = await read(boss, await idOf(boss))
    expect(nextCharge?.at).toBe((await shop.read(member))?.current_period_end)
  })

  test('PLN-05 a card that was refused: why, when it is tried again, until when the plan is given', async () => {
    const { boss, id } = await held()
    bank.cards('refuse')
    await shop.pass(30)
    bank.cards('approve')
    const late = await owner(boss.ctx.station)
    expect(await read(late, id)).toMatchObject({
      ...{ state: 'past_due', tries: 1, suspendsAt: expect.any(String) },
      nextCharge: { amountCents: 3_000 },
      bills: [{ kind: 'renewal', state: 'open', reason: expect.any(String) }, { kind: 'first' }],
    })
  })

  test('GAP-05 nobody else’s: a member, an owner of another station', async () => {
    const { member, id } = await held()
    const stranger = await owner(await shop.station())
    for (const act of [read, cancel, (who: TestMember, at: number) => change(who, at, 1)]) {
      await expect(act(member, id)).rejects.toMatchObject({ status: 403 })
      await expect(act(stranger, id)).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('PLN-07 an owner ends a plan for somebody', () => {
  test('with what is paid of it; twice is once, and its member reads why', async () => {
    const { station, member, boss, id } = await held()
    const [ended, again] = [await cancel(boss, id), await cancel(boss, id)]
    expect(ended).toMatchObject({ state: 'active', cancelReason: reason, nextCharge: null })
    expect(again.cancelledAt).toBe(ended.cancelledAt)
    const mails = await mailsOf(station)
    expect(mails.map(({ kind }) => kind)).toEqual(['subscription_paid', 'subscription_cancelled'])
    expect(mails.at(-1)?.text).toContain(reason)
    await shop.pass(30)
    expect(await shop.read(member)).toBeNull()
    expect((await shop.chargesOf(station)).length).toBe(1)
  })

  test('at once where nothing is paid, and its code is paid by nobody any more', async () => {
    const station = await shop.station()
    const member = await shop.buyer(station)
    await shop.subscribe(member, 2, { amount: 30, pay: { payment_method: 'pix' } })
    const boss = await owner(station)
    const id = await idOf(boss)
    expect(await cancel(boss, id)).toMatchObject({ state: 'ended', bills: [{ state: 'void' }] })
    expect((await shop.lastCharge(station)).state).toBe('expired')
    expect((await mailsOf(station)).map(({ kind }) => kind)).toEqual(['subscription_ended'])
  })
})

describe('GAP-74 an owner changes the plan of somebody', () => {
  test('from the end of what is paid, for less; they read it and can take it back', async () => {
    const { station, member, boss, id } = await held(3, 60)
    const changed = await change(boss, id, 2)
    expect(changed).toMatchObject({
      ...{ plan: 'Completo', nextPlan: 'Básico' },
      nextCharge: { amountCents: 3_000, plan: 'Básico' },
    })
    await change(boss, id, 2)
    const mails = (await mailsOf(station)).filter(({ kind }) => kind === 'subscription_changed')
    expect(mails).toHaveLength(1)
    for (const said of ['Básico', 'R$ 30,00', reason])
      expect(mails[0]?.text.replace(/\s/g, ' ')).toContain(said)
    await member.client.call(keepSubscription)
    expect(await read(boss, id)).toMatchObject({ nextPlan: null, nextCharge: { amountCents: 6_000 } })
    await change(boss, id, 2)
    await shop.pass(30)
    expect(await shop.read(member)).toMatchObject({ plan: { price: 30 }, state: 'active' })
  })

  test('never to a dearer one, the same one, another station’s, nor where it is cancelled or being paid', async () => {
    const { boss, id } = await held()
    const refused = (planId: number, status: number) =>
      expect(change(boss, id, planId)).rejects.toMatchObject({ status })
    await refused(3, 409)
    await refused(2, 409)
    await refused(5, 409)
    await refused(99, 404)
    expect((await read(boss, id)).changesTo.map(({ id: planId }) => planId)).toEqual([1])
    await cancel(boss, id)
    await refused(1, 409)
    expect((await read(boss, id)).changesTo).toEqual([])
  })
})

test('PLN-01 what came in by month, what banks refused, and who came and went', async () => {
  world.ports.clock.set('2026-07-02T12:00:00Z')
  const { station, boss, member, id } = await held()
  const before = await shop.holder(station, 3, 60)
  expect((await boss.client.call(calls.listPlanMonths)).at(-1)).toEqual({
    ...{ month: '2026-07', paidCents: 9_000, refundedCents: 0, failed: 0, decided: 2 },
    ...{ atStart: 0, came: 2, left: 0 },
  })
  await cancel(boss, id)
  bank.cards('refuse')
  await shop.pass(30)
  bank.cards('approve')
  const months = await (await owner(station)).client.call(calls.listPlanMonths)
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toMatchObject({
    month: '2026-08',
    paidCents: 0,
    failed: 1,
    decided: 1,
    atStart: 2,
    left: 1,
  })
  expect(await shop.read(member)).toBeNull()
  expect(await shop.read(before.member)).toMatchObject({ state: 'past_due' })
})
