import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { oneLine } from '#contract/one-line.ts'
import { calendarPaths } from '#contract/services/calendar/calendars.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { plainTextOf } from './plain-text.ts'
import type { Found } from './read-occurrences.ts'
import { ruleOf } from './rule-of.ts'
import { takesPlace } from './series.ts'
import { calendarTexts as texts } from './texts.ts'
import { zoneRules } from './zone-rules.ts'
import { readDay } from './zone-time.ts'

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
