import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Comment } from '#contract/activities/comments/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { isHeld, limitWriting, requireWriter } from '../writing/index.ts'
import { getComment, readComments } from './list-comments.ts'
import { comments } from './tables.ts'
import { type CommentTarget, requireTarget, targetOf, targetValues } from './targets.ts'
import { commentTexts } from './texts.ts'
import { addToCount, addToTally, type CommentRow, lockComment } from './thread.ts'

export type NewComment = {
  /** What is commented, or the comment that is answered. */
  on: CommentTarget | { kind: 'comment'; id: number }
  description: string
  /** As the specification has it: the caller, or nobody. */
  user?: number | undefined
  key?: string | undefined
}

/**
 * Comments, or replies to a comment; the same key again answers the same (SOC-09).
 * @throws not_found, forbidden, conflict for a key with other words, too_many_requests
 */
export async function postComment(ctx: ApiContext, sent: NewComment): Promise<Comment> {
  if (sent.user !== undefined && sent.user !== memberOf(ctx))
    throw new ApiError('forbidden', commentTexts.forbidden)
  await limitWriting(ctx, 'comment')
  return writeComment(ctx, sent)
}

/** The same without counting how often somebody does: for the demo, which is one transaction. */
export function writeComment(outer: ApiContext, sent: NewComment): Promise<Comment> {
  const { on, description, key = randomUUID() } = sent
  const inputDigest = digestOf([on, description])
  return inTransaction(outer, async (ctx) => {
    const row =
      (await byKey(ctx, key)) ??
      (await write(ctx, { on, description, key, inputDigest })) ??
      (await byKey(ctx, key))
    if (row?.inputDigest !== inputDigest) throw new ApiError('conflict', commentTexts.keyOfAnother)
    const [answer] = (await readComments(ctx, eq(comments.id, row.id), { limit: 1 })).content
    if (!answer) throw new Error('The comment was not written')
    return answer
  })
}

async function byKey(ctx: ApiContext, key: string): Promise<CommentRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(comments)
    .where(
      inStation(comments, ctx, eq(comments.participantId, memberOf(ctx)), eq(comments.idempotencyKey, key)),
    )
  return row
}

type Writing = Required<Pick<NewComment, 'on' | 'description' | 'key'>> & { inputDigest: string }

/** Undefined when the same was sent at this moment, too. */
async function write(ctx: ApiContext, { on, key, ...sent }: Writing): Promise<CommentRow | undefined> {
  await requireWriter(ctx)
  const { target, parentId } = await placeOf(ctx, on)
  if (parentId !== null) await lockForReply(ctx, parentId)
  const now = ctx.ports.clock.now()
  const held = await isHeld(ctx, sent.description)
  const [row] = await ctx.db
    .insert(comments)
    .values({
      ...sent,
      ...targetValues(target),
      stationId: ctx.station.id,
      parentId,
      participantId: memberOf(ctx),
      idempotencyKey: key,
      state: held ? 'held' : 'shown',
      waitsSince: held ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!row || held) return row
  if (parentId !== null) await addToTally(ctx, parentId, 'replies', 1)
  await addToCount(ctx, target, 1)
  return row
}

/** Where it will stand, if the caller may see what it answers. @throws not_found */
async function placeOf(
  ctx: ApiContext,
  on: NewComment['on'],
): Promise<{ target: CommentTarget; parentId: number | null }> {
  if (on.kind !== 'comment') {
    const target = { kind: on.kind, id: on.id }
    await requireTarget(ctx, target, { isHeld: true })
    return { target, parentId: null }
  }
  const { id, action: activityId, post: postId } = await getComment(ctx, on.id)
  const target = targetOf({ activityId, postId })
  await requireTarget(ctx, target, { isHeld: true })
  return { target, parentId: id }
}

/** Nobody replies to a reply, or to what others do not see. @throws not_found, conflict */
async function lockForReply(ctx: ApiContext, id: number): Promise<void> {
  const { state, parentId } = await lockComment(ctx, id)
  if (state !== 'shown') throw new ApiError('not_found', commentTexts.gone)
  if (parentId !== null) throw new ApiError('conflict', commentTexts.noReplies)
}
