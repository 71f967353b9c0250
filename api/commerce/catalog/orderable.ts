import type { ParticipationState } from '#contract/activities/participation/schemas.ts'
import { type Activity, decide, memberFacts, refusalOf } from '../../activities/participation/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { ordersWaiting } from './events.ts'
import { type Offer, offersOf } from './offers.ts'
import { catalogTexts } from './texts.ts'

/**
 * Whether somebody may order from these activities, as `decide` says it of all types: window, limit, prerequisites (ACT-14). An
 * order that waits for its payment counts for the limit.
 */
export async function orderStates(
  ctx: ApiContext,
  participantId: number,
  activities: readonly Activity[],
): Promise<ReadonlyMap<number, ParticipationState>> {
  const activityIds = activities.map(({ id }) => id)
  if (activityIds.length === 0) return new Map()
  const factsOf = await memberFacts(ctx, participantId, activities)
  const waiting = await ordersWaiting.ask(ctx, { participantId, activityIds })
  const waitingOf = (id: number) => waiting.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0)
  const at = {
    now: ctx.ports.clock.now(),
    timeZone: ctx.station.config.timezone,
    takesParticipations: true,
  }
  return new Map(
    activities.map((activity) => {
      const facts = factsOf(activity.id)
      const userActions = facts.userActions + waitingOf(activity.id)
      return [activity.id, decide(activity, { ...facts, userActions }, at)]
    }),
  )
}

/**
 * Refuses unless somebody may order from all of these activities, and answers them.
 * @throws not_found, not_open, limit_reached, plan_required, prerequisites_missing
 */
export async function requireOrderable(
  ctx: ApiContext,
  participantId: number,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, Offer>> {
  const offers = await offersOf(ctx, activityIds)
  const isMissing = activityIds.some((id) => !offers.get(id)?.isOnAir)
  if (isMissing) throw new ApiError('not_found', catalogTexts.withdrawn)
  const rows = [...offers.values()].map(({ activity }) => activity)
  for (const state of (await orderStates(ctx, participantId, rows)).values()) {
    const refusal = refusalOf(state)
    if (refusal) throw refusal
  }
  return offers
}
