import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** What somebody asks for by the law: a copy of their data, the end of their account. Rows stay as the proof that it was done (PPL-29, PPL-31). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    kind: text({ enum: ['copy', 'deletion'] }).notNull(),
    /** `waiting`: for its day · `working`: a job is at it. */
    state: text({ enum: ['waiting', 'working', 'done', 'withdrawn'] }).notNull(),
    createdAt: instant().notNull(),
    /** The day of a deletion. */
    actsAt: instant(),
    /** Why it was put off, in words for its person. */
    heldBy: text(),
    settledAt: instant(),
    /** The files of a copy, and until when they are there. */
    files: jsonb().$type<{ json: string; html: string }>(),
    expiresAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // Asked for twice at once it is one.
    uniqueIndex('privacy_requests_open')
      .on(t.stationId, t.participantId, t.kind)
      .where(sql`${t.state} in ('waiting', 'working')`),
    index('privacy_requests_of_person').on(t.stationId, t.participantId, t.kind, t.id),
    index('privacy_requests_due').on(t.actsAt).where(sql`${t.state} = 'waiting'`),
    index('privacy_requests_over').on(t.expiresAt).where(sql`${t.files} is not null`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
export type PrivacyRequest = typeof privacyRequests.$inferSelect
