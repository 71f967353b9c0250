import { onlyFor, type PlanArea, planAreaNames } from '#contract/commerce/plans/areas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { areasLocked } from './events.ts'
import { memberOf } from './member-of.ts'

/**
 * The one place that decides whether the caller may use an area of the station: switched on (TEN-09, GAP-04), and not only for
 * subscribers of a plan that they do not have. Owners, who look after the station, may everywhere.
 * @throws forbidden where it is switched off; plan_required, whose message names the plans
 */
export async function requireArea(ctx: ApiContext, area: PlanArea, switchedOff?: string): Promise<void> {
  const { features } = ctx.station.config
  if (switchedOff && area in features && !features[area as keyof typeof features])
    throw new ApiError('forbidden', switchedOff)
  const { actor } = ctx
  if (actor.kind === 'participant' && actor.roles.includes('owner')) return
  const found = await lockOf(ctx, memberOf(ctx), area)
  if (found) throw new ApiError('plan_required', `${planAreaNames[area]}: ${lower(onlyFor(found.plans))}.`)
}

/** The plans that would open an area to a participant; nothing where it is open. */
export async function lockOf(ctx: ApiContext, participantId: number, area: PlanArea) {
  const locked = await areasLocked.ask(ctx, { participantId })
  return locked.find((one) => one.area === area)
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
