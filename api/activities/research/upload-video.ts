import { and, eq, gt, sum } from 'drizzle-orm'
import type { uploadVideo as call } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { videoPath } from '#contract/activities/research/video-path.ts'
import type { AnswerInput, UploadFields } from '#contract/endpoint.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'

import { ApiError } from '../../platform/errors.ts'
import { claimKeys, takeFile, type Upload } from '../../platform/files/index.ts'
import { type FilmProblem, judgePhoneFilm, strippedFilm } from '../../platform/films/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
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
 * Takes a video for an answer (POL-05): judged by its bytes, whole, freed of what the camera wrote into it (SEC-96), kept where no
 * address leads (ADR 90, SEC-68). Until an answer names it, it is its sender's alone.
 * @throws invalid_input with `fields.file`; too_many_requests; conflict where no video is asked for
 */
export async function uploadVideo(
  ctx: ApiContext,
  upload: Upload<Fields>,
): Promise<AnswerInput<typeof call>> {
  const participantId = memberOf(ctx)
  await limitVideos(ctx, participantId)
  const taken = await takeFile(ctx, upload, {
    limits: [],
    tooLarge: pictureTexts.mediaTooLarge(upload.maxBytes / 1_000_000),
    version: 'once',
    isPrivate: true,
    isClaimedLater: true,
    async make(bytes, fields) {
      await requireVideoQuestion(ctx, fields)
      const film = judgePhoneFilm(bytes)
      if ('problem' in film) return problemTexts[film.problem]
      const path = `resposta.${film.kind}`
      return {
        files: [{ path, bytes: strippedFilm(bytes, film.kind), contentType: contentTypes[film.kind] }],
        path,
        bytes: bytes.length,
        fields,
      }
    },
  })
  const file = taken.key(taken.path)
  const { action, question } = taken.fields
  await inTransaction(ctx, async (inside) => {
    await inside.db.insert(researchUploads).values({
      stationId: ctx.station.id,
      id: taken.version,
      participantId,
      activityId: action ?? null,
      questionId: question ?? null,
      file,
      bytes: taken.bytes,
      createdAt: ctx.ports.clock.now(),
    })
    await claimKeys(inside, [file])
  })
  return { id: taken.version, url: videoPath(taken.version) }
}

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
      and(
        eq(researchUploads.stationId, ctx.station.id),
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
