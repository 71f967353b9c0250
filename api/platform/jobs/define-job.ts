import type { z } from 'zod'
import type { ApiContext, PlatformContext } from '#api/platform/context.ts'
import type { StationRegistry, UrlSettings } from '#api/platform/station-record.ts'

/** What jobs have: all stations, and how their addresses are made. */
export type JobContext = PlatformContext & { stations: StationRegistry; urls: UrlSettings }

/** Work outside requests. Right even when late or run twice: reads compute what time has changed, jobs only tidy up. */
export type Job<Data = unknown> = {
  /** Letters, digits and dashes; the queue's name. */
  name: string
  /** What a queued run carries. */
  data: z.ZodType<Data>
  run(ctx: JobContext, data: Data): Promise<void>
  /** Runs at these minutes (cron, UTC) with the data `{}`. */
  cron?: string
  /** Runs soon after a `notify` on this channel with the data `{}`; many notifications are one run. */
  wakeOn?: string
  /** Tries after a failed one, 30 s and then twice as long each time. Default 5. */
  retries?: number
  /** A run that takes longer counts as failed. Default 300. */
  timeoutSeconds?: number
}

/** Names a job and ties the type of its data to its queue. */
export const defineJob = <Data>(job: Job<Data>): Job<Data> => job

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds different data types; each parses its own.
export type AnyJob = Job<any>

/** The same, and null where its keeper has closed it: for what takes something from somebody who cannot see it now (GAP-181). */
export async function atOpenStation(
  job: Pick<JobContext, 'db' | 'ports' | 'stations'>,
  stationId: number,
): Promise<ApiContext | null> {
  const ctx = await atStation(job, stationId)
  return ctx && !ctx.station.isSuspended ? ctx : null
}

/** The context of verbs for what a job does at one station, for nobody; null where the station is gone. */
export async function atStation(
  { db, ports, stations }: Pick<JobContext, 'db' | 'ports' | 'stations'>,
  stationId: number,
): Promise<ApiContext | null> {
  const station = await stations.byId(stationId)
  return station && { db, ports, station, actor: { kind: 'visitor' }, address: 'job' }
}
