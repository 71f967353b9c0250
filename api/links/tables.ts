import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { participants } from '../access/tables.ts'
import { instant, reference, stationColumns, stationId } from '../db/columns.ts'

/** What a station signs its long-lived links with. In the database: links outlive a process and its secret. */
export const linkKeys = pgTable(
  'link_keys',
  { stationId: stationId(), key: text().notNull(), createdAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.stationId] })],
)

/** Temporary tokens that begin a session once (GAP-18). A row that is used is gone. */
export const loginTokens = pgTable(
  'login_tokens',
  {
    stationId: stationId(),
    /** SHA-256 of the token, base64url. */
    id: text().notNull(),
    participantId: reference().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // A token is looked up before its station is known.
    uniqueIndex('login_tokens_id').on(t.id),
    index('login_tokens_participant').on(t.stationId, t.participantId),
    index('login_tokens_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

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
