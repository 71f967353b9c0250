import { expire, lockWallets } from '../../ledger/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { addDays } from './add-days.ts'
import { type Ends, endsOf } from './ends-of.ts'
import { pointsEndMailJob } from './points-end-mail.ts'
import { toldBeforeDays, toldOnOf } from './schedule-of-ends.ts'
import { pointEndNotices } from './tables.ts'

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
