import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { cashByDay, sumsOfAccounts } from '../../ledger/index.ts'
import { raiseAlarm } from '../../platform/alarms.ts'
import type { ApiContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { creditDays } from './events.ts'
import { bookChecks, charges, receipts, refunds } from './tables.ts'

/** So many of the days and charges that are wrong stand in the log. */
const mostNamed = 20

/**
 * Each morning, at every station that took money: the books of each day since they closed last, each charge that moved in that time
 * and all accounts together close, or somebody is told. Mornings that were missed are made up for.
 */
export const checkBooksJob = defineJob({
  name: 'check-books',
  data: z.object({}),
  cron: '20 4 * * *',
  async run(job) {
    for (const stationId of await stationsWithCharges(job)) {
      const ctx = await atStation(job, stationId)
      if (ctx) await checkBooks(ctx)
    }
  },
})

async function stationsWithCharges({ db }: JobContext): Promise<number[]> {
  const rows = await acrossStations(
    async () => await db.selectDistinct({ id: charges.stationId }).from(charges),
  )
  return rows.map(({ id }) => id)
}

/**
 * Looks at everything since the books closed last, all of it the first time; a day that was not over then is looked at again. What does
 * not close is told each time until it does.
 * @returns whether they close; where they do not, the log and a metric say so
 */
export async function checkBooks(ctx: ApiContext): Promise<boolean> {
  const { timezone } = ctx.station.config
  const from = await closedUntil(ctx)
  const today = dayIn(ctx.ports.clock.now(), timezone)
  const { days } = await booksBetween(ctx, { from, to: startOfDay(today, timezone, 1) })
  const open = days.filter(({ isClosed }) => !isClosed)
  const differing = await openCharges(ctx, from)
  const isClosed = open.length === 0 && differing.length === 0
  if (!isClosed) {
    raiseAlarm('books_open')
    const named = { days: open.slice(0, mostNamed), charges: differing.slice(0, mostNamed) }
    ctx.ports.log.error({ stationId: ctx.station.id, from, ...named }, 'The books do not close')
  }
  const isEven = await accountsAreEven(ctx)
  if (isClosed) await closeUntil(ctx, startOfDay(today, timezone))
  return isClosed && isEven
}

/** Where the next check begins; all of time before the first. */
async function closedUntil({ db, station }: ApiContext): Promise<Date> {
  const [row] = await db.select().from(bookChecks).where(inStation(bookChecks, { station }))
  return row?.closedUntil ?? new Date(0)
}

async function closeUntil({ db, station }: ApiContext, at: Date): Promise<void> {
  await db
    .insert(bookChecks)
    .values({ stationId: station.id, closedUntil: at })
    .onConflictDoUpdate({ target: bookChecks.stationId, set: { closedUntil: at } })
}

/** The codes of charges that are not the sum of their receipts and refunds, of those that were made or moved since then. */
async function openCharges({ db, station }: ApiContext, from: Date): Promise<string[]> {
  const isDone = sql`part.state = 'done'`
  const paidCents = sumOf(receipts)
  const refundedCents = sumOf(refunds, isDone)
  const ofReceipts = db
    .select({ id: receipts.chargeId })
    .from(receipts)
    .where(inStation(receipts, { station }, gte(receipts.createdAt, from)))
  const ofRefunds = db
    .select({ id: refunds.chargeId })
    .from(refunds)
    .where(inStation(refunds, { station }, gte(refunds.doneAt, from)))
  const rows = await db
    .select({ code: charges.code })
    .from(charges)
    .where(
      inStation(
        charges,
        { station },
        or(gte(charges.createdAt, from), inArray(charges.id, ofReceipts), inArray(charges.id, ofRefunds)),
        or(ne(charges.paidCents, paidCents), ne(charges.refundedCents, refundedCents)),
      ),
    )
    .limit(mostNamed + 1)
  return rows.map(({ code }) => code)
}

const sumOf = (table: typeof receipts | typeof refunds, isCounted: SQL = sql`true`) =>
  sql`(select coalesce(sum(amount_cents), 0) from ${table} part
    where part.station_id = ${charges.stationId} and part.charge_id = ${charges.id} and ${isCounted})`

/** Whatever moved at any time: what one account gave, another has. */
async function accountsAreEven(ctx: ApiContext): Promise<boolean> {
  const { pointsH, cents } = await sumsOfAccounts(ctx)
  if (pointsH === 0 && cents === 0) return true
  raiseAlarm('books_open')
  ctx.ports.log.error({ stationId: ctx.station.id, pointsH, cents }, 'The accounts do not sum to zero')
  return false
}

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
