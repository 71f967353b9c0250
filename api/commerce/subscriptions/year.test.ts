import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { cancelSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { checkBooks } from '../payments/check-books.ts'
import { subscriptionBills, subscriptions } from './tables.ts'

const shop = planWorld()
const { world, bank } = shop
/** How many have a plan; `YEAR_SUBSCRIBERS=1000` are many. */
const people = Number(process.env.YEAR_SUBSCRIBERS ?? 100)
const dayMs = 24 * 60 * 60 * 1000
const plans = [
  { id: 1, name: 'Mês', priceCents: 3_000, days: 30 as const },
  { id: 2, name: 'Semestre', priceCents: 15_000, days: 183 as const },
  { id: 3, name: 'Ano', priceCents: 30_000, days: 365 as const },
]
/** Of ten who subscribe, one does by the month and three by the semester. */
const planOf = (at: number) => plans[at % 10 === 0 ? 0 : at % 10 < 4 ? 1 : 2] ?? plans[0]

test('PLN-05 PLN-07 GAP-65 a year of subscribers: every period is charged once whatever a gateway does, and the books close', async () => {
  const station = await world.station({ content: { plans } })
  const begins = world.ports.clock.now().getTime()
  const members: TestMember[] = []
  for (let at = 0; at < people; at += 1) members.push(await subscriber(station, at))
  await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
  let left = 0
  for (let day = 1; day <= 366; day += 1) {
    world.ports.clock.set(new Date(begins + day * dayMs).toISOString())
    // One day in nine a bank says no to everybody, another answers are lost, on a third nobody answers for a while.
    bank.cards(day % 9 === 4 ? 'refuse' : 'approve')
    if (day % 9 === 6) bank.lose(3)
    if (day % 9 === 8) bank.silence(2)
    await shop.turn()
    // A run that is begun again, as after a crash.
    await shop.turn()
    if (day % 7 === 0) left += await leave(members[(day * 13) % people])
  }
  bank.cards('approve')
  for (let hour = 1; hour <= 12; hour += 1) {
    world.ports.clock.set(new Date(begins + 367 * dayMs + hour * 3_600_000).toISOString())
    await shop.turn()
  }

  const { rows, bills } = await read(station)
  expect(rows).toHaveLength(people)
  expect(rows.filter(({ cancelledAt }) => cancelledAt).length).toBe(left)
  expect(left).toBeGreaterThan(people >= 100 ? 20 : 0)
  for (const row of rows) expectWhole(row, bills.get(row.id) ?? [])
  const paid = [...bills.values()].flat().filter(({ state }) => state === 'paid')
  const { cash } = await shop.expectBooks(station)
  expect(cash).toBe(paid.reduce((sum, { amountCents }) => sum + amountCents, 0))
  expect(await checkBooks(world.context(station))).toBe(true)
}, 600_000)

async function subscriber(station: StationRecord, at: number): Promise<TestMember> {
  const plan = planOf(at)
  if (!plan) throw new Error('no plan')
  const { member } = await shop.holder(station, plan.id, plan.priceCents / 100)
  return member
}

/** Somebody leaves, once. @returns how many did */
async function leave(member: TestMember | undefined): Promise<number> {
  if (!member) return 0
  const current = await shop.read(member)
  if (!current || current.cancelled_at) return 0
  // While nobody knows what was charged they cannot, and stay.
  const done = await member.client
    .call(cancelSubscription, { body: { cancelReason: 'Outro' } })
    .catch((problem) => {
      if (problem instanceof ApiProblem && problem.status === 409) return null
      throw problem
    })
  return done ? 1 : 0
}

type Row = typeof subscriptions.$inferSelect
type Bill = typeof subscriptionBills.$inferSelect

async function read(station: StationRecord) {
  const { db } = world.database
  const [rows, bills] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.stationId, station.id)),
    db
      .select()
      .from(subscriptionBills)
      .where(eq(subscriptionBills.stationId, station.id))
      .orderBy(asc(subscriptionBills.periodStart), asc(subscriptionBills.id)),
  ])
  const byRow = new Map(rows.map(({ id }): [number, Bill[]] => [id, []]))
  for (const bill of bills) byRow.get(bill.subscriptionId)?.push(bill)
  return { rows, bills: byRow }
}

/** Periods follow each other without a gap, none is paid twice, and somebody who stayed has paid until now. */
function expectWhole(row: Row, bills: readonly Bill[]): void {
  const paid = bills.filter(({ state }) => state === 'paid')
  expect(new Set(paid.map(({ periodStart }) => periodStart.getTime())).size).toBe(paid.length)
  for (const [at, bill] of paid.entries()) {
    expect(bill.amountCents).toBe(row.priceCents)
    expect(bill.periodEnd.getTime() - bill.periodStart.getTime()).toBe(row.days * dayMs)
    if (at > 0) expect(bill.periodStart).toEqual(paid[at - 1]?.periodEnd)
  }
  expect(row.periodEnd).toEqual(paid.at(-1)?.periodEnd)
  if (row.cancelledAt)
    expect(paid.at(-1)?.periodStart.getTime()).toBeLessThanOrEqual(row.cancelledAt.getTime())
  else expect(row).toMatchObject({ state: 'active', endedAt: null })
}
