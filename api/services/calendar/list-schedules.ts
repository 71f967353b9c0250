import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import { type Calendar, calendars } from '#contract/services/calendar/calendars.ts'
import { weekdays } from '#contract/services/calendar/recurrence.ts'
import type { Schedule, scheduleListSchema } from '#contract/services/calendar/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { type Found, readOccurrences } from './read-occurrences.ts'
import { daysWithin, finalDay, nextDay, type Series, seriesOf, takesPlace } from './series.ts'
import { calendarEvents as events } from './tables.ts'
import { calendarTexts, calendarTexts as texts } from './texts.ts'
import { localOf, readDay, writtenDay } from './zone-time.ts'

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

/** Days in which a home looks for the next event. */
const nearDays = 60

/** What the home of a member says of the calendar: its next event. */
export async function calendarMoments(
  ctx: ApiContext,
  { begins }: { begins: string },
): Promise<Partial<HomeMoments>> {
  if (begins !== 'services' || !openCalendars(ctx).includes('station')) return {}
  const from = todayOf(ctx)
  const window = { from, to: from + nearDays }
  const { list } = await readOccurrences(ctx, { calendars: ['station'], window, letters: 1 })
  const [next] = list
  return { event: next ? { name: next.row.name, on: next.on } : null }
}

/**
 * One of them as it takes place on a day, else for the next time or for the last (NWS-06). @throws not_found for what is drafted,
 * foreign or of another calendar, and for a day on which it does not begin
 */
export async function getSchedule(ctx: ApiContext, asked: AskedSchedule): Promise<Schedule> {
  const found = await findSchedule(ctx, asked)
  return toSchedule(found, found.row.html)
}

export type AskedSchedule = { id: number; calendar: Calendar; on?: string | undefined }

/** A published event as `getSchedule` finds it. @throws what that throws */
export async function findSchedule(ctx: ApiContext, { id, calendar, on }: AskedSchedule): Promise<Found> {
  requireCalendar(ctx, calendar)
  const [row] = await ctx.db
    .select()
    .from(events)
    .where(withId(events, ctx, id, eq(events.calendar, calendar), eq(events.status, 'published')))
  const series = row && seriesOf(row, ctx.station.config.timezone)
  const day = series && dayAsked(series, on === undefined ? undefined : readDay(on), todayOf(ctx))
  if (!series || day === undefined) throw new ApiError('not_found', texts.gone)
  return { row, series, ...takesPlace(series, day) }
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

/** How an event comes again, in words; null for what comes once. Pure. */
function repeatsOf(series: Series): string | null {
  if (series.frequency === 'none') return null
  const parts = [rhythmOf(series)]
  if (series.until) parts.push(texts.until(series.until))
  if (series.count) parts.push(texts.times(series.count))
  return parts.join(', ')
}

function rhythmOf({ frequency, places, first }: Series): string {
  if (frequency === 'daily') return texts.daily
  if (frequency === 'weekly') return texts.weekly(places.flatMap((place) => weekdays[place] ?? []))
  if (frequency === 'yearly') return texts.yearly
  const day = Number(writtenDay(first).slice(-2))
  return day > 28 ? texts.monthlyAtItsEnd(day) : texts.monthly(day)
}

/**
 * The calendars that members of a station see: its own by the switch of events, those of consultancies with the services of a union
 * (TEN-09, GAP-04, STN-U11).
 */
export const openCalendars = ({ station }: Pick<ApiContext, 'station'>): Calendar[] =>
  calendars.filter((calendar) =>
    calendar === 'station' ? station.config.features.events : station.config.behaviour.unionServices,
  )

/** @throws forbidden where the station has switched its calendar off, not_found where there are no consultancies */
function requireCalendar(ctx: ApiContext, calendar: Calendar): void {
  if (openCalendars(ctx).includes(calendar)) return
  if (calendar === 'station') throw new ApiError('forbidden', calendarTexts.closed)
  throw new ApiError('not_found', calendarTexts.gone)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The words of harmless HTML, a line for each of its blocks; it may be cut off anywhere. Pure. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<[^>]*$/, '')
    .replace(/&[#\w]*$/, '')
    .replace(/<br\b[^>]*>|<\/(?:p|li|h\d|blockquote|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
