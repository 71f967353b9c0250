import { foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** `/s/{slug}`: a short way to a page of the same station (GAP-56). */
export const shortLinks = pgTable(
  'short_links',
  {
    stationId: stationId(),
    slug: text().notNull(),
    /** A path of the station's portal, with its query. */
    path: text().notNull(),
    participantId: reference().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.slug] }),
    // The same page asked for again by the same person is the same link.
    uniqueIndex('short_links_path').on(t.stationId, t.participantId, t.path),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Whether an address gets mails that are not transactional. By address, not by account: who leaves the list before
 * signing up stays off it. No row: on the list.
 */
export const emailSubscriptions = pgTable(
  'email_subscriptions',
  {
    ...stationColumns(),
    /** Lower case. */
    email: text().notNull(),
    /** Null: on the list. */
    unsubscribedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('email_subscriptions_email').on(t.stationId, t.email),
  ],
)
