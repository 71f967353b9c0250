import { eq, isNull } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Extension } from '../../platform/event.ts'
import { requirePlanOf } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { commentTexts } from './texts.ts'

/** What a comment belongs to: an activity, or a post of the wall. */
export type CommentTarget = { kind: 'activity' | 'post'; id: number }

/**
 * Refuses what cannot be commented now: unknown, withdrawn, hidden, without comments. `isHeld`: it may not be deleted before the
 * transaction ends; always the first lock of a comment, for what deletes the thing deletes its comments. @throws not_found
 */
type RequireOpen = (ctx: ApiContext, id: number, isHeld: boolean) => Promise<void>

const kinds = new Map<CommentTarget['kind'], RequireOpen>()

/** Brings a kind of thing that can be commented, for the area that has its table. */
export const bringCommentTarget =
  (kind: CommentTarget['kind'], requireOpen: RequireOpen): Extension =>
  () => {
    kinds.set(kind, requireOpen)
  }

/** @throws not_found where the target has no comments */
export async function requireTarget(
  ctx: ApiContext,
  { kind, id }: CommentTarget,
  { isHeld = false } = {},
): Promise<void> {
  const requireOpen = kinds.get(kind)
  if (!requireOpen) throw new Error(`No area brought ${kind}`)
  await requireOpen(ctx, id, isHeld)
}

type TargetTable = { stationId: AnyPgColumn; activityId: AnyPgColumn; postId: AnyPgColumn }

/** The two columns of a target, for a row of its own. Pure. */
export const targetValues = ({ kind, id }: CommentTarget) => ({
  activityId: kind === 'activity' ? id : null,
  postId: kind === 'post' ? id : null,
})

/** What a row belongs to. Pure. */
export function targetOf(row: { activityId: number | null; postId: number | null }): CommentTarget {
  const { activityId, postId } = row
  if (activityId !== null) return { kind: 'activity', id: activityId }
  if (postId === null) throw new Error('A comment belongs to nothing')
  return { kind: 'post', id: postId }
}

/** Rows of one target of the call's station. */
export const isOfTarget = (table: TargetTable, ctx: ApiContext, { kind, id }: CommentTarget) =>
  inStation(
    table,
    ctx,
    kind === 'activity' ? eq(table.activityId, id) : isNull(table.activityId),
    kind === 'post' ? eq(table.postId, id) : isNull(table.postId),
  )

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
