import { isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { participations } from './tables.ts'

type Closing = { id: number; by: string; reason: string; takenH: number }

/**
 * A participation that came of something else, which is taken back by whoever made it: no limit and no prerequisite counts it any more.
 * What it earned they took back themselves. Under the lock of its participant; twice is once.
 */
export async function closeParticipation(
  { db, station, ports }: Pick<ApiContext, 'db' | 'station' | 'ports'>,
  { id, by, reason, takenH }: Closing,
): Promise<void> {
  await db
    .update(participations)
    .set({ undoneAt: ports.clock.now(), undoneBy: by, undoneReason: reason, undoneTakenH: takenH })
    .where(withId(participations, { station }, id, isNull(participations.undoneAt)))
}
