import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { expire, holdersOfLots, lockWallets } from '../../ledger/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { atStation, defineJob, enqueue, type JobContext } from '../../platform/jobs/index.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { stations } from '../../stations/registry/tables.ts'
import { type Ends, endsOf } from './ends-of.ts'
import { pointsEndMailJob } from './points-end-mail.ts'
import { addDays, toldBeforeDays, toldOnOf } from './schedule-of-ends.ts'
import { pointEndNotices } from './tables.ts'

/** So many wallets in one run; the next begins after them. */
const batch = 500

/** Of one station, from a wallet on. Killed half-way it begins again, and finds what it did. */
export const endPointsOfStationJob = defineJob({
  name: 'end-points-of-station',
  data: z.object({ stationId: z.number(), after: z.number() }),
  async run(job, { stationId, after }): Promise<void> {
    const ctx = await atStation(job, stationId)
    if (!ctx) return
    const last = await endPointsOfStation(ctx, after)
    if (last !== null) await enqueue(ctx, endPointsOfStationJob, { stationId, after: last })
  },
})

/** Each morning, at every station where points end (GAP-112). A morning that was missed is made up for by the next. */
export const endPointsJob = defineJob({
  name: 'end-points',
  data: z.object({}),
  cron: '40 8 * * *',
  async run(job): Promise<void> {
    for (const stationId of await stationsWithEnds(job))
      await enqueue(job, endPointsOfStationJob, { stationId, after: 0 })
  },
})

/** @returns the wallet that the next run begins after; null: there are no more */
export async function endPointsOfStation(ctx: ApiContext, after = 0): Promise<number | null> {
  const { currency, timezone } = ctx.station.config
  if (currency.pointsExpireDays === null) return null
  const today = dayIn(ctx.ports.clock.now(), timezone)
  const until = addDays(today, toldBeforeDays - currency.pointsExpireDays)
  const holders = await holdersOfLots(ctx, { until, after, limit: batch })
  for (const { participantId } of holders) await endOne(ctx, participantId)
  return holders.length < batch ? null : (holders.at(-1)?.walletId ?? null)
}

/** One wallet that fails does not keep the others; the next morning comes to it again. */
async function endOne(ctx: ApiContext, participantId: number): Promise<void> {
  try {
    await endPoints(ctx, participantId)
  } catch (error) {
    const { log } = ctx.ports
    log.error(
      { stationId: ctx.station.id, participantId, err: error },
      'The points of a wallet could not end',
    )
  }
}

async function stationsWithEnds({ db }: JobContext): Promise<number[]> {
  const rows = await acrossStations(
    async () =>
      await db
        .select({ id: stations.id })
        .from(stations)
        .where(sql`${stations.config} -> 'currency' ->> 'pointsExpireDays' is not null`),
  )
  return rows.map(({ id }) => id)
}

/** Each mail speaks of the ends of the next so many days, so that who earns every day is not told every day. */
const toldAheadDays = 2 * toldBeforeDays

/**
 * What of a wallet ended before today leaves it, and what ends in thirty days is told, both once, whoever else does so at the same time: under the
 * lock of the wallet (GAP-112). Nothing where points do not end. @returns hundredths that ended
 */
export function endPoints(outer: ApiContext, participantId: number): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    await lockWallets(ctx, [participantId])
    const ends = await endsOf(ctx, { participantId })
    if (!ends) return 0
    const over = ends.schedule.filter(({ day }) => day < ends.today)
    const amountH = over.reduce((sum, end) => sum + end.amountH, 0)
    if (amountH > 0) await expire(ctx, { participantId, amountH })
    await tellEnds(ctx, participantId, ends)
    return amountH
  })
}

async function tellEnds(
  ctx: ApiContext,
  participantId: number,
  { days, today, lots, notices }: Ends,
): Promise<void> {
  const soon = addDays(today, toldBeforeDays)
  const isUntold = lots.some((lot) => addDays(lot.day, days) <= soon && toldOnOf(lot, notices) === null)
  if (!isUntold) return
  const earnedUntil = addDays(today, toldAheadDays - days)
  const [notice] = await ctx.db
    .insert(pointEndNotices)
    .values({ stationId: ctx.station.id, participantId, days, earnedUntil, toldOn: today })
    .onConflictDoNothing()
    .returning({ id: pointEndNotices.id })
  if (notice) await enqueue(ctx, pointsEndMailJob, { stationId: ctx.station.id, noticeId: notice.id })
}
