import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { toActionDetail } from '../../activities/participation/index.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { activityInStation, prerequisitesOf } from './activity-rows.ts'

/** An activity of any state as a member sees it who did what comes before and nothing of it yet. @throws not_found */
export async function previewActivity(ctx: ApiContext, id: number): Promise<ActionDetail> {
  await requireOwner(ctx)
  const row = await activityInStation(ctx, id)
  const needs = await prerequisitesOf(ctx, id)
  return toActionDetail(ctx, row, {
    userActions: 0,
    planLock: null,
    prerequisites: {
      action_has_prerequisites: needs.length > 0,
      user_done_prerequisites: true,
      left: 0,
      action_prerequisites: needs.map((need) => ({ ...need, done: true })),
    },
  })
}
