import { gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sumsOfAccounts } from '../../ledger/index.ts'
import { raiseAlarm } from '../../platform/alarms.ts'
import type { ApiContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { booksBetween } from './books-between.ts'
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
