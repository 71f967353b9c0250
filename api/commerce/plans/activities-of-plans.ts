import { sql } from 'drizzle-orm'
import { activities, isOnAir } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'

/** How many activities that can be met are only for subscribers of a plan, by plan: one query. */
export async function activitiesOfPlans({ db, station }: ApiContext): Promise<(planId: number) => number> {
  const rows = await db
    .select({ onlyForPlans: activities.onlyForPlans })
    .from(activities)
    .where(
      inStation(activities, { station }, isOnAir, sql`jsonb_array_length(${activities.onlyForPlans}) > 0`),
    )
  return (planId) => rows.filter(({ onlyForPlans }) => onlyForPlans.includes(planId)).length
}
