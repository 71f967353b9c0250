import { Readable } from 'node:stream'
import { postVideoBytes } from '#contract/activities/wall/limits.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  claimKeys,
  expectClaim,
  newSecret,
  privateKey,
  type StreamedFile,
} from '../../platform/files/index.ts'
import { emptySamplesBesides, stripFilm } from '../../platform/films/index.ts'
import type { PostMedia, VideoState } from '../posts/tables.ts'
import { playsInBrowsers } from './plays-in-browsers.ts'
import { bytesOfKind, hasVideoEnding, type VideoKind, videoKindOf } from './video-kind.ts'

const refuse = (text: string) => ApiError.fields({ file: text })

/**
 * Stores a video while it comes: judged by its first bytes, counted, freed of what the camera wrote into it (SEC-96), and looked at where
 * its index says how it is packed; nothing of it stays that is refused or breaks off (SOC-04, SEC-66). `discard` takes it away again.
 * @throws invalid_input with `fields.file`
 */
export async function takeVideo(
  ctx: ApiContext,
  { name, body }: StreamedFile,
): Promise<{ media: PostMedia; bytes: number; discard(): Promise<void> }> {
  if (!hasVideoEnding(name)) throw refuse(mediaTexts.wrongType)
  const { kind, all } = await judgeHead(body)
  const { videos } = ctx.ports
  const key = privateKey({ stationId: ctx.station.id, version: newSecret(), path: `video.${kind.ending}` })
  const discard = async () => {
    await videos.delete(key)
    await claimKeys(ctx, [key])
  }
  const counted = { bytes: 0 }
  await expectClaim(ctx, [key])
  try {
    const stripped = stripFilm(count(all, counted), kind.ending)
    await videos.put(key, Readable.from(stripped, { objectMode: false }), kind)
    return {
      media: { kind: 'video', key, state: await stateOf(ctx, key, kind) },
      bytes: counted.bytes,
      discard,
    }
  } catch (error) {
    await discard().catch(() => {})
    throw error
  }
}

/** What it is, and all of it again. */
async function judgeHead(
  body: AsyncIterable<Buffer>,
): Promise<{ kind: VideoKind; all: AsyncGenerator<Buffer> }> {
  const pieces = body[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < bytesOfKind) {
    const { done, value } = await pieces.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  const kind = videoKindOf(head)
  if (!kind) throw refuse(mediaTexts.wrongType)
  async function* all() {
    yield head
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  return { kind, all: all() }
}

async function* count(pieces: AsyncGenerator<Buffer>, counted: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    counted.bytes += piece.length
    if (counted.bytes > postVideoBytes) throw refuse(mediaTexts.tooLarge)
    yield piece
  }
}

/** Whether it plays as it is. @throws invalid_input for a film that is not whole */
async function stateOf(
  ctx: ApiContext,
  key: string,
  { ending, contentType }: VideoKind,
): Promise<VideoState> {
  if (ending === 'wmv') return unplayed(ctx)
  const plays = await playsInBrowsers(ctx.ports.videos, key)
  if (plays === null) throw refuse(mediaTexts.wrongType)
  await emptySamplesBesides(ctx.ports.videos, key, contentType)
  return plays ? 'plays' : unplayed(ctx)
}

/** What does not play is made to play, where the machine can. */
const unplayed = ({ ports }: ApiContext): VideoState => (ports.films ? 'preparing' : 'file')
