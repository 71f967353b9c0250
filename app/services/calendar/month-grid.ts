import type { ShownEvent } from './shown-events.ts'

/** Events that a day of the month names; further ones are counted. */
const mostNamed = 3

export type MonthDay = {
  day: string
  isOther: boolean
  isToday: boolean
  named: ShownEvent[]
  count: number
  /** Beyond those that are named. */
  more: number
}

/** Gives the weeks of a month, whole ones, from Sunday on (NWS-05). Pure. */
export function monthGrid(
  days: readonly { day: string; events: readonly ShownEvent[] }[],
  { month, today }: { month: string; today: string },
): MonthDay[][] {
  const weeks: MonthDay[][] = []
  for (const [at, { day, events }] of days.entries()) {
    if (at % 7 === 0) weeks.push([])
    const named = events.length > mostNamed ? mostNamed - 1 : mostNamed
    weeks.at(-1)?.push({
      day,
      isOther: day.slice(0, 7) !== month.slice(0, 7),
      isToday: day === today,
      named: events.slice(0, named),
      count: events.length,
      more: Math.max(0, events.length - named),
    })
  }
  return weeks
}
