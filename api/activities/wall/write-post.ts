import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { claimKeys } from '../../platform/files/index.ts'
import type { PostMedia } from '../posts/tables.ts'
import { posts } from '../posts/tables.ts'
import { isHeld, limitWriting, requireWriter } from '../writing/index.ts'
import { getPost, type PostRow, requireWall } from './list-posts.ts'
import { queueVideo } from './prepare-video.ts'
import { wallTexts } from './texts.ts'

export type NewPost = {
  description: string
  /** As the specification has it: the caller, or nobody. */
  user?: number | undefined
  key?: string | undefined
}

/**
 * Posts a text on the wall; the same key again answers the same (SOC-02).
 * @throws forbidden, conflict for a key with other words, too_many_requests
 */
export async function createPost(ctx: ApiContext, { description, user, key }: NewPost): Promise<Post> {
  await beginPost(ctx, user)
  return writePost(ctx, { description, key })
}

/** What is asked of everybody who posts, before anything large of theirs is read. @throws forbidden, too_many_requests */
export async function beginPost(ctx: ApiContext, user: number | undefined): Promise<void> {
  await requireWall(ctx)
  if (user !== undefined && user !== memberOf(ctx)) throw new ApiError('forbidden', wallTexts.forbidden)
  await requireWriter(ctx)
  await limitWriting(ctx, 'post')
}

type Writing = {
  description: string
  key?: string | undefined
  media?: PostMedia
  file?: string | undefined
}

/** Writes it, once for each key. `file`: what tells its file from others under the same key. @throws conflict, forbidden */
export const writePost = async (ctx: ApiContext, sent: Writing): Promise<Post> =>
  (await placePost(ctx, sent)).post

const digestFor = ({ description, file }: Pick<Writing, 'description' | 'file'>) =>
  digestOf([description, file ?? null])

/** What the caller posted under this key already; null where nothing. @throws conflict where it was something else */
export async function postUnderKey(ctx: ApiContext, { key, ...sent }: Writing): Promise<Post | null> {
  const known = key === undefined ? undefined : await postByKey(ctx, key)
  if (!known) return null
  if (known.inputDigest !== digestFor(sent)) throw new ApiError('conflict', wallTexts.keyOfAnother)
  return getPost(ctx, known.id)
}

/** The same; `isNew` where it was not there before, and its file is its own. */
export function placePost(
  outer: ApiContext,
  { key = randomUUID(), file, ...sent }: Writing,
): Promise<{ post: Post; isNew: boolean }> {
  const inputDigest = digestFor({ ...sent, file })
  return inTransaction(outer, async (ctx) => {
    const known = await postByKey(ctx, key)
    const made = known ? undefined : await insert(ctx, { ...sent, key, inputDigest })
    const row = known ?? made ?? (await postByKey(ctx, key))
    if (row?.inputDigest !== inputDigest) throw new ApiError('conflict', wallTexts.keyOfAnother)
    if (made) await beginMedia(ctx, made)
    return { post: await getPost(ctx, row.id), isNew: made !== undefined }
  })
}

/** Its file is its own from now on, and a video is prepared where the machine can. */
async function beginMedia(ctx: ApiContext, { id: postId, media }: PostRow): Promise<void> {
  if (!media) return
  await claimKeys(ctx, [media.key])
  if (media.kind === 'video' && ctx.ports.films) await queueVideo(ctx, postId)
}

/** What the caller posted under a key before. */
async function postByKey(ctx: ApiContext, key: string): Promise<PostRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(posts)
    .where(inStation(posts, ctx, eq(posts.participantId, memberOf(ctx)), eq(posts.idempotencyKey, key)))
  return row
}

type Row = Pick<Writing, 'description' | 'media'> & { key: string; inputDigest: string }

/** Undefined when the same was sent at this moment, too. */
async function insert(ctx: ApiContext, { key, ...sent }: Row): Promise<PostRow | undefined> {
  await requireWriter(ctx)
  const now = ctx.ports.clock.now()
  const held = await isHeld(ctx, sent.description)
  const [row] = await ctx.db
    .insert(posts)
    .values({
      ...sent,
      stationId: ctx.station.id,
      participantId: memberOf(ctx),
      idempotencyKey: key,
      state: held ? 'held' : 'shown',
      waitsSince: held ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}
