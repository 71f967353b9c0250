/**
 * Dates without a time, as the wire knows them: DD/MM/YYYY, its digits alone as typed without the mask (VAL-07),
 * YYYY-MM-DD, and those with a time behind it, which counts for nothing (GAP-26). Pure; out comes YYYY-MM-DD, or null when there is no such day (VAL-05).
 */
export function parseDate(text: string): string | null {
  const match =
    /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})(?:\s.*)?$/.exec(text) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(text) ??
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T\s].*)?$/.exec(text)
  if (!match?.groups) return null
  const { year = '', month = '', day = '' } = match.groups
  const iso = `${year}-${month}-${day}`
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
