import { type AnyColumn, eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { calendarEvents } from './tables.ts'

/**
 * Whole days stay the days that they are when a station's clocks change: they are stored as midnights of its zone (GAP-122). In the
 * transaction that publishes the zone.
 */
export async function keepWholeDays(
  { db, station }: Pick<ApiContext, 'db' | 'station'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { startsAt, endsAt, lastEndsAt } = calendarEvents
  const moved = (at: AnyColumn) => sql`(${at} at time zone ${from}) at time zone ${to}`
  await db
    .update(calendarEvents)
    .set({ startsAt: moved(startsAt), endsAt: moved(endsAt), lastEndsAt: moved(lastEndsAt) })
    .where(inStation(calendarEvents, { station }, eq(calendarEvents.isAllDay, true)))
}
