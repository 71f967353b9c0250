import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RegistrationChange } from '#contract/people/registration-changes/schemas.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** What members want changed in the register that their association keeps elsewhere (PLS-07). */
export const registrationChanges = pgTable(
  'registration_changes',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    wanted: jsonb().$type<RegistrationChange>().notNull(),
    idempotencyKey: text(),
    createdAt: instant().notNull(),
    /** When an owner said that it is done, and who. */
    doneAt: instant(),
    doneBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('registration_changes_of_participant').on(t.stationId, t.participantId, t.id),
    uniqueIndex('registration_changes_key').on(t.stationId, t.participantId, t.idempotencyKey),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
