import {
  type ProductSubscriptionBody,
  productSubscriptionBody,
  productSubscription as type,
} from '#contract/activity-types/product-subscription.ts'
import type { ActivityType } from '../../activities/participation/index.ts'

/** Type 21: products that come again. A subscription whose first charge was paid is the participation (ACT-21, GAP-61). */
export const subscriptionType: ActivityType<ProductSubscriptionBody> = {
  contract: type,
  body: productSubscriptionBody.schema,
}
