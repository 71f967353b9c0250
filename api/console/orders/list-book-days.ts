import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BookDay } from '#contract/console/orders/schemas.ts'
import { receipts, refunds } from '../../commerce/payments/tables.ts'
import { ledgerAccounts, ledgerLines } from '../../ledger/tables.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'

type Query = { to?: string | undefined; days: number }
type Between = { from: Date; to: Date }
type Sums = ReadonlyMap<string, number>

/**
 * The books of a station day by day, the newest first: what came in, what went back, and what the ledger says of the cash. Three
 * queries, however many days.
 */
export async function listBookDays(ctx: ApiContext, { to, days }: Query): Promise<{ days: BookDay[] }> {
  await requireOwner(ctx)
  const { timezone } = ctx.station.config
  const last = to ?? dayIn(ctx.ports.clock.now(), timezone)
  const names = Array.from({ length: days }, (_, at) => plusDays(last, -at))
  const between = { from: startOfDay(last, timezone, 1 - days), to: startOfDay(last, timezone, 1) }
  const paid = await receivedBy(ctx, between)
  const refunded = await refundedBy(ctx, between)
  const cash = await cashBy(ctx, between)
  return {
    days: names.map((day) => {
      const [paidCents, refundedCents] = [paid.get(day) ?? 0, refunded.get(day) ?? 0]
      const cashCents = cash.get(day) ?? 0
      return { day, paidCents, refundedCents, cashCents, isClosed: cashCents === paidCents - refundedCents }
    }),
  }
}

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day of an instant on the station's calendar, and a sum of that day. */
const byDay = ({ station }: ApiContext, at: PgColumn, cents: PgColumn) => ({
  day: sql<string>`to_char(${at} at time zone ${station.config.timezone}, 'YYYY-MM-DD')`,
  cents: sql`sum(${cents})`.mapWith(Number),
})
const within = (at: PgColumn, { from, to }: Between): SQL | undefined => and(gte(at, from), lt(at, to))
const asSums = (rows: readonly { day: string; cents: number }[]): Sums =>
  new Map(rows.map(({ day, cents }) => [day, cents]))

async function receivedBy(ctx: ApiContext, between: Between): Promise<Sums> {
  const rows = await ctx.db
    .select(byDay(ctx, receipts.createdAt, receipts.amountCents))
    .from(receipts)
    .where(and(eq(receipts.stationId, ctx.station.id), within(receipts.createdAt, between)))
    .groupBy(sql`1`)
  return asSums(rows)
}

async function refundedBy(ctx: ApiContext, between: Between): Promise<Sums> {
  const rows = await ctx.db
    .select(byDay(ctx, refunds.doneAt, refunds.amountCents))
    .from(refunds)
    .where(
      and(eq(refunds.stationId, ctx.station.id), eq(refunds.state, 'done'), within(refunds.doneAt, between)),
    )
    .groupBy(sql`1`)
  return asSums(rows)
}

async function cashBy(ctx: ApiContext, between: Between): Promise<Sums> {
  const rows = await ctx.db
    .select(byDay(ctx, ledgerLines.createdAt, ledgerLines.amountH))
    .from(ledgerLines)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.stationId, ledgerLines.stationId), eq(ledgerAccounts.id, ledgerLines.accountId)),
    )
    .where(
      and(
        eq(ledgerLines.stationId, ctx.station.id),
        eq(ledgerAccounts.kind, 'cash'),
        within(ledgerLines.createdAt, between),
      ),
    )
    .groupBy(sql`1`)
  return asSums(rows)
}
