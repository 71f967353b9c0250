import { and, eq, isNull } from 'drizzle-orm'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { toPlan } from './plan-answer.ts'
import { plans } from './tables.ts'

/** One plan that the station offers (PUB-18). @throws not_found */
export async function getPlan(ctx: ApiContext, { id }: { id: number }): Promise<Plan> {
  const [row] = await readPlan(ctx, { id })
  if (!row) throw new ApiError('not_found', 'Plano não encontrado.')
  return toPlan(row)
}

const readPlan = rememberPerRevision(
  async ({ db, station }, { id }: { id: number }) =>
    db
      .select()
      .from(plans)
      .where(and(eq(plans.stationId, station.id), eq(plans.id, id), isNull(plans.deletedAt))),
  (rows) => rows.length,
)
