import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, stationId } from '../../platform/db/columns.ts'

/** Mailboxes that a station may have mails of strangers sent to: somebody who reads them said so (ADR 0049). */
export const provedMailboxes = pgTable(
  'proved_mailboxes',
  {
    stationId: stationId(),
    /** Lower case. */
    email: text().notNull(),
    provedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.email] })],
)
