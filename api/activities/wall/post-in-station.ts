import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction, may } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { releaseKeys } from '../../platform/files/index.ts'
import { posts } from '../posts/tables.ts'
import { type PostRow, requireWall } from './list-posts.ts'
import { keysOf } from './post-media.ts'
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

/** Deletes an own post with its comments, likes and file (SOC-06). @throws not_found, forbidden for another's */
export async function removePost(outer: ApiContext, id: number): Promise<{ messages: string[] }> {
  await requireWall(outer)
  await inTransaction(outer, async (ctx) => {
    const row = await lockPost(ctx, id, 'update')
    if (row.participantId !== memberOf(ctx)) throw refusalOf(row.state)
    await ctx.db.delete(posts).where(withId(posts, ctx, id))
    await releaseKeys(ctx, keysOf(row.media))
  })
  return { messages: [wallTexts.removed] }
}

/** What others do not see is not there for them. */
const refusalOf = (state: string) =>
  state === 'shown'
    ? new ApiError('forbidden', wallTexts.forbidden)
    : new ApiError('not_found', wallTexts.gone)

type Found = { key: string; name: string; isVideo?: boolean; isToKeep?: boolean }

/**
 * The file of a post, or the picture in front of its video, for who may read the post, and for owners of the station, who decide
 * about it (SEC-65). @throws forbidden, not_found for everybody else, whether there is one or not
 */
export async function getPostMedia(
  ctx: ApiContext,
  { id, poster }: { id: number; poster: boolean },
): Promise<Found> {
  await requireWall(ctx)
  const { media, state, participantId } = await postInStation(ctx, id)
  const mayModerate = may(ctx, 'moderation')
  const mayRead = state === 'shown' || mayModerate || participantId === memberOf(ctx)
  const isVideo = media?.kind === 'video'
  const key = poster ? isVideo && media.posterKey : media?.key
  if (!media || !key || !mayRead) throw new ApiError('not_found', wallTexts.gone)
  const name = `post-${id}.${key.split('.').at(-1)}`
  return { key, name, isVideo, isToKeep: isVideo && media.state !== 'plays' && !poster }
}
