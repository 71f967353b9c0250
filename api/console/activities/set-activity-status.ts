import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { activities } from '../../activities/participation/tables.ts'
import { lastLine } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import { type ActivityRow, activityInStation, activityPart, asSeen, toManaged } from './activity-rows.ts'
import { requireFinishedBody } from './activity-values.ts'
import { type CollectionKey, collectionPart } from './collection-rows.ts'
import { requireOwnCode } from './require-own-code.ts'
import { requireWindow } from './require-window.ts'
import { showOnHome } from './show-on-home.ts'
import { managedActivityTexts as texts } from './texts.ts'

const acts = { published: 'activity.publish', withdrawn: 'activity.withdraw' } as const

type Turn = {
  id: number
  seen: string
  status: keyof typeof acts
  /** False: what is published for the first time does not go on the home. */
  home: boolean
  /** Where it goes there; without it, into the row of what is new. */
  row?: CollectionKey | undefined
}

const withHome: OwnerPart = { ...activityPart, locks: [...activityPart.locks, ...collectionPart.locks] }

/**
 * Publishes or withdraws an activity that is as the owner saw it. What is published for the first time goes on the home in the
 * same transaction, unless its owner says no (HOM-05). @throws conflict, invalid_input, not_found
 */
export function setActivityStatus(
  ctx: ApiContext,
  { id, seen: sent, status, home, row }: Turn,
): Promise<ManagedActivity> {
  const part = `activity:${id}`
  return changePart(ctx, withHome, {}, async (ctx, owner) => {
    const before = await activityInStation(ctx, id)
    const known = await toManaged(ctx, before)
    const seen = asSeen(known, sent).tag
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
    const isFirst = before.status === 'draft' && status === 'published'
    const shown = isFirst && home ? await showOnHome(ctx, before, row) : null
    const sides = {
      before: { name: before.name, status: before.status },
      after: { name: before.name, status, ...(shown && { row: shown }) },
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
