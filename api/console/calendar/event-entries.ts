import { desc } from 'drizzle-orm'
import { type EventInput, mostEvents } from '#contract/console/calendar/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { calendarTexts } from '../../services/calendar/index.ts'
import { calendarEvents as events } from '../../services/calendar/tables.ts'
import { isPublished, statusOf, tableEntries } from '../entries/table-entries.ts'
import { timesOf } from './event-times.ts'

const { id, calendar, name, isAllDay, startsAt, frequency, status } = events
type Row = typeof events.$inferSelect

/** Events of the station and its consultancies as owners write them; the latest beginning first, with drafts (NWS-05). */
export const eventEntries = tableEntries({
  kind: 'events',
  locks: ['events'],
  isPublic: true,
  table: events,
  named: 'name',
  name,
  most: mostEvents,
  gone: calendarTexts.gone,
  order: [desc(startsAt), desc(id)],
  rows: (db) => db.select().from(events).$dynamic(),
  heads: (db) =>
    db.select({ id, calendar, name, isAllDay, startsAt, frequency, status }).from(events).$dynamic(),
  toHead: ({ status, startsAt, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    isPublished: isPublished(status),
  }),
  toInput,
  columnsOf,
  insert: (db, row) => db.insert(events).values(row).returning({ id }),
  update: (db, columns) => db.update(events).set(columns),
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

function toInput({
  stationId: _,
  id: __,
  lastEndsAt: ___,
  status,
  startsAt,
  endsAt,
  ...row
}: Row): EventInput {
  const has = (day: Row['weekdays'][number]) => row.weekdays.includes(day)
  return {
    ...row,
    weekdays: {
      ...{ sunday: has('sunday'), monday: has('monday'), tuesday: has('tuesday') },
      ...{ wednesday: has('wednesday'), thursday: has('thursday'), friday: has('friday') },
      saturday: has('saturday'),
    },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isPublished: isPublished(status),
  }
}
