import type { createVideoPost as call } from '#contract/activities/wall/endpoints.ts'
import { postVideoBytes, postVideoEndings } from '#contract/activities/wall/limits.ts'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import type { UploadFields } from '#contract/endpoint.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type StreamedFile, takeStream, type Upload } from '../../platform/files/index.ts'
import { emptySamplesBesides, readIndex, stripFilm } from '../../platform/films/index.ts'
import type { Videos } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { PostMedia, VideoState } from '../posts/tables.ts'
import { beginPost, placePost, postUnderKey } from './write-post.ts'

/** Of one member in a day: two gigabytes at most. */
const videosOfDay = { points: 10, durationSeconds: 24 * 3600 }
/** Of a station in a month: what it can fill is bounded. */
const videosOfMonth = { points: 1_000, durationSeconds: 30 * 24 * 3600 }

/**
 * Posts a video on the wall, stored while it comes (SOC-04, ADR 89). The same key with the same words and name is the same post: its
 * film is not stored again. @throws invalid_input with `fields.file`, and as `createPost`
 */
export function createVideoPost(
  ctx: ApiContext,
  upload: Upload<UploadFields<typeof call>>,
  key: string | undefined,
): Promise<Post> {
  return upload.stream(async (film, { description, user }) => {
    await beginPost(ctx, user)
    const sent = { description, key, file: film.name }
    const known = await postUnderKey(ctx, sent)
    if (known) return known
    const station = String(ctx.station.id)
    await limit(ctx, { name: 'wall-video', key: `${station}:${memberOf(ctx)}`, ...videosOfDay })
    await limit(ctx, { name: 'wall-videos', key: station, ...videosOfMonth })
    const { media, discard } = await takeVideo(ctx, film)
    try {
      const { post, isNew } = await placePost(ctx, { ...sent, media })
      if (!isNew) await discard()
      return post
    } catch (error) {
      await discard().catch(() => {})
      throw error
    }
  })
}

const refuse = (text: string) => ApiError.fields({ file: text })

/**
 * Stores a video while it comes: judged by its first bytes, counted, freed of what the camera wrote into it (SEC-96), and looked at where
 * its index says how it is packed; nothing of it stays that is refused or breaks off (SOC-04, SEC-66). `discard` takes it away again.
 * @throws invalid_input with `fields.file`
 */
async function takeVideo(
  ctx: ApiContext,
  film: StreamedFile,
): Promise<{ media: PostMedia; discard(): Promise<void> }> {
  if (!hasVideoEnding(film.name)) throw refuse(mediaTexts.wrongType)
  const { key, judged, discard } = await takeStream(ctx, film, {
    store: ctx.ports.videos,
    maxBytes: postVideoBytes,
    tooLarge: mediaTexts.tooLarge,
    wrongType: mediaTexts.wrongType,
    headBytes: bytesOfKind,
    kindOf: videoKindOf,
    path: ({ ending }) => `video.${ending}`,
    cleaned: (pieces, { ending }) => stripFilm(pieces, ending),
    judge: (key, kind) => stateOf(ctx, key, kind),
  })
  return { media: { kind: 'video', key, state: judged }, discard }
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

/** What a video is by its first bytes; MP4 and QuickTime are one family. */
type VideoKind = { ending: 'mp4' | 'mov' | 'wmv'; contentType: string }

const kinds = {
  mp4: { ending: 'mp4', contentType: 'video/mp4' },
  mov: { ending: 'mov', contentType: 'video/quicktime' },
  wmv: { ending: 'wmv', contentType: 'video/x-ms-wmv' },
} as const satisfies Record<string, VideoKind>

/** So many bytes tell it. */
const bytesOfKind = 16
/** The header of ASF, which Windows Media is packed in. */
const asf = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')

/** Whether a name ends as a video may (D2§5, GAP-46). Pure. */
const hasVideoEnding = (name: string): boolean =>
  postVideoEndings.some((ending) => name.toLowerCase().endsWith(ending))

/** What the first bytes say, whatever the name does; null for what is no video of ours. Pure. */
function videoKindOf(head: Buffer): VideoKind | null {
  if (head.subarray(0, 16).equals(asf)) return kinds.wmv
  const box = head.toString('latin1', 4, 8)
  if (box === 'ftyp') return head.toString('latin1', 8, 12) === 'qt  ' ? kinds.mov : kinds.mp4
  // QuickTime before it named itself.
  return /^(moov|mdat|wide|free|skip|pnot)$/.test(box) ? kinds.mov : null
}

/** H.264, AV1 and VP9: what browsers of the last years play. HEVC of phones is not among it. */
const playable = /^(avc1|avc3|av01|vp09)$/
/** What is no picture: sound, subtitles and the time in them. */
const besides = /^(mp4a|ac-3|ec-3|alac|sowt|twos|lpcm|tmcd|text|tx3g|mebx|samr|\.mp3|raw |Opus)$/

/**
 * Whether a stored MP4 or QuickTime film plays in browsers, by its index alone: no more of it is read. Null where it has none that can
 * be read: it is not whole.
 */
async function playsInBrowsers(videos: Videos, key: string): Promise<boolean | null> {
  const index = await readIndex(videos, key)
  const formats = index && formatsOf(index).filter((format) => !besides.test(format))
  return formats && formats.length > 0 ? formats.every((format) => playable.test(format)) : null
}

/** The format of each track: its table of samples begins with it. */
function formatsOf(index: Buffer): string[] {
  const formats: string[] = []
  for (let at = index.indexOf('stsd'); at >= 0 && formats.length < 50; at = index.indexOf('stsd', at + 4))
    if (at + 20 <= index.length) formats.push(index.toString('latin1', at + 16, at + 20))
  return formats
}
