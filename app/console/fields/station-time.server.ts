import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

const typed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** What a date-and-time field says on the station's clock, in ISO 8601; null for nothing. Nonsense stays as it is (GAP-37). */
export function toInstant(text: string, timeZone: string): string | null {
  if (text === '') return null
  if (!typed.test(text)) return text
  const at = dayjs.tz(text, timeZone)
  return at.isValid() ? at.toISOString() : text
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
