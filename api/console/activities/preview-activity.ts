import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import type { TriedActivity } from '#contract/console/activities/changed-activity.ts'
import { toActionDetail } from '../../activities/participation/index.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { type ActivityRow, activityInStation, prerequisitesOf } from './activity-rows.ts'
import { changedColumns } from './changed-columns.ts'
import { managedActivityTexts as texts } from './texts.ts'

/** An activity of any state as a member sees it who did what comes before and nothing of it yet. @throws not_found */
export async function previewActivity(ctx: ApiContext, id: number): Promise<ActionDetail> {
  await requireTeam(ctx)
  return seenByMember(ctx, await activityInStation(ctx, id))
}

/** The same with what somebody is typing of it; nothing is written. @throws invalid_input, not_found */
export async function tryActivity(
  ctx: ApiContext,
  { id, type_id, value }: { id: number } & TriedActivity,
): Promise<ActionDetail> {
  await requireTeam(ctx)
  const row = await activityInStation(ctx, id)
  if (row.typeId !== type_id) throw ApiError.fields({ type_id: texts.otherType })
  await cleanAhead(ctx, value)
  return seenByMember(ctx, { ...row, ...changedColumns(row, value) })
}

async function seenByMember(ctx: ApiContext, row: ActivityRow): Promise<ActionDetail> {
  const { id } = row
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
