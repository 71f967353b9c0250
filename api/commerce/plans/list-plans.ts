import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { payableCents, toPlan } from './plan-answer.ts'
import { plans } from './tables.ts'

/** The station's plans, cheapest after discount first, those to negotiate last, deleted ones left out (PLN-01). */
export const listPlans = (ctx: ApiContext): Promise<Plan[]> => readPlans(ctx, {})

const readPlans = rememberPerRevision(
  async ({ db, station }): Promise<Plan[]> => {
    const rows = await db
      .select()
      .from(plans)
      .where(and(eq(plans.stationId, station.id), isNull(plans.deletedAt)))
      .orderBy(asc(plans.position), asc(plans.id))
    return rows.sort((a, b) => compare(payableCents(a), payableCents(b))).map(toPlan)
  },
  (all) => all.length,
)

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
