import { plainTyped } from './plain-typed.ts'

/**
 * Dates without a time, as people and programs write them: DD/MM/YYYY with days and months of one digit, points or dashes too, its
 * digits alone, YYYY-MM-DD, and those with a time behind it, which counts for nothing (VAL-07, GAP-26). The one reader of every day
 * that is typed. Pure; out comes YYYY-MM-DD, or null when there is no such day (VAL-05).
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

export const isRealDate = (text: string): boolean => parseDate(text) !== null

/** YYYY-MM-DD as DD/MM/YYYY. */
export const writeDate = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/')

/** Whether somebody born on `birthday` is at least `years` old on `today`; both YYYY-MM-DD (VAL-05, GAP-21). */
export function isOfAge(birthday: string, years: number, today: string): boolean {
  const grown = `${String(Number(birthday.slice(0, 4)) + years).padStart(4, '0')}${birthday.slice(4)}`
  return grown <= today
}

/** Today on the clock of `timeZone`, as YYYY-MM-DD. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}
