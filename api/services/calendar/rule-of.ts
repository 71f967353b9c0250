import type { Weekday } from '#contract/services/calendar/recurrence.ts'
import { weekdays } from '#contract/services/calendar/recurrence.ts'
import type { Series } from './series.ts'
import { instantOf, readDay, writtenDay } from './zone-time.ts'

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
