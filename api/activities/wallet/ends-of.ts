import { eq } from 'drizzle-orm'
import type { PointsEnds } from '#contract/activities/wallet/schemas.ts'
import { givenBackSince, type Lot, openLots } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { type End, type Notice, scheduleOfEnds, toldBeforeDays } from './schedule-of-ends.ts'
import { pointEndNotices } from './tables.ts'

export type Ends = {
  /** After so many days points end here. */
  days: number
  /** Of the station's calendar. */
  today: string
  lots: Lot[]
  notices: Notice[]
  schedule: End[]
}

/** When the points of a wallet end, of lots up to a day or of all; null where points do not end (GAP-112). Three queries. */
export async function endsOf(
  ctx: ApiContext,
  { participantId, earnedUntil }: { participantId: number; earnedUntil?: string },
): Promise<Ends | null> {
  const { currency, timezone } = ctx.station.config
  const days = currency.pointsExpireDays
  if (days === null) return null
  const today = dayIn(ctx.ports.clock.now(), timezone)
  const lots = (await openLots(ctx, participantId)).filter(
    ({ day }) => earnedUntil === undefined || day <= earnedUntil,
  )
  const notices = await noticesOf(ctx, { participantId, days })
  const since = startOfDay(today, timezone, -toldBeforeDays - 1)
  const givenBack = (await givenBackSince(ctx, { participantId, since })).map(({ createdAt, amountH }) => ({
    day: dayIn(createdAt, timezone),
    amountH,
  }))
  return { days, today, lots, notices, schedule: scheduleOfEnds({ days, lots, notices, givenBack }, today) }
}

/** What was told under this number of days. Of a wallet there is one in thirty days at most. */
const noticesOf = (
  { db, station }: ApiContext,
  { participantId, days }: { participantId: number; days: number },
) =>
  db
    .select({ earnedUntil: pointEndNotices.earnedUntil, toldOn: pointEndNotices.toldOn })
    .from(pointEndNotices)
    .where(
      inStation(
        pointEndNotices,
        { station },
        eq(pointEndNotices.participantId, participantId),
        eq(pointEndNotices.days, days),
      ),
    )

/** The next days on which points of the caller end; the statement shows no more. */
const mostDays = 12

/** How many of the caller's points end when (GAP-112). A day that is over is today: the morning's job comes to it. */
export async function listEnds(ctx: ApiContext): Promise<PointsEnds> {
  const ends = await endsOf(ctx, { participantId: memberOf(ctx) })
  if (!ends) return { days: null, ends: [], later: 0 }
  const { days, today, schedule } = ends
  const named = schedule.slice(0, mostDays)
  return {
    days,
    ends: named.map(({ day, amountH }) => ({ day: day < today ? today : day, points: amountH / 100 })),
    later: schedule.slice(mostDays).reduce((sum, { amountH }) => sum + amountH, 0) / 100,
  }
}
