import type { ApiContext } from '../../platform/context.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { type AskedSchedule, findSchedule } from './list-schedules.ts'
import { writeFeed } from './write-feed.ts'

/** An event in iCalendar form, for the calendar program of the caller; what comes again with its rule (NWS-06). @throws not_found */
export async function getScheduleFile(
  ctx: ApiContext,
  asked: AskedSchedule,
  urls: UrlSettings,
): Promise<string> {
  const found = await findSchedule(ctx, asked)
  const { station } = ctx
  return writeFeed([found], { station, url: stationUrl(station, urls), now: ctx.ports.clock.now() })
}
