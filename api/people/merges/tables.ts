import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/**
 * Accounts that were merged into another one (PPL-12). What of both is in no row of an account any more is kept with it: by these words what still
 * names their person is found when they go (ADR 159).
 */
export const accountMerges = pgTable(
  'account_merges',
  {
    ...stationColumns(),
    /** The account that stays, also where it was the second of three. */
    participantId: reference().notNull(),
    endedId: reference().notNull(),
    name: text().notNull(),
    /** Lower case; null where nobody proved that it was theirs. */
    email: text(),
    /** 11 digits, where an owner said that they were theirs. */
    cpf: text(),
    tel: text(),
    reason: text().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('account_merges_ended').on(t.stationId, t.endedId),
    index('account_merges_of').on(t.stationId, t.participantId),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
export type AccountMerge = typeof accountMerges.$inferSelect
