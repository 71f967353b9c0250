import { asc, desc, sql } from 'drizzle-orm'
import type { PublicAction } from '#contract/public/schemas.ts'
import { activities } from '../activities/tables.ts'
import type { ApiContext } from '../context.ts'
import { cardColumns, publicOf, toPublicAction } from './public-action.ts'

/** Cards a visitor is shown at most; the rest wait behind sign-up. */
const maxCards = 24

/** Published public activities by priority, those one may take part in now before all others (PUB-06). */
export async function listPublicActions(ctx: ApiContext): Promise<{ response: PublicAction[] }> {
  const now = ctx.ports.clock.now().toISOString()
  const isOpen = sql`coalesce(${now}::timestamptz between ${activities.participationStart} and ${activities.participationEnd}, false)`
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(publicOf(ctx.station.id))
    .orderBy(desc(isOpen), asc(activities.priority), asc(activities.id))
    .limit(maxCards)
  return { response: rows.map(toPublicAction) }
}
