import { postVideoBytes } from '#contract/activities/wall/limits.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type StreamedFile, takeStream } from '../../platform/files/index.ts'
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
