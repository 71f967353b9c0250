import { asc } from 'drizzle-orm'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { listPart } from '../../platform/list-part.ts'
import { lastEndOf } from './series.ts'
import { calendarEvents } from './tables.ts'

const once = { frequency: 'none' as const, weekdays: [], until: null, count: null }

/** Events in the station's folder; the end of a series is computed anew. */
export const eventFolder = listPart({
  field: 'events',
  table: calendarEvents,
  order: [asc(calendarEvents.id)],
  toRow({ image = null, html, startsAt, endsAt, recurrence = once, ...entry }, { config }) {
    const times = {
      ...recurrence,
      isAllDay: entry.isAllDay,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }
    const lastEndsAt = lastEndOf(times, config.timezone)
    return { ...entry, ...times, image, html: sanitizeHtml(html), lastEndsAt }
  },
  toEntry({ lastEndsAt: _, frequency, weekdays, until, count, image, startsAt, endsAt, ...entry }) {
    return {
      ...entry,
      image: image ?? undefined,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      recurrence: frequency === 'none' ? undefined : { frequency, weekdays, until, count },
    }
  },
})
