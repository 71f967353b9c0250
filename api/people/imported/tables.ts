import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** Invitations of people whom the team brought, one for each, by mail (PPL-20). */
export const personInvitations = pgTable(
  'person_invitations',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    /** Where it was sent: with another e-mail its link opens nothing. */
    email: text(),
    /** SHA-256 of the link's token, base64url. */
    tokenId: text(),
    /** While it waits to be sent. */
    dueAt: instant(),
    sentAt: instant(),
    expiresAt: instant(),
    acceptedAt: instant(),
    sends: integer().notNull().default(0),
    /** Who invites, and their name at that time. */
    byId: reference().notNull(),
    byName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId] }),
    uniqueIndex('person_invitations_token').on(t.stationId, t.tokenId),
    index('person_invitations_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('person_invitations_sent').on(t.stationId, t.sentAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
