import { type AnyColumn, eq, sql } from 'drizzle-orm'
import { weekdays } from '#contract/services/calendar/recurrence.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { calendarEvents } from './tables.ts'
import { instantOf, localOf, readDay, writtenDay } from './zone-time.ts'

type Row = typeof calendarEvents.$inferSelect
/** What says when an event takes place. */
export type Times = Pick<
  Row,
  'isAllDay' | 'startsAt' | 'endsAt' | 'frequency' | 'weekdays' | 'until' | 'count'
>

/** An event on the clocks of its station; days are numbers, since 1970-01-01. */
export type Series = Times & {
  timeZone: string
  first: number
  /** Of the day it begins on. */
  time: number
  /** Days from the one it begins on to its last one, at most. */
  span: number
  /** Of a week, in their order, 0 for Sunday; the first of all is one of them. */
  places: number[]
}

/** Further on nothing is looked for: 160 years of every day. */
const furthest = 60_000
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7

/** An event on the clocks of its station (GAP-37). Pure. */
export function seriesOf(times: Times, timeZone: string): Series {
  const { day: first, time } = localOf(times.startsAt, timeZone)
  const last = localOf(times.endsAt, timeZone).day
  const places = new Set([weekdayOf(first), ...times.weekdays.map((name) => weekdays.indexOf(name))])
  const span = times.isAllDay ? last - first : last - first + 1
  return { ...times, timeZone, first, time, span, places: [...places].sort((a, b) => a - b) }
}

/** The day of its n-th time, from 0 on. A month that is too short has it on its last day. Pure. */
function nthDay({ first, frequency, places }: Series, n: number): number {
  if (frequency === 'daily') return first + n
  if (frequency === 'weekly') {
    const at = n + places.indexOf(weekdayOf(first))
    const sunday = first - weekdayOf(first)
    return sunday + 7 * Math.floor(at / places.length) + (places[at % places.length] ?? 0)
  }
  if (frequency === 'none') return first
  const [year = 0, month = 1, day = 1] = writtenDay(first).split('-').map(Number)
  const months = month - 1 + (frequency === 'yearly' ? 12 * n : n)
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return Date.UTC(year, months, Math.min(day, lastOfMonth)) / 86_400_000
}

/** How many times there are before a day, never more than there are at all. Pure. */
function timesBefore(series: Series, day: number): number {
  let [low, high] = [0, timesOf(series)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (nthDay(series, middle) < day) low = middle + 1
    else high = middle
  }
  return low
}

/** How many times there are, `until` not looked at. */
const timesOf = ({ frequency, count }: Series) => (frequency === 'none' ? 1 : (count ?? furthest))

const lastDayOf = ({ until }: Series) => (until === null ? Number.POSITIVE_INFINITY : readDay(until))

/** The days from one to another, both included, on which it begins. Pure. */
export function daysWithin(series: Series, from: number, to: number): number[] {
  const days: number[] = []
  const until = Math.min(to, lastDayOf(series))
  for (let n = timesBefore(series, from); n < timesOf(series); n += 1) {
    const day = nthDay(series, n)
    if (day > until) break
    days.push(day)
  }
  return days
}

/** The next day on which it begins, from one on; null where it has been for the last time. Pure. */
export function nextDay(series: Series, from: number): number | null {
  const n = timesBefore(series, from)
  const day = nthDay(series, n)
  return n < timesOf(series) && day <= lastDayOf(series) ? day : null
}

/** The last day on which it begins, null where it never ends. Pure. */
export function finalDay(series: Series): number | null {
  if (series.frequency === 'none') return series.first
  if (series.count === null && series.until === null) return null
  const before = timesBefore(series, lastDayOf(series) + 1)
  return nthDay(series, Math.max(0, before - 1))
}

export type Occurrence = { on: string; lastOn: string; start: Date; end: Date }

/** It as it takes place on a day on which it begins: whole days from midnight to midnight, others as long as they are. Pure. */
export function takesPlace(series: Series, day: number): Occurrence {
  const { timeZone, time, span, isAllDay, startsAt, endsAt } = series
  if (isAllDay) {
    const [start, end] = [day, day + span + 1].map((one) => instantOf({ day: one, time: 0 }, timeZone))
    return {
      on: writtenDay(day),
      lastOn: writtenDay(day + span),
      start: start as Date,
      end: end as Date,
    }
  }
  const start = instantOf({ day, time }, timeZone)
  const end = new Date(start.getTime() + endsAt.getTime() - startsAt.getTime())
  const last = localOf(new Date(Math.max(end.getTime() - 1, start.getTime())), timeZone).day
  return { on: writtenDay(day), lastOn: writtenDay(last), start, end }
}

/** When an event is over for good; null: never. Pure. */
export function lastEndOf(times: Times, timeZone: string): Date | null {
  const series = seriesOf(times, timeZone)
  const day = finalDay(series)
  return day === null ? null : takesPlace(series, day).end
}

/**
 * Whole days stay the days that they are when a station's clocks change: they are stored as midnights of its zone (GAP-122). In the
 * transaction that publishes the zone.
 */
export async function keepWholeDays(
  { db, station }: Pick<ApiContext, 'db' | 'station'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { startsAt, endsAt, lastEndsAt } = calendarEvents
  const moved = (at: AnyColumn) => sql`(${at} at time zone ${from}) at time zone ${to}`
  await db
    .update(calendarEvents)
    .set({ startsAt: moved(startsAt), endsAt: moved(endsAt), lastEndsAt: moved(lastEndsAt) })
    .where(inStation(calendarEvents, { station }, eq(calendarEvents.isAllDay, true)))
}
