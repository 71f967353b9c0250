import { sql } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { participantCounts } from './tables.ts'

/** Adds up how many people there are in each state: of many lines one is left, and their sum is the same at every instant (PPL-04). */
export async function tidyCounts({ db }: PlatformContext): Promise<void> {
  const { stationId, status, change } = participantCounts
  await acrossStations(async () => {
    await db.execute(sql`
      with gone as (delete from ${participantCounts} returning ${stationId}, ${status}, ${change})
      insert into ${participantCounts} (station_id, status, change)
      select station_id, status, sum(change) from gone group by station_id, status having sum(change) <> 0`)
  })
}
