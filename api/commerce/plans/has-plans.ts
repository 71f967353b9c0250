import { and, eq, isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { plans } from './tables.ts'

/** Whether the station offers plans: the landing section, the menu entry and the members' menu ask (GAP-07). */
export async function hasPlans(ctx: ApiContext): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.stationId, ctx.station.id), isNull(plans.deletedAt)))
    .limit(1)
  return row !== undefined
}
