import { asc, isNull, sql } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { givesOn, type Switches } from '#contract/commerce/plans/gives.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { activities, isOnAir } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
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

/** How many activities that can be met are only for subscribers of a plan, by plan: one query. */
async function activitiesOfPlans({ db, station }: ApiContext): Promise<(planId: number) => number> {
  const rows = await db
    .select({ onlyForPlans: activities.onlyForPlans })
    .from(activities)
    .where(
      inStation(activities, { station }, isOnAir, sql`jsonb_array_length(${activities.onlyForPlans}) > 0`),
    )
  return (planId) => rows.filter(({ onlyForPlans }) => onlyForPlans.includes(planId)).length
}

/**
 * A plan under the specification's names: `amount` and `discount` in reais, benefits numbered from 1; `activities` are for its
 * subscribers only. What its station has not on it does not offer (GAP-120).
 */
function toPlan(row: typeof plans.$inferSelect, station: Switches, activities: number): Plan {
  return {
    id: row.id,
    external_id: row.externalId,
    name: row.name,
    description: row.description,
    benefits: row.benefits.map((benefit, index) => ({ id: index + 1, benefit })),
    amount: row.priceCents === null ? null : reaisOf(row.priceCents),
    discount: reaisOf(row.discountCents),
    days: row.days,
    image: row.image,
    purchase_text: row.purchaseText,
    is_highlighted: row.highlighted,
    gives: { ...givesOn(row.gives, station), activities },
  }
}

/** Price less discount in centavos, never below 0 (D3§9); a plan to negotiate counts as the dearest. */
export function payableCents(row: Pick<typeof plans.$inferSelect, 'priceCents' | 'discountCents'>): number {
  if (row.priceCents === null) return Number.POSITIVE_INFINITY
  return Math.max(0, row.priceCents - row.discountCents)
}
