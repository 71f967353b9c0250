import { asc, isNull } from 'drizzle-orm'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { activitiesOfPlans } from './activities-of-plans.ts'
import { payableCents, toPlan } from './plan-answer.ts'
import { plans } from './tables.ts'

/** The station's plans, cheapest after discount first, those to negotiate last, deleted ones left out (PLN-01). */
export const listPlans = (ctx: ApiContext): Promise<Plan[]> => readPlans(ctx, {})

const readPlans = rememberPerRevision(
  async (ctx): Promise<Plan[]> => {
    const rows = await ctx.db
      .select()
      .from(plans)
      .where(inStation(plans, ctx, isNull(plans.deletedAt)))
      .orderBy(asc(plans.position), asc(plans.id))
    const activitiesOf = rows.length > 0 ? await activitiesOfPlans(ctx) : () => 0
    const sorted = rows.sort((a, b) => compare(payableCents(a), payableCents(b)))
    return sorted.map((row) => toPlan(row, ctx.station.config, activitiesOf(row.id)))
  },
  (all) => all.length,
)

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
