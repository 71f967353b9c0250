import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { activities } from '../../activities/participation/tables.ts'
import { lastLine } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart } from '../entries/owner-part.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import { type ActivityRow, activityInStation, activityPart, toManaged } from './activity-rows.ts'
import { requireFinishedBody } from './activity-values.ts'
import { requireOwnCode } from './require-own-code.ts'
import { requireWindow } from './require-window.ts'
import { managedActivityTexts as texts } from './texts.ts'

const acts = { published: 'activity.publish', withdrawn: 'activity.withdraw' } as const

/** Publishes or withdraws an activity that is as the owner saw it. @throws conflict, invalid_input, not_found */
export function setActivityStatus(
  ctx: ApiContext,
  { id, seen, status }: { id: number; seen: string; status: keyof typeof acts },
): Promise<ManagedActivity> {
  const part = `activity:${id}`
  return changePart(ctx, activityPart, {}, async (ctx, owner) => {
    const before = await activityInStation(ctx, id)
    const known = await toManaged(ctx, before)
    const isThere = before.status === status
    if (isThere && known.tag !== seen && (await lastLine(ctx, part))?.participantId === owner.id)
      return { answer: () => known }
    await refuseOvertaken(ctx, { tag: known.tag, value: known }, { part, seen, changed: texts.stale })
    if (isThere) throw new ApiError('already_done', texts.alreadyThere(texts.states[status]))
    if (status === 'published') await requireWhole(ctx, before)
    await ctx.db
      .update(activities)
      .set({ status })
      .where(withId(activities, ctx, id))
    const sides = {
      before: { name: before.name, status: before.status },
      after: { name: before.name, status },
    }
    return {
      done: { what: acts[status], part, ...sides },
      answer: (ctx) => toManaged(ctx, { ...before, status }),
    }
  })
}

/** What is published can be taken part in. @throws invalid_input */
async function requireWhole(ctx: ApiContext, row: ActivityRow): Promise<void> {
  requireWindow(ctx, row)
  requireFinishedBody(row.typeId, row.body)
  await requireOwnCode(ctx, row)
}
