import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Calendar } from '#contract/services/calendar/calendars.ts'
import type { Frequency, Weekday } from '#contract/services/calendar/recurrence.ts'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/** Events of a station and of its consultancies. What comes again is one row: its times are computed when they are read. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...stationColumns(),
    calendar: text().$type<Calendar>().notNull(),
    name: text().notNull(),
    /** Harmless HTML. */
    html: text().notNull(),
    image: text(),
    isAllDay: boolean().notNull(),
    startsAt: instant().notNull(),
    /** Of whole days an instant of the last one. */
    endsAt: instant().notNull(),
    frequency: text().$type<Frequency>().notNull(),
    weekdays: text().array().$type<Weekday[]>().notNull().default(sql`'{}'`),
    /** The last day on which it may begin. */
    until: date({ mode: 'string' }),
    count: integer(),
    /** When it is over for good; null: never. */
    lastEndsAt: instant(),
    status: text().$type<'draft' | 'published'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('calendar_events_shown').on(t.stationId, t.calendar, t.status, t.startsAt, t.id),
    index('calendar_events_by_start').on(t.stationId, t.startsAt, t.id),
  ],
)

/** Where a member subscribes to the calendars. The address itself is not in it: it is made of `nonce` by a key of the station. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    /** SHA-256 of the token, base64url. */
    tokenId: text().notNull(),
    nonce: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId] }),
    uniqueIndex('calendar_feeds_token').on(t.stationId, t.tokenId),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
