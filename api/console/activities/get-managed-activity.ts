import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { activityInStation, toManaged } from './activity-rows.ts'

/** One activity as its owners edit it. @throws not_found */
export async function getManagedActivity(ctx: ApiContext, id: number): Promise<ManagedActivity> {
  await requireTeam(ctx)
  return toManaged(ctx, await activityInStation(ctx, id))
}
