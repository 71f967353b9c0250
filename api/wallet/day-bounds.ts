import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The instant a day of a time zone begins; `plusDays` after it. `day` is YYYY-MM-DD (PTS-03, GAP-37). */
export function startOfDay(day: string, timeZone: string, plusDays = 0): Date {
  return dayjs.tz(day, timeZone).add(plusDays, 'day').startOf('day').toDate()
}
