import { desc } from 'drizzle-orm'
import { type EventInput, mostEvents } from '#contract/console/calendar/schemas.ts'
import { weekdayOf, weekdays } from '#contract/services/calendar/recurrence.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { calendarTexts, lastEndOf } from '../../services/calendar/index.ts'
import { calendarEvents as events } from '../../services/calendar/tables.ts'
import { statusOf, tableEntries, withBox } from '../entries/table-entries.ts'
import { eventTexts as texts } from './texts.ts'

type Row = typeof events.$inferSelect

/** Events of the station and its consultancies as owners write them; the latest beginning first, with drafts (NWS-05). */
export const eventEntries = tableEntries({
  kind: 'events',
  isPublic: true,
  table: events,
  named: 'name',
  most: mostEvents,
  gone: calendarTexts.gone,
  order: [desc(events.startsAt), desc(events.id)],
  columns: ['id', 'calendar', 'name', 'isAllDay', 'startsAt', 'frequency', 'status'],
  toHead: ({ startsAt, ...row }) => ({ ...withBox(row), startsAt: startsAt.toISOString() }),
  toInput,
  columnsOf,
})

function columnsOf({ station }: ApiContext, input: EventInput) {
  return {
    calendar: input.calendar,
    name: input.name,
    html: sanitizeHtml(input.html),
    image: input.image,
    status: statusOf(input.isPublished),
    ...timesOf(input, station.config.timezone),
  }
}

function toInput({ stationId: _, id: __, lastEndsAt: ___, startsAt, endsAt, ...row }: Row): EventInput {
  const has = (day: Row['weekdays'][number]) => row.weekdays.includes(day)
  return {
    ...withBox(row),
    weekdays: {
      ...{ sunday: has('sunday'), monday: has('monday'), tuesday: has('tuesday') },
      ...{ wednesday: has('wednesday'), thursday: has('thursday'), friday: has('friday') },
      saturday: has('saturday'),
    },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}

/**
 * When an event takes place, of what an owner wrote, on the station's clock; what does not belong to its rhythm is left out.
 * @throws invalid_input for whole days that end before they begin, an end before the beginning, and a week without its first day
 */
function timesOf(input: EventInput, timeZone: string) {
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
