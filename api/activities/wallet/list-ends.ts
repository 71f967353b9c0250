import type { PointsEnds } from '#contract/activities/wallet/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { endsOf } from './ends-of.ts'

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
