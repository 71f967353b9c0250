import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cashByDay } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { creditDays } from './events.ts'
import { receipts, refunds } from './tables.ts'

type Between = { from: Date; to: Date }

/**
 * Books in centavos: they close where `cashCents` is `paidCents` less `refundedCents`, and what was paid for credits is what was credited
 * (GAP-118).
 */
type Sums = {
  paidCents: number
  refundedCents: number
  cashCents: number
  creditsPaidCents: number
  creditedCents: number
  isClosed: boolean
}
/** A day of the station's calendar, YYYY-MM-DD, on which something moved. */
type DayOfBooks = Sums & { day: string }
/** A time of a station's books; closed where each of its days is. */
type Books = Sums & { days: DayOfBooks[] }

/**
 * What came in, what went back, what the ledger says of the cash, and what was paid for credits and credited, from an instant on and
 * before another: by day, oldest first, and together. Four queries, however many days.
 */
export async function booksBetween(ctx: ApiContext, between: Between): Promise<Books> {
  const paid = await receivedByDay(ctx, between)
  const refunded = await refundedByDay(ctx, between)
  const cash = await cashByDay(ctx, { ...between, timeZone: ctx.station.config.timezone })
  const credits = new Map((await creditDays.ask(ctx, between)).map((one) => [one.day, one]))
  const names = new Set([...paid.keys(), ...refunded.keys(), ...cash.keys(), ...credits.keys()])
  const days = [...names].sort().map((day): DayOfBooks => {
    const [paidCents, refundedCents] = [paid.get(day) ?? 0, refunded.get(day) ?? 0]
    const cashCents = cash.get(day) ?? 0
    const { paidCents: creditsPaidCents, creditedCents } = credits.get(day) ?? noCredits
    const isClosed = cashCents === paidCents - refundedCents && creditsPaidCents === creditedCents
    return { day, paidCents, refundedCents, cashCents, creditsPaidCents, creditedCents, isClosed }
  })
  const total = (of: Exclude<keyof Sums, 'isClosed'>) => days.reduce((sum, day) => sum + day[of], 0)
  return {
    paidCents: total('paidCents'),
    refundedCents: total('refundedCents'),
    cashCents: total('cashCents'),
    creditsPaidCents: total('creditsPaidCents'),
    creditedCents: total('creditedCents'),
    isClosed: days.every(({ isClosed }) => isClosed),
    days,
  }
}

const noCredits = { paidCents: 0, creditedCents: 0 }

/** The day of an instant on the station's calendar, and a sum of that day. */
const byDay = ({ station }: ApiContext, at: PgColumn, cents: PgColumn) => ({
  day: sql<string>`to_char(${at} at time zone ${station.config.timezone}, 'YYYY-MM-DD')`,
  cents: sql`sum(${cents})`.mapWith(Number),
})
const within = (at: PgColumn, { from, to }: Between) => and(gte(at, from), lt(at, to))
const asMap = (rows: readonly { day: string; cents: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ day, cents }) => [day, cents]))

async function receivedByDay(ctx: ApiContext, between: Between) {
  const rows = await ctx.db
    .select(byDay(ctx, receipts.createdAt, receipts.amountCents))
    .from(receipts)
    .where(inStation(receipts, ctx, within(receipts.createdAt, between)))
    .groupBy(sql`1`)
  return asMap(rows)
}

async function refundedByDay(ctx: ApiContext, between: Between) {
  const rows = await ctx.db
    .select(byDay(ctx, refunds.doneAt, refunds.amountCents))
    .from(refunds)
    .where(inStation(refunds, ctx, eq(refunds.state, 'done'), within(refunds.doneAt, between)))
    .groupBy(sql`1`)
  return asMap(rows)
}
