import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'

/** Where a member had something sent: offered with their next order (CAR-19). */
export const addresses = pgTable(
  'addresses',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** Eight digits. */
    cep: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    neighborhood: text().notNull(),
    street: text().notNull(),
    streetNumber: text().notNull(),
    complement: text().notNull(),
    /** Of all above, as it is compared: the same again is the same address. */
    digest: text().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('addresses_same').on(t.stationId, t.participantId, t.digest),
    index('addresses_of_participant').on(t.stationId, t.participantId, t.usedAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
