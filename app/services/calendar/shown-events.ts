import { plusDays } from '#contract/services/calendar/recurrence.ts'
import type { Schedule } from '#contract/services/calendar/schemas.ts'
import { formatTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

/** An event as a view shows it: once for each time that it takes place. */
export type ShownEvent = {
  id: number
  name: string
  /** YYYY-MM-DD of its beginning and of its last day. */
  on: string
  lastOn: string
  isAllDay: boolean
  /** HH:mm on the station's clock. */
  start: string
  end: string
  image: string | null
  about: string
}

export const shownEvent = (one: Schedule, timezone: string): ShownEvent => ({
  id: one.id,
  name: one.name,
  on: one.on,
  lastOn: one.last_on,
  isAllDay: one.all_day,
  start: formatTime(one.start, timezone),
  end: formatTime(one.end, timezone),
  image: one.image,
  about: one.description,
})

/** Gives the key by which one time of an event differs from another. Pure. */
export const keyOf = ({ id, on }: ShownEvent): string => `${id} ${on}`

/** Gives an event on one of its days: 'Dia inteiro', '09:00', or that it goes on. Pure. */
export function beginningOn({ isAllDay, on, start }: ShownEvent, day: string): string {
  if (isAllDay) return texts.allDay
  return on === day ? start : texts.goesOn
}

/** Gives the beginning of an event, and its end where that is on the same day. Pure. */
export function timesOn(event: ShownEvent, day: string): string {
  const beginning = beginningOn(event, day)
  const { isAllDay, lastOn, end } = event
  return isAllDay || lastOn !== day ? beginning : `${beginning} – ${end}`
}

/** Gives the events of each of some days, in their order. Pure. */
export function eventsByDay(
  events: readonly ShownEvent[],
  { from, to }: { from: string; to: string },
): { day: string; events: ShownEvent[] }[] {
  const days: { day: string; events: ShownEvent[] }[] = []
  for (let day = from; day <= to; day = plusDays(day, 1))
    days.push({ day, events: events.filter(({ on, lastOn }) => on <= day && lastOn >= day) })
  return days
}
