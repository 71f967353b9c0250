import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { oneLine } from '#contract/one-line.ts'
import { calendarPaths } from '#contract/services/calendar/calendars.ts'
import { type Weekday, weekdays } from '#contract/services/calendar/recurrence.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { plainTextOf } from './list-schedules.ts'
import type { Found } from './read-occurrences.ts'
import { type Series, takesPlace } from './series.ts'
import { calendarTexts as texts } from './texts.ts'
import { zoneRules } from './zone-rules.ts'
import { instantOf, readDay, writtenDay } from './zone-time.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

type Facts = { station: Pick<StationRecord, 'id' | 'config'>; url: string; now: Date }

const refreshSeconds = 6 * 3600
const dayMs = 24 * 3600 * 1000
/** Programs ask again every day: so far ahead they know of clocks that change. */
const knownAheadMs = 3 * 366 * dayMs

/**
 * Events as a calendar program reads them: what comes once in UTC, what comes again as one event with its rule, on the clocks of the
 * station, whose changes stand in the file (ADR 131). Each line ends with CRLF, the last one too (RFC 5545). Pure.
 */
export function writeFeed(list: readonly Found[], facts: Facts): string {
  const { station, now } = facts
  const feed = new ICalCalendar({
    name: texts.feedName(oneLine(station.config.name)),
    prodId: { company: 'Estacao', product: 'Calendario', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  const seen = new Set<number>()
  for (const found of list) {
    if (seen.has(found.row.id)) continue
    if (ruleOf(found.series)) seen.add(found.row.id)
    feed.createEvent({ ...eventOf(found, facts), stamp: now })
  }
  return `${withZone(feed.toString(), list, facts)}\r\n`
}

function eventOf(found: Found, { station, url }: Facts): ICalEventData {
  const { row, series, on } = found
  const rule = ruleOf(series)
  const said = { summary: oneLine(row.name), description: plainTextOf(row.html) }
  const page = `${url}${calendarPaths[row.calendar]}/${row.id}`
  if (!rule)
    return { ...said, ...timesOf(found), id: `${row.id}-${on}@${station.id}`, url: `${page}?em=${on}` }
  // It begins with its first time, however long ago that was: its number of times counts from there.
  const first = { ...found, ...takesPlace(series, series.first) }
  return {
    ...said,
    ...timesOf(first, series.timeZone),
    id: `${row.id}@${station.id}`,
    url: page,
    repeating: rule,
  }
}

/** Days of a calendar have no zone: they are written as they are. */
function timesOf({ row, on, lastOn, start, end }: Found, zone?: string) {
  if (row.isAllDay)
    return { start: new Date(on), end: new Date(readDay(lastOn) * dayMs + dayMs), allDay: true }
  if (!zone) return { start, end }
  return { start: dayjs(start).tz(zone), end: dayjs(end).tz(zone), timezone: zone }
}

/** What an hour of the station is, where something is written in its hours; before the events, as programs want it. */
function withZone(file: string, list: readonly Found[], { station, now }: Facts): string {
  const hourly = list.filter(({ row, series }) => ruleOf(series) && !row.isAllDay)
  const earliest = Math.min(...hourly.map(({ row }) => row.startsAt.getTime()))
  if (hourly.length === 0) return file
  const span = { from: new Date(earliest - dayMs), to: new Date(now.getTime() + knownAheadMs) }
  const zone = zoneRules(station.config.timezone, span).join('\r\n')
  return file.replace('BEGIN:VEVENT', () => `${zone}\r\nBEGIN:VEVENT`)
}

const shortDays: Record<Weekday, string> = {
  sunday: 'SU',
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
}

/** How an event comes again, as calendar programs read it (RFC 5545); null for what comes once. Pure. */
export function ruleOf(series: Series): string | null {
  if (series.frequency === 'none') return null
  const parts = [`FREQ=${series.frequency.toUpperCase()}`, ...placesOf(series)]
  if (series.count) parts.push(`COUNT=${series.count}`)
  if (series.until) parts.push(`UNTIL=${untilOf(series, series.until)}`)
  return `RRULE:${parts.join(';')}`
}

function placesOf({ frequency, places, first }: Series): string[] {
  if (frequency === 'daily') return []
  if (frequency === 'weekly')
    return [
      `BYDAY=${places
        .flatMap((place) => weekdays[place] ?? [])
        .map((day) => shortDays[day])
        .join(',')}`,
    ]
  const [, month = 1, day = 1] = writtenDay(first).split('-').map(Number)
  const ofYear = frequency === 'yearly' ? [`BYMONTH=${month}`] : []
  // Of a month that is too short it is the last day: the last there is of these.
  if (day > 28) {
    const days = Array.from({ length: day - 27 }, (_, at) => 28 + at)
    return [...ofYear, `BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1']
  }
  return [...ofYear, `BYMONTHDAY=${day}`]
}

/** A day of whole days; of hours the last moment of the day in UTC, as the standard wants it beside a zone. */
function untilOf({ isAllDay, timeZone }: Series, until: string): string {
  if (isAllDay) return until.replaceAll('-', '')
  const end = new Date(instantOf({ day: readDay(until) + 1, time: 0 }, timeZone).getTime() - 1000)
  return end.toISOString().replace(/[-:]|\.\d+/g, '')
}
