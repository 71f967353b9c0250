import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Calendar } from '#contract/services/calendar/calendars.ts'
import type { Schedule, scheduleListSchema } from '#contract/services/calendar/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { plainTextOf } from './plain-text.ts'
import { type Found, readOccurrences } from './read-occurrences.ts'
import { repeatsOf } from './repeats.ts'
import { requireCalendar } from './require-calendar.ts'
import { daysWithin, finalDay, nextDay, type Series, seriesOf, takesPlace } from './series.ts'
import { calendarEvents as events } from './tables.ts'
import { calendarTexts as texts } from './texts.ts'
import { localOf, readDay } from './zone-time.ts'

/** What a list tells of a description, of its HTML and of its words. */
const [letters, words] = [700, 200]
const usualDays = 365

type Asked = { calendar: Calendar; from?: string | undefined; to?: string | undefined }

/** Events of a calendar within days of the station, in their order (NWS-05, LEG-10, CTB-06). @throws forbidden, not_found */
export async function listSchedules(
  ctx: ApiContext,
  { calendar, from, to }: Asked,
): Promise<z.output<typeof scheduleListSchema>> {
  requireCalendar(ctx, calendar)
  const first = from ? readDay(from) : to ? readDay(to) - usualDays : todayOf(ctx)
  const window = { from: first, to: to ? readDay(to) : first + usualDays }
  const { list, isCut } = await readOccurrences(ctx, { calendars: [calendar], window, letters })
  const shortened = (html: string) => plainTextOf(html).replace(/\n/g, ' ').slice(0, words)
  return { content: list.map((one) => toSchedule(one, shortened(one.row.html))), is_cut: isCut }
}

/**
 * One of them as it takes place on a day, else for the next time or for the last (NWS-06). @throws not_found for what is drafted,
 * foreign or of another calendar, and for a day on which it does not begin
 */
export async function getSchedule(
  ctx: ApiContext,
  { id, calendar, on }: { id: number; calendar: Calendar; on?: string | undefined },
): Promise<Schedule> {
  requireCalendar(ctx, calendar)
  const [row] = await ctx.db
    .select()
    .from(events)
    .where(withId(events, ctx, id, eq(events.calendar, calendar), eq(events.status, 'published')))
  const series = row && seriesOf(row, ctx.station.config.timezone)
  const day = series && dayAsked(series, on === undefined ? undefined : readDay(on), todayOf(ctx))
  if (!series || day === undefined) throw new ApiError('not_found', texts.gone)
  return toSchedule({ row, series, ...takesPlace(series, day) }, row.html)
}

/** The day asked for, where it begins on it; without one the next, or the one that still lasts, or the last. */
function dayAsked(series: Series, on: number | undefined, today: number): number | undefined {
  if (on !== undefined) return daysWithin(series, on, on)[0]
  return nextDay(series, today - series.span) ?? finalDay(series) ?? undefined
}

const todayOf = ({ station, ports }: ApiContext) => localOf(ports.clock.now(), station.config.timezone).day

const toSchedule = ({ row, series, on, lastOn, start, end }: Found, description: string): Schedule => ({
  id: row.id,
  name: row.name,
  description,
  image: row.image,
  day: { description: texts.fullDay(new Date(on)) },
  start: start.toISOString(),
  end: end.toISOString(),
  on,
  last_on: lastOn,
  all_day: row.isAllDay,
  repeats: repeatsOf(series),
})
