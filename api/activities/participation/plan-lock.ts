import { onlyFor } from '#contract/commerce/plans/areas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Activity } from './activity-type.ts'
import { plansKnown } from './events.ts'

/** An activity that is only for who has one of these plans. `names`: those that can be taken now. */
export type PlanLock = { names: string[]; isOpen: boolean }

type Guarded = Pick<Activity, 'id' | 'onlyForPlans'>

/** Of many activities at once, by one query however many they are, and none where all are for everybody. */
export async function planLocks(
  ctx: ApiContext,
  participantId: number,
  activities: readonly Guarded[],
): Promise<(activityId: number) => PlanLock | null> {
  const guarded = activities.filter(({ onlyForPlans }) => onlyForPlans.length > 0)
  if (guarded.length === 0) return () => null
  const answers = await plansKnown.ask(ctx, { participantId })
  const held = new Set(answers.flatMap(({ heldId }) => heldId ?? []))
  const offered = answers.flatMap((one) => one.offered)
  const locks = new Map(
    guarded.map(({ id, onlyForPlans }) => [
      id,
      {
        names: offered.filter((plan) => onlyForPlans.includes(plan.id)).map(({ name }) => name),
        isOpen: onlyForPlans.some((plan) => held.has(plan)),
      },
    ]),
  )
  return (activityId) => locks.get(activityId) ?? null
}

/** Only for who has one of its plans now, or for everybody. @throws plan_required, whose message names the plans */
export async function requirePlanOf(ctx: ApiContext, activity: Guarded): Promise<void> {
  refuseLocked((await planLocks(ctx, memberOf(ctx), [activity]))(activity.id))
}

/** @throws plan_required */
export function refuseLocked(lock: PlanLock | null): void {
  if (lock && !lock.isOpen) throw new ApiError('plan_required', `${onlyFor(lock.names)}.`)
}
