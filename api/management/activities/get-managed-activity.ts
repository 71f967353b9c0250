import type { ManagedActivity } from '#contract/management/activities/schemas.ts'
import type { ApiContext } from '../../context.ts'
import { requireOwner } from '../../owner-changes/index.ts'
import { activityInStation, toManaged } from './activity-rows.ts'

/** One activity as its owners edit it. @throws not_found */
export async function getManagedActivity(ctx: ApiContext, id: number): Promise<ManagedActivity> {
  await requireOwner(ctx)
  return toManaged(ctx, await activityInStation(ctx, id))
}
