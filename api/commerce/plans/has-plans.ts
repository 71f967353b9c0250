import { isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { plans } from './tables.ts'

/** Whether the station offers plans: the landing section, the menu entry and the members' menu ask (GAP-07). */
export const hasPlans = (ctx: ApiContext): Promise<boolean> => anyPlan(ctx, {})

const anyPlan = rememberPerRevision(
  async ({ db, station }) => {
    const [row] = await db
      .select({ id: plans.id })
      .from(plans)
      .where(inStation(plans, { station }, isNull(plans.deletedAt)))
      .limit(1)
    return row !== undefined
  },
  () => 0,
)
