import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { posts } from '../posts/tables.ts'
import type { PostRow } from './read-posts.ts'
import { requireWall } from './require-wall.ts'
import { wallTexts } from './texts.ts'

/** A row as it is. @throws not_found */
export async function postInStation(ctx: ApiContext, id: number): Promise<PostRow> {
  return ctx.db
    .select()
    .from(posts)
    .where(withId(posts, ctx, id))
    .then(one(wallTexts.gone))
}

/** A post under its lock. `key share`: it may not be deleted meanwhile. @throws not_found */
export async function lockPost(
  ctx: ApiContext,
  id: number,
  strength: 'update' | 'no key update' | 'key share',
): Promise<PostRow> {
  return ctx.db
    .select()
    .from(posts)
    .where(withId(posts, ctx, id))
    .for(strength)
    .then(one(wallTexts.gone))
}

/** What everybody sees can be liked and commented. `isHeld`: it may not go before the transaction ends. @throws forbidden, not_found */
export async function requireOpenPost(ctx: ApiContext, id: number, isHeld: boolean): Promise<void> {
  await requireWall(ctx)
  const { state } = isHeld ? await lockPost(ctx, id, 'key share') : await postInStation(ctx, id)
  if (state !== 'shown') throw new ApiError('not_found', wallTexts.gone)
}

/**
 * Changes a post under its lock; `change` answers the state afterwards. Nothing counts posts, so nothing else moves.
 * @throws not_found, and what `change` does
 */
export async function changePost(
  ctx: ApiContext,
  id: number,
  change: (row: PostRow) => Promise<PostRow['state']>,
): Promise<void> {
  await change(await lockPost(ctx, id, 'update'))
}
