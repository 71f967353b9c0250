import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { withId } from '../../platform/db/rows.ts'
import { claimKeys, expectClaim, newSecret, privateKey, releaseKeys } from '../../platform/files/index.ts'
import { countWaiting, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { piecesOf } from '../../platform/ports/index.ts'
import type { PostMedia } from '../posts/tables.ts'
import { posts } from '../posts/tables.ts'

type Video = Extract<PostMedia, { kind: 'video' }>
type Post = { stationId: number; postId: number }

/**
 * Makes a video of the wall playable where it is not, and takes a picture of it, where the machine can (ADR 89). What cannot be made
 * stays the file it is; a post that is gone meanwhile leaves nothing. Run twice it is done.
 */
export const prepareVideoJob = defineJob({
  name: 'prepare-video',
  data: z.object({ stationId: z.number(), postId: z.number(), participantId: z.number().optional() }),
  timeoutSeconds: 3_600,
  retries: 2,
  async run(ctx, post) {
    const video = await videoOf(ctx, post)
    if (!video || video.posterKey) return
    // Another process queued it, which can.
    if (!ctx.ports.films) return video.state === 'preparing' ? replace(ctx, post, video, nothing) : undefined
    const folder = await mkdtemp(path.join(tmpdir(), folderPrefix))
    try {
      const source = path.join(folder, 'original')
      await fetchTo(ctx, video.key, source)
      const made = await make(ctx, video, { source, folder })
      await replace(ctx, post, video, made)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/**
 * Queues a video in turns: the first of anybody comes before the second of somebody else, and of those a station's first before
 * another's second (SEC-74).
 */
export async function queueVideo(ctx: ApiContext, postId: number): Promise<void> {
  const [stationId, participantId] = [ctx.station.id, memberOf(ctx)]
  const own = await countWaiting(ctx, prepareVideoJob, { stationId, participantId })
  const ofStation = await countWaiting(ctx, prepareVideoJob, { stationId })
  const priority = -(own * mostOfStation + Math.min(ofStation, mostOfStation - 1))
  await enqueue(ctx, prepareVideoJob, { stationId, postId, participantId }, { priority })
}
/** Beyond this many waiting all of a station's are alike. */
const mostOfStation = 1_000

async function videoOf({ db }: PlatformContext, { stationId, postId }: Post): Promise<Video | null> {
  const [row] = await db
    .select({ media: posts.media })
    .from(posts)
    .where(withId(posts, { stationId }, postId))
  return row?.media?.kind === 'video' ? row.media : null
}

async function fetchTo({ ports }: PlatformContext, key: string, target: string): Promise<void> {
  const found = await ports.videos.get(key)
  if (!found) throw new Error('A video is not in the store')
  await pipeline(piecesOf(found), createWriteStream(target))
}

type Made = { film: string | null; poster: string | null }
const nothing: Made = { film: null, poster: null }

/** What takes longer than this is over, whatever became of it. Milliseconds. */
const longestMs = 24 * 3_600_000
/** Longer than a job may run: what a process that was killed left behind. */
const abandonedMs = 2 * 3_600_000
const folderPrefix = 'estacao-film-'

/** Offers as a file what nobody prepares any more: its job was lost. And removes what killed processes left on the disk. */
export async function tidyVideos({ db, ports }: PlatformContext): Promise<void> {
  await removeAbandoned(Date.now() - abandonedMs)
  const before = new Date(ports.clock.now().getTime() - longestMs)
  await acrossStations(async () => {
    await db
      .update(posts)
      .set({ media: sql`jsonb_set(${posts.media}, '{state}', '"file"')` })
      .where(and(sql`${posts.media} ->> 'state' = 'preparing'`, lt(posts.createdAt, before)))
  })
}

async function removeAbandoned(before: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix))
  for (const name of names) {
    const folder = path.join(tmpdir(), name)
    const found = await stat(folder).catch(() => null)
    if (found?.isDirectory() && found.mtimeMs < before) await rm(folder, { recursive: true, force: true })
  }
}

/** What ffmpeg makes of it; a film that it does not understand is nobody's fault. */
async function make(
  { ports }: PlatformContext,
  { state }: Video,
  { source, folder }: { source: string; folder: string },
): Promise<Made> {
  const { films, log } = ports
  const attempt = async (target: string, work: (target: string) => Promise<void> | undefined) => {
    const file = path.join(folder, target)
    try {
      await work(file)
      return file
    } catch (error) {
      log.warn({ reason: String(error).slice(0, 300) }, 'A video could not be prepared')
      return null
    }
  }
  const film = state === 'plays' ? null : await attempt('film.mp4', (file) => films?.film(source, file))
  // What cannot be made a film of takes as long to make a picture of.
  if (!film && state !== 'plays') return nothing
  return { film, poster: await attempt('capa.jpg', (file) => films?.poster(film ?? source, file)) }
}

/** Stores what was made and names it in the post, if that still has the video it was made of. */
async function replace(platform: PlatformContext, post: Post, video: Video, made: Made): Promise<void> {
  const { stationId, postId } = post
  const ctx = { ...platform, station: { id: stationId } }
  const version = newSecret()
  const keyOf = (name: string) => privateKey({ stationId, version, path: name })
  const files = [
    ...(made.film ? [{ from: made.film, key: keyOf('video.mp4'), contentType: 'video/mp4' }] : []),
    ...(made.poster ? [{ from: made.poster, key: keyOf('capa.jpg'), contentType: 'image/jpeg' }] : []),
  ]
  const keys = files.map(({ key }) => key)
  await expectClaim(ctx, keys)
  for (const { from, key, contentType } of files)
    await ctx.ports.videos.put(key, createReadStream(from), { contentType })
  const media: Video = {
    kind: 'video',
    key: made.film ? keyOf('video.mp4') : video.key,
    state: made.film ? 'plays' : video.state === 'plays' ? 'plays' : 'file',
    ...(made.poster && { posterKey: keyOf('capa.jpg') }),
  }
  await inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(posts)
      .set({ media })
      .where(withId(posts, { stationId }, postId, sql`${posts.media} ->> 'key' = ${video.key}`))
      .returning({ id: posts.id })
    // What nobody names is tidied up.
    if (rows.length === 0) return
    await claimKeys(ctx, keys)
    if (made.film) await releaseKeys(ctx, [video.key])
  })
}
