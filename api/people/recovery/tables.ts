import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** Links that let somebody choose a new password, once. A used one is kept for its hour: its answer may be lost (ADR 34). */
export const passwordResets = pgTable(
  'password_resets',
  {
    stationId: stationId(),
    /** SHA-256 of the link's token, base64url. */
    id: text().notNull(),
    participantId: reference().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** An invitation to own the station: whoever chooses a password by it is an owner from then on. */
    makesOwner: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('password_resets_participant').on(t.stationId, t.participantId),
    index('password_resets_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
