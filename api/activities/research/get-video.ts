import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { videoPath } from '#contract/activities/research/video-path.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, may, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { researchDrafts, researchSealed, researchUploads } from './tables.ts'
import { researchTexts } from './texts.ts'

/**
 * The file of a video, for who sent it; for owners of the station from when it was sent as an answer (POL-05, SEC-68).
 * @throws not_found for everybody else, whether there is one or not
 */
export async function getVideo(ctx: ApiContext, id: string): Promise<{ key: string; name: string }> {
  const [row] = await ctx.db
    .select({
      participantId: researchUploads.participantId,
      file: researchUploads.file,
      responseId: researchUploads.responseId,
    })
    .from(researchUploads)
    .where(withId(researchUploads, ctx, id))
  const mayReadAnswers = may(ctx, 'content')
  const mayRead = row && (row.participantId === memberOf(ctx) || (mayReadAnswers && row.responseId !== null))
  if (!mayRead) throw new ApiError('not_found', researchTexts.videoGone)
  return { key: row.file, name: videoName(row.file, row.responseId) }
}

/** Columns of an upload that say how its film is called. */
export const videoColumns = { upload: researchUploads.id, file: researchUploads.file }

type Row = { upload: string | null; file: string | null }

/** The film of an answer, by the row of its upload; null where there is none. Pure. */
export const videoOf = ({ upload, file }: Row, responseId: number): { url: string; name: string } | null =>
  upload === null || file === null ? null : { url: videoPath(upload), name: videoName(file, responseId) }

/** What it is called when somebody saves it. Pure. */
const videoName = (file: string, responseId: number | null): string => {
  const kind = file.slice(file.lastIndexOf('.') + 1)
  return responseId === null ? `video.${kind}` : `resposta-${responseId}.${kind}`
}

/** How many anonymous answers to an activity wait sealed until they are opened with others. */
export const waitingOf = ({ db, station }: ApiContext, activityId: number): Promise<number> =>
  db.$count(researchSealed, inStation(researchSealed, { station }, eq(researchSealed.activityId, activityId)))

const dayMs = 24 * 60 * 60 * 1000
/** Of one run, so that it ends. */
const mostVideos = 500

/** Deletes videos that nobody sent: chosen and replaced, or left alone by a draft that is gone (POL-05). */
export async function tidyVideos({ db, ports }: PlatformContext): Promise<void> {
  const isLeft = and(
    isNull(researchUploads.responseId),
    lt(researchUploads.createdAt, new Date(ports.clock.now().getTime() - dayMs)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(researchDrafts)
        .where(
          inStation(
            researchDrafts,
            researchUploads,
            eq(researchDrafts.activityId, researchUploads.activityId),
            eq(researchDrafts.participantId, researchUploads.participantId),
            sql`${researchDrafts.answers} -> ${researchUploads.questionId}::text ->> 'upload' = ${researchUploads.id}`,
          ),
        ),
    ),
  )
  await acrossStations(async () => {
    const found = await db.select().from(researchUploads).where(isLeft).limit(mostVideos)
    for (const { stationId, id } of found) {
      const ofRow = withId(researchUploads, { stationId }, id, isLeft)
      // Whoever sends their answers at this moment has it, or not: never an answer without its video.
      const [row] = await db.delete(researchUploads).where(ofRow).returning()
      if (row) await deleteFile({ db, ports }, row)
    }
  })
}

/** What cannot be deleted now is tried again by the next run. */
async function deleteFile(
  { db, ports }: Pick<PlatformContext, 'db' | 'ports'>,
  row: typeof researchUploads.$inferSelect,
): Promise<void> {
  try {
    await ports.files.delete(row.file)
  } catch (error) {
    await db.insert(researchUploads).values(row).onConflictDoNothing()
    throw error
  }
}
