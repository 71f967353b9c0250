import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { participants } from '../../../people/access/tables.ts'
import { instant, reference, stationId } from '../../../platform/db/columns.ts'

/** Two people who look like one and are not, as the team said: the one of the smaller number first (PPL-12). */
export const duplicateDismissals = pgTable(
  'duplicate_dismissals',
  {
    stationId: stationId(),
    firstId: reference().notNull(),
    secondId: reference().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.firstId, t.secondId] }),
    index('duplicate_dismissals_second').on(t.stationId, t.secondId),
    foreignKey({
      columns: [t.stationId, t.firstId],
      foreignColumns: [participants.stationId, participants.id],
      name: 'duplicate_dismissals_of_first',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.secondId],
      foreignColumns: [participants.stationId, participants.id],
      name: 'duplicate_dismissals_of_second',
    }).onDelete('cascade'),
  ],
)
