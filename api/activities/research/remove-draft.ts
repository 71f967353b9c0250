import { eq, lt } from 'drizzle-orm'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { researchDrafts } from './tables.ts'

/** What was kept until it was sent goes, in the transaction that sends it. */
export async function removeDraft(
  { db, station }: ApiContext,
  activityId: number,
  participantId: number,
): Promise<void> {
  await db
    .delete(researchDrafts)
    .where(
      inStation(
        researchDrafts,
        { station },
        eq(researchDrafts.activityId, activityId),
        eq(researchDrafts.participantId, participantId),
      ),
    )
}

const dayMs = 24 * 60 * 60 * 1000
/** What nobody went on with for half a year is not gone on with. */
const keptMs = 180 * dayMs

/** Removes answers that were never sent. */
export async function tidyDrafts({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db
      .delete(researchDrafts)
      .where(lt(researchDrafts.updatedAt, new Date(ports.clock.now().getTime() - keptMs)))
  })
}
