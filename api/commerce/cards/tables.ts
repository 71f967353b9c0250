import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'

/**
 * Cards that members keep at the gateway: what people tell one from another by, and the gateway's numbers of them. Never a
 * card's number, its code or a token (GAP-70). A row is there before the gateway is asked, so that many at once are counted.
 */
export const cards = pgTable(
  'cards',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    /** `Payments.name`: only that one knows the card. */
    gateway: text().notNull(),
    customerId: text(),
    /** Null as long as the gateway has not said yes. */
    cardId: text(),
    /** `visa`, `mastercard` …, empty until it is saved. */
    brand: text().notNull().default(''),
    lastDigits: text().notNull().default(''),
    holderName: text().notNull(),
    /** MM/YY, empty until it is saved. */
    expiration: text().notNull().default(''),
    /** Makes twice sent once saved. No digest of what was typed stands beside it: a card's number is found from one. */
    idempotencyKey: text().notNull(),
    createdAt: instant().notNull(),
    /** For one purchase only: in no list, and forgotten then. */
    usableUntil: instant(),
    removedAt: instant(),
    /** When the gateway forgot it, too. */
    forgottenAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('cards_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('cards_of_participant').on(t.stationId, t.participantId, t.id),
    // What the tidying looks for, of all stations.
    index('cards_saving').on(t.createdAt).where(sql`${t.cardId} is null`),
    index('cards_usable_until').on(t.usableUntil).where(sql`${t.removedAt} is null`),
    index('cards_to_forget').on(t.removedAt).where(sql`${t.forgottenAt} is null`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
