import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import type { Activity } from '../../activities/participation/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { currentOf } from '../subscriptions/index.ts'

/** A member who opens an activity with products that come again reads how they stand with it (ACT-21). */
export async function showSubscription(ctx: ApiContext, activity: Activity): Promise<Partial<ActionDetail>> {
  if (activity.typeId !== productSubscription.id) return {}
  const row = await currentOf(ctx, memberOf(ctx), activity.id)
  if (!row || row.state === 'ended' || row.state === 'suspended') return {}
  return {
    own_subscription: {
      id: row.id,
      state: row.state,
      cancelled_at: row.cancelledAt?.toISOString() ?? null,
      current_period_end: row.periodEnd?.toISOString() ?? null,
    },
  }
}
