import { asc, desc } from 'drizzle-orm'
import type { PublicAction } from '#contract/public/schemas.ts'
import { activities } from '../activities/tables.ts'
import type { ApiContext } from '../context.ts'
import { cardColumns, publicOf, toPublicAction } from './public-action.ts'

/** Cards a visitor is shown at most; the rest wait behind sign-up. */
const maxCards = 24

/** Published public activities by priority (PUB-06). */
export async function listPublicActions(ctx: ApiContext): Promise<{ response: PublicAction[] }> {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(publicOf(ctx.station.id))
    .orderBy(asc(activities.priority), desc(activities.id))
    .limit(maxCards)
  return { response: rows.map(toPublicAction) }
}
