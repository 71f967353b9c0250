const dayMs = 24 * 60 * 60 * 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const fresh = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, fresh)
  return fresh
}

/** What the clocks of a zone show at an instant, as if they showed UTC. */
function shownAt(instantMs: number, timeZone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instantMs)) part[type] = Number(value)
  const { year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** An instant on the clocks of a zone: days since 1970-01-01, and milliseconds of the day (GAP-37). Pure. */
export function localOf(instant: Date, timeZone: string): { day: number; time: number } {
  const shown = shownAt(instant.getTime(), timeZone)
  const day = Math.floor(shown / dayMs)
  return { day, time: shown - day * dayMs }
}

/**
 * When the clocks of a zone show a time of a day. Of a time that they show twice it is the first; one that they jump over is as much
 * later as they jump, as calendars have it. Pure.
 */
export function instantOf({ day, time }: { day: number; time: number }, timeZone: string): Date {
  const wanted = day * dayMs + time
  const offsetAt = (instantMs: number) => shownAt(instantMs, timeZone) - instantMs
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
  if (before === after) return new Date(wanted - before)
  const fits = [before, after].map((offset) => wanted - offset).filter((at) => at + offsetAt(at) === wanted)
  return new Date(fits.length > 0 ? Math.min(...fits) : wanted - before)
}

/** Days since 1970-01-01 as YYYY-MM-DD, and back. Pure. */
export const writtenDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
export const readDay = (text: string): number => Date.parse(text) / dayMs
