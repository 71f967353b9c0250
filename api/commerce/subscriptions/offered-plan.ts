import { isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { payableCents } from '../plans/index.ts'
import { plans } from '../plans/tables.ts'
import { subscriptionTexts as texts } from './texts.ts'
import type { PlanTerms } from './types.ts'

/** Days of the periods that a plan may have (GAP-73). */
export const planPeriods: readonly number[] = [30, 183, 365]

/**
 * A plan of the station on today's terms. @throws not_found for one that is withdrawn or another station's; conflict for one without a
 * price or whose period is none of 30, 183 and 365 days (GAP-73, PLN-09)
 */
export async function offeredTerms({ db, station }: ApiContext, id: number): Promise<PlanTerms> {
  const plan = await db
    .select()
    .from(plans)
    .where(withId(plans, { station }, id, isNull(plans.deletedAt)))
    .then(one(texts.unknownPlan))
  if (plan.priceCents === null) throw new ApiError('conflict', texts.negotiated)
  if (!planPeriods.includes(plan.days)) throw new ApiError('conflict', texts.period)
  const { id: planId, name: planName, days, gives } = plan
  return { planId, planName, priceCents: payableCents(plan), days, gives }
}
