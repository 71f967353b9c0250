import type { ApiContext } from '#api/platform/context.ts'
import type { JobContext } from './define-job.ts'

/** The context of verbs for what a job does at one station, for nobody; null where the station is gone. */
export async function atStation(
  { db, ports, stations }: Pick<JobContext, 'db' | 'ports' | 'stations'>,
  stationId: number,
): Promise<ApiContext | null> {
  const station = await stations.byId(stationId)
  return station && { db, ports, station, actor: { kind: 'visitor' }, address: 'job' }
}
