import { eq, gt, sum } from 'drizzle-orm'
import type { uploadVideo as call } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { videoPath } from '#contract/activities/research/video-path.ts'
import type { AnswerInput, UploadFields } from '#contract/endpoint.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { claimKeys, type StreamedFile, takeStream, type Upload } from '../../platform/files/index.ts'
import {
  emptySamplesBesides,
  type FilmProblem,
  filmHeadBytes,
  judgePhoneFilm,
  phoneFilmKindOf,
  stripFilm,
} from '../../platform/films/index.ts'
import { readWhole } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { queues } from '../../platform/slots/limits.ts'
import { createQueue } from '../../platform/slots/queue.ts'
import { researchOf } from './research-of.ts'
import { researchUploads } from './tables.ts'
import { researchTexts } from './texts.ts'

type Fields = UploadFields<typeof call>

const problemTexts: Record<FilmProblem, string> = {
  wrong_type: pictureTexts.wrongType,
  broken: researchTexts.videoBroken,
  unknown_codec: researchTexts.videoCodec,
}
const dayMs = 24 * 60 * 60 * 1000

/**
 * Takes a video for an answer (POL-05), stored while it comes where no address leads, freed of what the camera wrote into it, and
 * judged there by its bytes, whole (ADR 90, SEC-66, SEC-68, SEC-96). Until an answer names it, it is its sender's alone.
 * @throws invalid_input with `fields.file`; too_many_requests; conflict where no video is asked for
 */
export function uploadVideo(ctx: ApiContext, upload: Upload<Fields>): Promise<AnswerInput<typeof call>> {
  const participantId = memberOf(ctx)
  return upload.stream(async (film, { action, question }) => {
    await limitVideos(ctx, participantId)
    await requireVideoQuestion(ctx, { action, question })
    const { version: id, key: file, bytes, discard } = await takeFilm(ctx, film)
    try {
      await inTransaction(ctx, async (inside) => {
        const createdAt = ctx.ports.clock.now()
        const of = { stationId: ctx.station.id, participantId }
        const answers = { activityId: action ?? null, questionId: question ?? null }
        await inside.db.insert(researchUploads).values({ ...of, ...answers, id, file, bytes, createdAt })
        await claimKeys(inside, [file])
      })
    } catch (error) {
      await discard().catch(() => {})
      throw error
    }
    return { id, url: videoPath(id) }
  })
}

const takeFilm = (ctx: ApiContext, film: StreamedFile) =>
  takeStream(ctx, film, {
    store: ctx.ports.files,
    maxBytes: researchLimits.videoBytes,
    tooLarge: pictureTexts.mediaTooLarge(researchLimits.videoBytes / 1_000_000),
    wrongType: problemTexts.wrong_type,
    headBytes: filmHeadBytes,
    kindOf(head) {
      if (head.length === 0) throw refuse(fieldTexts.required)
      const kind = phoneFilmKindOf(head)
      return kind && { kind, contentType: contentTypes[kind] }
    },
    path: ({ kind }) => `resposta.${kind}`,
    cleaned: (pieces, { kind }) => stripFilm(pieces, kind),
    async judge(key, { contentType }) {
      await requireWhole(ctx, key)
      await emptySamplesBesides(ctx.ports.files, key, contentType)
    },
  })

const inQueue = createQueue(queues.films, researchTexts.tooManyVideos)

/** @throws invalid_input for a film that is damaged, or that nothing plays */
function requireWhole(ctx: ApiContext, key: string): Promise<void> {
  return inQueue(`${ctx.station.id}:${memberOf(ctx)}`, async () => {
    const file = await ctx.ports.files.get(key)
    const film = judgePhoneFilm(file ? await readWhole(file) : Buffer.alloc(0))
    if ('problem' in film) throw refuse(problemTexts[film.problem])
  })
}

const refuse = (text: string) => ApiError.fields({ file: text })

const contentTypes = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' } as const

/** So often in ten minutes, and so many bytes in a day; counted before anything is read. @throws too_many_requests */
async function limitVideos(ctx: ApiContext, participantId: number): Promise<void> {
  const refuse = (text: string) => (retryAfterSeconds: number) =>
    new ApiError('too_many_requests', text, { details: { retryAfterSeconds } })
  const key = `${ctx.station.id}:${participantId}`
  await limit(
    ctx,
    { name: 'research-video', key, points: 10, durationSeconds: 600 },
    refuse(researchTexts.tooManyVideos),
  )
  const [sent] = await ctx.db
    .select({ bytes: sum(researchUploads.bytes).mapWith(Number) })
    .from(researchUploads)
    .where(
      inStation(
        researchUploads,
        ctx,
        eq(researchUploads.participantId, participantId),
        gt(researchUploads.createdAt, new Date(ctx.ports.clock.now().getTime() - dayMs)),
      ),
    )
  if ((sent?.bytes ?? 0) + researchLimits.videoBytes > researchLimits.videoBytesOfDay)
    throw refuse(researchTexts.tooManyVideosToday)(dayMs / 1000)
}

/** Where a question is named, it asks for a video. @throws conflict, not_found */
async function requireVideoQuestion(ctx: ApiContext, { action, question }: Fields): Promise<void> {
  if (action === undefined) return
  const { questions } = await researchOf(ctx, action)
  const isAsked = questions.some(
    ({ id, type }) => type === questionTypes.video && (question === undefined || id === question),
  )
  if (!isAsked) throw new ApiError('conflict', researchTexts.notAsked)
}
