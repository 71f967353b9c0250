import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type PlanMonth, shownMonths } from '#contract/console/plans/schemas.ts'
import { charges, refunds } from '../../commerce/payments/tables.ts'
import { subscriptionBills, subscriptions } from '../../commerce/subscriptions/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'

type Figures = Pick<PlanMonth, 'paidCents' | 'refundedCents' | 'failed' | 'decided' | 'came' | 'left'>

/**
 * What plans brought in each of the last months of the station's calendar, the oldest first, and who came and went: six queries,
 * however many people. Somebody has a plan from its first payment until it ends.
 */
export async function listPlanMonths(ctx: ApiContext): Promise<PlanMonth[]> {
  await requireTeam(ctx)
  const { db, station, ports } = ctx
  const { timezone } = station.config
  const months = monthsUntil(dayIn(ports.clock.now(), timezone).slice(0, 7), shownMonths)
  const from = startOfDay(`${months[0]}-01`, timezone)
  const monthOf = (column: PgColumn) => sql<string>`to_char(${column} at time zone ${timezone}, 'YYYY-MM')`
  const ofPlans = inStation(
    charges,
    ctx,
    eq(charges.purpose, 'subscription'),
    isNotNull(subscriptionBills.planId),
  )
  const itsBill = withId(subscriptionBills, charges, charges.referenceId)
  const had = inStation(
    subscriptions,
    ctx,
    isNotNull(subscriptions.planId),
    isNotNull(subscriptions.periodStart),
  )
  const count = (of?: SQL) => (of ? sql`count(*) filter (where ${of})` : sql`count(*)`).mapWith(Number)
  const [paid, refunded, decided, came, left, before] = await Promise.all([
    db
      .select({ month: monthOf(charges.paidAt), paidCents: sql`sum(${charges.paidCents})`.mapWith(Number) })
      .from(charges)
      .innerJoin(subscriptionBills, itsBill)
      .where(and(ofPlans, gte(charges.paidAt, from)))
      .groupBy(sql`1`),
    db
      .select({
        month: monthOf(refunds.doneAt),
        refundedCents: sql`sum(${refunds.amountCents})`.mapWith(Number),
      })
      .from(refunds)
      .innerJoin(charges, withId(charges, refunds, refunds.chargeId))
      .innerJoin(subscriptionBills, itsBill)
      .where(and(ofPlans, eq(refunds.state, 'done'), gte(refunds.doneAt, from)))
      .groupBy(sql`1`),
    db
      .select({
        month: monthOf(charges.createdAt),
        failed: count(sql`${charges.state} in ('refused', 'expired')`),
        decided: count(sql`${charges.state} in ('paid', 'refused', 'expired')`),
      })
      .from(charges)
      .innerJoin(subscriptionBills, itsBill)
      .where(and(ofPlans, gte(charges.createdAt, from)))
      .groupBy(sql`1`),
    db
      .select({ month: monthOf(subscriptions.createdAt), came: count() })
      .from(subscriptions)
      .where(and(had, gte(subscriptions.createdAt, from)))
      .groupBy(sql`1`),
    db
      .select({ month: monthOf(subscriptions.endedAt), left: count() })
      .from(subscriptions)
      .where(and(had, gte(subscriptions.endedAt, from)))
      .groupBy(sql`1`),
    db.$count(
      subscriptions,
      and(
        had,
        lt(subscriptions.createdAt, from),
        or(isNull(subscriptions.endedAt), gte(subscriptions.endedAt, from)),
      ),
    ),
  ])
  return toMonths(months, before, [...paid, ...refunded, ...decided, ...came, ...left])
}

type Found = { month: string } & Partial<Figures>

/** One entry for each month, with how many had a plan when it began. Pure. */
function toMonths(months: readonly string[], before: number, found: readonly Found[]): PlanMonth[] {
  let atStart = before
  return months.map((month) => {
    const none = { paidCents: 0, refundedCents: 0, failed: 0, decided: 0, came: 0, left: 0 }
    const figures: Figures = Object.assign(none, ...found.filter((one) => one.month === month))
    const entry = { ...figures, month, atStart }
    atStart += figures.came - figures.left
    return entry
  })
}

/** `2026-03` and those before it, the oldest first. Pure. */
function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, at) => {
    const index = year * 12 + (month - 1) - (count - 1 - at)
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
