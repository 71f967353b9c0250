import type { EventInput } from '#contract/console/calendar/schemas.ts'
import { weekdayOf, weekdays } from '#contract/services/calendar/recurrence.ts'
import { ApiError } from '../../platform/errors.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { lastEndOf } from '../../services/calendar/index.ts'
import { eventTexts as texts } from './texts.ts'

/**
 * When an event takes place, of what an owner wrote, on the station's clock; what does not belong to its rhythm is left out.
 * @throws invalid_input for whole days that end before they begin, an end before the beginning, and a week without its first day
 */
export function timesOf(input: EventInput, timeZone: string) {
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)]
  const first = dayIn(startsAt, timeZone)
  if (input.isAllDay && dayIn(endsAt, timeZone) < first) throw ApiError.fields({ endsAt: texts.end })
  const { frequency, until, count } = input
  if (frequency !== 'none' && until !== null && until < first) throw ApiError.fields({ until: texts.until })
  const marked = frequency === 'weekly' ? weekdays.filter((day) => input.weekdays[day]) : []
  const place = weekdayOf(first)
  if (marked.length > 0 && !marked.some((day) => day === weekdays[place]))
    throw ApiError.fields({ frequency: texts.weekday(texts.weekdays[place] ?? '') })
  const again = frequency === 'none' ? { until: null, count: null } : { until, count }
  const times = { isAllDay: input.isAllDay, startsAt, endsAt, frequency, weekdays: marked, ...again }
  return { ...times, lastEndsAt: lastEndOf(times, timeZone) }
}
