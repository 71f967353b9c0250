import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, stationColumns } from '#api/platform/db/columns.ts'

/**
 * Mails to send and sent. `nextAttemptAt` is when delivery is due, or, while one process delivers, until when the mail
 * is its own; null when there is nothing left to do (delivered, given up, or held until somebody asks for it).
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    ...stationColumns(),
    kind: text().notNull(),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text('plain_text').notNull(),
    /** Beside those every mail has: `List-Unsubscribe`. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The row of the code or link in it, in the table of its area: a code lives from when its mail leaves. */
    codeId: text(),
    createdAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    deliveredAt: instant(),
    /** Waited while nobody delivered (a restored backup): goes out when it is asked for. */
    heldAt: instant(),
    lastError: text(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('mail_outbox_turns')
      .on(t.stationId, sql`(${t.codeId} is null)`, t.nextAttemptAt, t.id)
      .where(sql`${t.nextAttemptAt} is not null`),
    index('mail_outbox_open').on(t.stationId).where(sql`${t.deliveredAt} is null`),
    index('mail_outbox_recent').on(t.stationId, t.createdAt, t.id),
  ],
)
