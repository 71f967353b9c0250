import { asc, count, eq, not, sql } from 'drizzle-orm'
import type { ActivityStatus, ManagedActivityRow } from '#contract/console/activities/schemas.ts'
import { activities, isStandalone } from '../../activities/participation/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { toListed } from './activity-rows.ts'

type Query = {
  search?: string | undefined
  status?: ActivityStatus | undefined
  type_id?: number | undefined
  limit: number
  offset: number
}

/**
 * The station's activities of all states, in their order; accents and case of a search do not matter. Those of a type that
 * has a list of its own are there when that type is asked for, and only then (POL-11).
 */
export async function listManagedActivities(
  ctx: ApiContext,
  { search, status, type_id, limit, offset }: Query,
): Promise<{ list: ManagedActivityRow[]; total: number }> {
  await requireTeam(ctx)
  const wanted = inStation(
    activities,
    ctx,
    status && eq(activities.status, status),
    type_id ? eq(activities.typeId, type_id) : not(isStandalone),
    search ? sql`position(search_text(${search}) in search_text(${activities.name})) > 0` : undefined,
  )
  const rows = await ctx.db
    .select()
    .from(activities)
    .where(wanted)
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(limit)
    .offset(offset)
  const [all] = await ctx.db.select({ total: count() }).from(activities).where(wanted)
  return { list: rows.map(toListed), total: all?.total ?? 0 }
}
