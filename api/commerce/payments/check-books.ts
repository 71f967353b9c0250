import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cashBetween, sumsOfAccounts } from '../../ledger/index.ts'
import { raiseAlarm } from '../../platform/alarms.ts'
import type { ApiContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { charges, receipts, refunds } from './tables.ts'

type Between = { from: Date; to: Date }

/** A time of a station's books, in centavos: they close where `cashCents` is `paidCents` less `refundedCents`. */
export type Books = { paidCents: number; refundedCents: number; cashCents: number; isClosed: boolean }

/** What came in, what went back, and what stands in the ledger, from an instant on and before another. */
export async function booksBetween(ctx: ApiContext, { from, to }: Between): Promise<Books> {
  const { db, station } = ctx
  const total = (column: typeof receipts.amountCents | typeof refunds.amountCents) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [came] = await db
    .select({ cents: total(receipts.amountCents) })
    .from(receipts)
    .where(and(eq(receipts.stationId, station.id), gte(receipts.createdAt, from), lt(receipts.createdAt, to)))
  const [went] = await db
    .select({ cents: total(refunds.amountCents) })
    .from(refunds)
    .where(
      and(
        eq(refunds.stationId, station.id),
        eq(refunds.state, 'done'),
        gte(refunds.doneAt, from),
        lt(refunds.doneAt, to),
      ),
    )
  const [paidCents, refundedCents] = [came?.cents ?? 0, went?.cents ?? 0]
  const cashCents = await cashBetween(ctx, { from, to })
  return { paidCents, refundedCents, cashCents, isClosed: cashCents === paidCents - refundedCents }
}

/** How many charges are not the sum of their receipts and refunds, of those that moved in that time. */
async function openCharges({ db, station }: ApiContext, { from }: Between): Promise<number> {
  const sumOf = (table: typeof receipts | typeof refunds, isDone = sql`true`) =>
    sql`(select coalesce(sum(amount_cents), 0) from ${table} part
      where part.station_id = ${charges.stationId} and part.charge_id = ${charges.id} and ${isDone})`
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(charges)
    .where(
      and(
        eq(charges.stationId, station.id),
        gte(charges.createdAt, from),
        or(
          ne(charges.paidCents, sumOf(receipts)),
          ne(charges.refundedCents, sumOf(refunds, sql`part.state = 'done'`)),
        ),
      ),
    )
  return row?.count ?? 0
}

/**
 * Each morning, at every station that took money: the books of the day before and of this one close, and all accounts sum to zero, or
 * somebody is told.
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

/** @returns whether they close; where they do not, the log and a metric say so. */
export async function checkBooks(ctx: ApiContext): Promise<boolean> {
  const { timezone } = ctx.station.config
  const now = ctx.ports.clock.now()
  const today = dayIn(now, timezone)
  const days = [-1, 0].map((at) => ({
    from: startOfDay(today, timezone, at),
    to: startOfDay(today, timezone, at + 1),
  }))
  let isClosed = true
  for (const day of days) {
    const books = await booksBetween(ctx, day)
    const open = await openCharges(ctx, day)
    if (books.isClosed && open === 0) continue
    isClosed = false
    raiseAlarm('books_open')
    ctx.ports.log.error(
      { stationId: ctx.station.id, from: day.from, ...books, charges: open },
      'The books do not close',
    )
  }
  return (await accountsAreEven(ctx)) && isClosed
}

/** Whatever moved at any time: what one account gave, another has. */
async function accountsAreEven(ctx: ApiContext): Promise<boolean> {
  const { pointsH, cents } = await sumsOfAccounts(ctx)
  if (pointsH === 0 && cents === 0) return true
  raiseAlarm('books_open')
  ctx.ports.log.error({ stationId: ctx.station.id, pointsH, cents }, 'The accounts do not sum to zero')
  return false
}

async function stationsWithCharges({ db }: JobContext): Promise<number[]> {
  const rows = await acrossStations(
    async () => await db.selectDistinct({ id: charges.stationId }).from(charges),
  )
  return rows.map(({ id }) => id)
}
