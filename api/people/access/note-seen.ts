import { and, inArray } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { participants } from './tables.ts'

const hourMs = 60 * 60 * 1000

/** True once an hour at most, so that being here costs no write per request. Pure. */
export const isDueToNote = (lastSeenAt: Date | null, now: Date): boolean =>
  lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= hourMs

/** Keeps that somebody of the station is here now (PPL-04); whoever holds their row meanwhile is not waited for: the next request keeps it. */
export async function noteSeen(
  { db, ports }: PlatformContext,
  { stationId }: { stationId: number },
  participantId: number,
): Promise<void> {
  const itself = withId(participants, { stationId }, participantId)
  const free = db
    .select({ id: participants.id })
    .from(participants)
    .where(itself)
    .for('no key update', { skipLocked: true })
  await db
    .update(participants)
    .set({ lastSeenAt: ports.clock.now() })
    .where(and(itself, inArray(participants.id, free)))
}
