const formats = new Map<string, Intl.DateTimeFormat>()

/** Days as numbers that can be compared: 20260404. */
const numberOf = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day

/** The day of an instant in a time zone, YYYY-MM-DD (TEN-08). Pure. */
export function dayIn(instant: Date | number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format.format(instant)
}

function localDay(instantMs: number, timeZone: string): number {
  const [year, month, day] = dayIn(instantMs, timeZone).split('-').map(Number)
  return numberOf(year ?? 0, month ?? 0, day ?? 0)
}

/** No zone is further from UTC, in seconds. */
const furthest = 15 * 3600

/**
 * The first instant of a day of a time zone, or of one `plusDays` later; `day` is YYYY-MM-DD (PTS-03, GAP-37). It is looked
 * for and not calculated: where clocks change at midnight a day begins at one o'clock, or an hour later than it seems. Pure.
 */
export function startOfDay(day: string, timeZone: string, plusDays = 0): Date {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + plusDays)
  const wanted = numberOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
  const at = (seconds: number) => date.getTime() + seconds * 1000
  let before = -furthest
  let since = furthest
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (localDay(at(middle), timeZone) < wanted) before = middle
    else since = middle
  }
  return new Date(at(since))
}
