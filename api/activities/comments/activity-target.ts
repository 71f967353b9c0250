import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requirePlanOf } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { commentTexts } from './texts.ts'

/** Activities have comments where the owner switched them on, as long as they are on air (SOC-12). @throws not_found, plan_required */
export async function requireOpenActivity(ctx: ApiContext, activityId: number): Promise<void> {
  const { db } = ctx
  const { id, onlyForPlans } = activities
  const [row] = await db
    .select({ id, onlyForPlans, isOn: activities.commentsAndLikes })
    .from(activities)
    .where(withId(activities, ctx, activityId, isOnAir))
  if (!row?.isOn) throw new ApiError('not_found', commentTexts.closed)
  await requirePlanOf(ctx, row)
}
