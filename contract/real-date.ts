import { plainTyped } from './plain-typed.ts'

/**
 * Reads dates without a time, as people and programs write them: DD/MM/YYYY with days and months of one digit, points
 * or dashes too, its digits alone, YYYY-MM-DD, and those with a time behind it, which counts for nothing (VAL-07,
 * GAP-26). The one reader of every day that is typed. Pure; out comes YYYY-MM-DD, or null when there is no such day
 * (VAL-05).
 */
export function parseDate(text: string): string | null {
  const plain = plainTyped(text)
  const match =
    /^(?<day>\d{1,2}) ?(?<between>[/.-]) ?(?<month>\d{1,2}) ?\k<between> ?(?<year>\d{4})(?: .*)?$/.exec(
      plain,
    ) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(plain) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ].*)?$/.exec(plain)
  if (!match?.groups) return null
  const { year = '', month = '', day = '' } = match.groups
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return exists && Number(year) >= 1900 ? iso : null
}

/**
 * Reads a day and a time of it, `YYYY-MM-DDTHH:mm` with seconds where there are some: as date-and-time fields send
 * them, or as people write them (31/03/2026 às 10:00, 31/3/2026 9h30). Null where there is no such day or no such time
 * of a day. Pure.
 */
export function parseLocalTime(text: string): string | null {
  const match =
    /^(?<day>\S+?)(?:T|,? (?:[àa]s )?)(?<hour>\d{1,2})(?::|h)(?<minute>\d{2})?(?::(?<second>\d{2}))?h?$/i.exec(
      plainTyped(text),
    )
  if (!match?.groups) return null
  const { day: typed = '', hour = '', minute = '00', second = '00' } = match.groups
  const day = parseDate(typed)
  if (!day || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const time = `${day}T${hour.padStart(2, '0')}:${minute}`
  return second === '00' ? time : `${time}:${second}`
}

export const isRealDate = (text: string): boolean => parseDate(text) !== null

/** Writes YYYY-MM-DD as DD/MM/YYYY. */
export const writeDate = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/')

/** Whether somebody born on `birthday` is at least `years` old on `today`; both YYYY-MM-DD (VAL-05, GAP-21). */
export function isOfAge(birthday: string, years: number, today: string): boolean {
  const grown = `${String(Number(birthday.slice(0, 4)) + years).padStart(4, '0')}${birthday.slice(4)}`
  return grown <= today
}

/** By time zone: making one takes longer than a line of a file, and holds memory that is given back late. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Gives today on the clock of `timeZone`, as YYYY-MM-DD. */
export function todayIn(timeZone: string, now: Date): string {
  const known = dayFormats.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (!known) dayFormats.set(timeZone, format)
  return format.format(now)
}
