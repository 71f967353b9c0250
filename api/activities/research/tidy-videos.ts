import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { researchDrafts, researchUploads } from './tables.ts'

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
