import { gt, lte } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { eventWindows } from './tables.ts'

/** Whether the owner has said that many people come from one network now: an assembly, a stand at a fair (GAP-106). */
export async function isEventOpen({ db, station, ports }: ApiContext): Promise<boolean> {
  const now = ports.clock.now()
  const [row] = await db
    .select({ stationId: eventWindows.stationId })
    .from(eventWindows)
    .where(
      inStation(eventWindows, { station }, lte(eventWindows.startsAt, now), gt(eventWindows.endsAt, now)),
    )
  return row !== undefined
}
