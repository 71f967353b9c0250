import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products, productsBody, productsForMembers } from '#contract/activity-types/products.ts'
import type { Activity } from '../../activities/participation/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { stockKey, takenOf } from './stock.ts'

/** A member who opens an activity with products reads what is left of each (ACT-14, CAR-21). */
export async function showLeft(ctx: ApiContext, activity: Activity): Promise<Partial<ActionDetail>> {
  if (activity.typeId !== products.id && activity.typeId !== productSubscription.id) return {}
  const { success, data } = productsBody.schema.safeParse(activity.body)
  if (!success) return {}
  const keyOf = ({ id }: { id: number }) => ({ activityId: activity.id, productNumber: id })
  const taken = await takenOf(ctx, data.products.map(keyOf))
  return {
    products: productsForMembers(data, activity.id, (product) => {
      if (product.stock == null) return null
      return Math.max(0, product.stock - (taken.get(stockKey(keyOf(product))) ?? 0))
    }),
  }
}
