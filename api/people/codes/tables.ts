import { bigint, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** What an app makes somebody's codes from, sealed by the secret of the installation: a copy of the table makes none (PPL-26). */
export const codeSecrets = pgTable(
  'code_secrets',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    /** Null: codes are off. */
    sealed: text(),
    /** The last half minute whose code was taken: none is taken twice (SEC-108). */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** One that was begun, until a code of it is typed. */
    begunSealed: text(),
    begunAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId] }),
    index('code_secrets_begun').on(t.begunAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** Codes for when the phone is gone, each used once; a row that is used is gone (PPL-26). */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** SHA-256, base64url: they are eighty bits by chance. */
    hash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('recovery_codes_of_person').on(t.stationId, t.participantId),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
