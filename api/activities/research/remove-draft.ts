import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
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
