import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { addToCount, addToTally, repliesOf } from './comment-counts.ts'
import { comments } from './tables.ts'
import { targetOf } from './targets.ts'
import { commentTexts } from './texts.ts'

export type CommentRow = typeof comments.$inferSelect

/** A row as it is. @throws not_found */
export async function commentInStation(ctx: ApiContext, id: number): Promise<CommentRow> {
  return ctx.db
    .select()
    .from(comments)
    .where(withId(comments, ctx, id))
    .then(one(commentTexts.gone))
}

/** A comment under its lock: nobody replies to it, hides or removes it meanwhile. @throws not_found */
export async function lockComment(
  ctx: ApiContext,
  id: number,
  strength: 'no key update' | 'update' | 'key share' = 'no key update',
): Promise<CommentRow> {
  return ctx.db
    .select()
    .from(comments)
    .where(withId(comments, ctx, id))
    .for(strength)
    .then(one(commentTexts.gone))
}

/**
 * Changes or deletes a comment or a reply under the lock of the comment that its thread begins with, and moves the counters by
 * what everybody sees more or less. `change` answers the state afterwards, null once it is gone.
 * @throws not_found, and what `change` does
 */
export async function changeInThread(
  ctx: ApiContext,
  id: number,
  change: (row: CommentRow) => Promise<CommentRow['state'] | null>,
): Promise<void> {
  const { parentId } = await commentInStation(ctx, id)
  const top = await lockComment(ctx, parentId ?? id, parentId === null ? 'update' : 'no key update')
  const row = parentId === null ? top : await lockComment(ctx, id, 'update')
  const weight = parentId === null ? 1 + (await repliesOf(ctx, id)) : 1
  const by = Number((await change(row)) === 'shown') - Number(row.state === 'shown')
  if (parentId !== null) await addToTally(ctx, parentId, 'replies', by)
  if (parentId === null || top.state === 'shown') await addToCount(ctx, targetOf(top), by * weight)
}
