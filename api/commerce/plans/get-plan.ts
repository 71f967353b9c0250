import { isNull } from 'drizzle-orm'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { activitiesOfPlans } from './activities-of-plans.ts'
import { toPlan } from './plan-answer.ts'
import { plans } from './tables.ts'

/** One plan that the station offers (PUB-18). @throws not_found */
export async function getPlan(ctx: ApiContext, { id }: { id: number }): Promise<Plan> {
  const [plan] = await readPlan(ctx, { id })
  if (!plan) throw new ApiError('not_found', 'Plano não encontrado.')
  return plan
}

const readPlan = rememberPerRevision(
  async (ctx, { id }: { id: number }) => {
    const rows = await ctx.db
      .select()
      .from(plans)
      .where(withId(plans, ctx, id, isNull(plans.deletedAt)))
    const activitiesOf = await activitiesOfPlans(ctx)
    return rows.map((row) => toPlan(row, ctx.station.config, activitiesOf(row.id)))
  },
  (rows) => rows.length,
)
