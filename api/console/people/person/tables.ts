import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { participants } from '../../../people/access/tables.ts'
import { instant, reference, stationColumns } from '../../../platform/db/columns.ts'

/** What the team notes of a person, plain text that its person never sees (PPL-09). */
export const personNotes = pgTable(
  'person_notes',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** Number and name of who wrote it; the note outlives the account. */
    byId: reference().notNull(),
    byName: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('person_notes_of').on(t.stationId, t.participantId, t.id),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
