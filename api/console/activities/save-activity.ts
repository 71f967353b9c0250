import type { ChangedActivity } from '#contract/console/activities/changed-activity.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { activities } from '../../activities/participation/tables.ts'
import { requireUnbegun } from '../../activities/research/index.ts'
import { lastLine } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { changePart } from '../entries/owner-part.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import { activityInStation, activityPart, asSeen, toManaged } from './activity-rows.ts'
import { requireFinishedBody, requirePlans, writePrerequisites } from './activity-values.ts'
import { audited } from './audited-research.ts'
import { changedColumns } from './changed-columns.ts'
import { differences } from './differences.ts'
import { noteAdjustedStock } from './note-adjusted-stock.ts'
import { requireOwnCode } from './require-own-code.ts'
import { requireWindow } from './require-window.ts'
import { managedActivityTexts as texts } from './texts.ts'

/**
 * Changes what is sent of an activity that is still as the owner saw it (`seen`): what is left out stays. What is published
 * changes at once for everybody.
 * @throws conflict with `details` { who, tag, value }, invalid_input, not_found
 */
export function saveActivity(
  ctx: ApiContext,
  { id, seen, type_id, value: sent }: { id: number } & ChangedActivity,
): Promise<ManagedActivity> {
  const part = `activity:${id}`
  const prepare = () => cleanAhead(ctx, sent)
  return changePart(ctx, activityPart, { prepare, sent }, async (ctx, owner) => {
    const before = await activityInStation(ctx, id)
    if (before.typeId !== type_id) throw ApiError.fields({ type_id: texts.otherType })
    const known = await toManaged(ctx, before)
    const was = asSeen(known, seen)
    // A place that nobody chose stays where it is now; one that was chosen is judged by the place that was seen.
    const isPlaced = sent.priority !== undefined && sent.priority !== was.priority
    const value = isPlaced ? sent : { ...sent, priority: undefined }
    const isMoved = isPlaced && was.priority !== before.priority && sent.priority !== before.priority
    const refuse = () =>
      refuseOvertaken(
        ctx,
        { tag: known.tag, value: known },
        { part, seen: isMoved ? seen : was.tag, changed: texts.stale },
      )
    const last = await lastLine(ctx, part)
    if (last?.participantId !== owner.id) await refuse()
    const columns = changedColumns(before, value, known.tag !== was.tag)
    const values = { ...before, ...columns }
    if (value.onlyForPlans) await requirePlans(ctx, value.onlyForPlans)
    await requireUnbegun(ctx, id, before.body, values.body)
    const isPublic = before.status === 'published'
    if (isPublic) {
      requireFinishedBody(before.typeId, values.body)
      requireWindow(ctx, values)
      await requireOwnCode(ctx, values)
    }
    if (Object.keys(columns).length > 0)
      await ctx.db
        .update(activities)
        .set(columns)
        .where(withId(activities, ctx, id))
    if (value.prerequisites) await writePrerequisites(ctx, id, value.prerequisites)
    await noteAdjustedStock(ctx, {
      id,
      typeId: before.typeId,
      who: owner.name,
      before: before.body,
      after: values.body,
    })
    const after = await toManaged(ctx, values)
    if (after.tag === known.tag) return { answer: () => known }
    // What an owner saved last may come again after a lost answer; anything else is as stale as of anybody.
    await refuse()
    const sides = differences(...audited(known, after))
    const done = { what: 'activity.save', part, name: after.name, ...sides, isPublic }
    return { done, answer: () => ({ ...after, updated_by: owner.name }) }
  })
}
