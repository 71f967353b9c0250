import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { calendarPaths } from '#contract/services/calendar/calendars.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { plainTextOf } from './plain-text.ts'
import type { Found } from './read-occurrences.ts'
import { calendarTexts as texts } from './texts.ts'

type Facts = { station: Pick<StationRecord, 'id' | 'config'>; url: string; now: Date }

const refreshSeconds = 6 * 3600

/**
 * Events as a calendar program reads them, each time one takes place for itself and in UTC: right in every program and on the day on
 * which clocks change, without a table of the zone (ADR 131). Pure.
 */
export function writeFeed(list: readonly Found[], { station, url, now }: Facts): string {
  const feed = new ICalCalendar({
    name: texts.feedName(station.config.name),
    prodId: { company: 'Estacao', product: 'Calendario', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const { row, on, lastOn, start, end } of list) {
    // Days of a calendar have no zone: they are written as they are.
    const dayAfter = new Date(Date.parse(lastOn) + 24 * 3600 * 1000)
    const when = row.isAllDay ? { start: new Date(on), end: dayAfter, allDay: true } : { start, end }
    feed.createEvent({
      ...when,
      id: `${row.id}-${on}@${station.id}`,
      stamp: now,
      summary: row.name,
      description: plainTextOf(row.html),
      url: `${url}${calendarPaths[row.calendar]}/${row.id}?em=${on}`,
    })
  }
  return feed.toString()
}
