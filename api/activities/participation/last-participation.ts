import { and, desc, eq } from 'drizzle-orm'
import type { ActionDetail } from '#contract/activities/schemas.ts'
import type { ApiContext } from '../../context.ts'
import { participations } from '../tables.ts'

/**
 * A participant's newest participation in an activity. What comes next is known by it: the portal makes the key of the
 * next one of its number, so it counts those taken back, too, whose keys are used up (ADR 0034).
 */
export async function lastParticipation(
  { db, station }: ApiContext,
  participantId: number,
  activityId: number,
): Promise<ActionDetail['last_participation']> {
  const [row] = await db
    .select({
      id: participations.id,
      createdAt: participations.createdAt,
      undoneAt: participations.undoneAt,
    })
    .from(participations)
    .where(
      and(
        eq(participations.stationId, station.id),
        eq(participations.participantId, participantId),
        eq(participations.activityId, activityId),
      ),
    )
    .orderBy(desc(participations.id))
    .limit(1)
  return row ? { id: row.id, createdAt: row.createdAt.toISOString(), undone: row.undoneAt !== null } : null
}
