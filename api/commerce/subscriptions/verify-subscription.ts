import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { latestCharge, readChargeNow } from '../payments/index.ts'
import { getSubscription } from './get-subscription.ts'
import { currentOf, openBillOf } from './subscription-rows.ts'

/** Asks the gateway now whether the open charge was paid, at most every three seconds. @throws too_many_requests */
export async function verifySubscription(ctx: ApiContext): Promise<{ subscription: Subscription | null }> {
  await verifyOpenCharge(ctx, memberOf(ctx), null)
  return getSubscription(ctx)
}

/** The same of a plan and, with an activity, of its products. @throws too_many_requests */
export async function verifyOpenCharge(
  ctx: ApiContext,
  participantId: number,
  activityId: number | null,
): Promise<void> {
  const key = `${ctx.station.id}:${participantId}`
  await limit(ctx, { name: 'subscription-verification', key, points: 120, durationSeconds: 60 })
  const row = await currentOf(ctx, participantId, activityId)
  const bill = row && (await openBillOf(ctx, row.id))
  const charge = bill && (await latestCharge(ctx, 'subscription', bill.id))
  if (charge) await readChargeNow(ctx, charge)
}
