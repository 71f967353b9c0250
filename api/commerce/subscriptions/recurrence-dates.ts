import type { Recurrence } from '#contract/recurrence.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What passes from one charge to the next, in days or in months of the calendar. */
const steps: Readonly<Record<Recurrence, { days: number } | { months: number }>> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  bimonthly: { months: 2 },
  quarterly: { months: 3 },
  halfyearly: { months: 6 },
  yearly: { months: 12 },
}

/**
 * The first date of a recurrence after `since`, counted from its first day in the station's time zone: at the same hour of the same
 * day of the week or of the month. Where a month is too short it is that month's last day, and the day comes back with the next
 * that has it: 31 January, 28 February, 31 March (GAP-37). Pure.
 */
export function nextDate(anchor: Date, recurrence: Recurrence, since: Date, timeZone: string): Date {
  const first = wallClock(anchor, timeZone)
  const step = steps[recurrence]
  const passedMs = Math.max(0, since.getTime() - anchor.getTime())
  // Never too far: no month has more than 31 days, and no change of the clock takes a day.
  let count = Math.max(1, Math.floor(passedMs / dayMs / ('days' in step ? step.days : step.months * 31)) - 1)
  for (;;) {
    const wall = 'days' in step ? first + count * step.days * dayMs : afterMonths(first, count * step.months)
    const at = instantOf(wall, timeZone)
    if (at > since) return at
    count += 1
  }
}

/** Whole days between two instants as the calendar counts them, at least one. Pure. */
export const daysBetween = (from: Date, until: Date): number =>
  Math.max(1, Math.round((until.getTime() - from.getTime()) / dayMs))

/** A wall clock so many months later, on the last day of a month that is too short. */
function afterMonths(wall: number, months: number): number {
  const date = new Date(wall)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks of a time zone show at an instant, as if it were UTC, in milliseconds. */
function wallClock(instant: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', era: 'short', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
  formats.set(timeZone, format)
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const ms = ((instant.getTime() % 1000) + 1000) % 1000
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) + ms
}

/** When clocks show that; where they jump over it, as much later. */
function instantOf(wall: number, timeZone: string): Date {
  const offsetAt = (ms: number) => wallClock(new Date(ms), timeZone) - ms
  const guess = wall - offsetAt(wall)
  const offset = offsetAt(guess)
  const at = wall - offset
  return new Date(offsetAt(at) === offset ? at : Math.max(at, guess))
}
