import { foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/**
 * Another e-mail address that somebody asked for: one at a time, done once both addresses have confirmed it. Whose address is
 * taken gets no link, so nobody confirms that side. Kept until its end, to answer a link that is followed again.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** SHA-256 of the links' tokens, base64url. */
    oldLink: text().notNull(),
    newLink: text().notNull(),
    oldConfirmedAt: instant(),
    newConfirmedAt: instant(),
    /** The address is the new one from then on. */
    changedAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('email_changes_once').on(t.stationId, t.participantId),
    index('email_changes_old_link').on(t.stationId, t.oldLink),
    index('email_changes_new_link').on(t.stationId, t.newLink),
    index('email_changes_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
