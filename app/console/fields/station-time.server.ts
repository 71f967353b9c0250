import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { isInKnownYears } from '#contract/is-in-known-years.ts'
import { parseLocalTime } from '#contract/real-date.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** What a date-and-time field says on the station's clock, in ISO 8601; null where there is no such day or time (VAL-05, GAP-37). */
export function toInstant(text: string, timeZone: string): string | null {
  const local = parseLocalTime(text)
  const instant = local && dayjs.tz(local, timeZone).toISOString()
  return instant && isInKnownYears(instant) ? instant : null
}

/** An instant as a date-and-time field of the station shows it; seconds only where there are some. */
export function toLocal(iso: string | null | undefined, timeZone: string): string {
  if (!iso) return ''
  const at = dayjs(iso).tz(timeZone)
  if (!at.isValid()) return ''
  return at.format(at.second() === 0 ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DDTHH:mm:ss')
}

/** The usual window of a new activity: from today, for a year. */
export function usualWindow(timeZone: string): { participationStart: string; participationEnd: string } {
  const today = dayjs().tz(timeZone).startOf('day')
  const last = today.add(1, 'year').hour(23).minute(59)
  return {
    participationStart: today.format('YYYY-MM-DDTHH:mm'),
    participationEnd: last.format('YYYY-MM-DDTHH:mm'),
  }
}
