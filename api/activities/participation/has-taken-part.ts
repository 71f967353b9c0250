import { eq, isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { participations } from './tables.ts'

/** Whether somebody took part in an activity, and it was not taken back. */
export async function hasTakenPart(
  { db, station }: ApiContext,
  participantId: number,
  activityId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: participations.id })
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.participantId, participantId),
        eq(participations.activityId, activityId),
        isNull(participations.undoneAt),
      ),
    )
    .limit(1)
  return row !== undefined
}
