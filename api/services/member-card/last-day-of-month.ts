import { dayIn } from '../../platform/start-of-day.ts'

/** The last day of the month that an instant is in, in a time zone, YYYY-MM-DD (VCD-02, GAP-86). Pure. */
export function lastDayOfMonth(instant: Date, timeZone: string): string {
  const [year = 0, month = 0] = dayIn(instant, timeZone).split('-').map(Number)
  // Months are counted from 0: day 0 of the next one is the last of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
