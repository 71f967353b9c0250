import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** Who changed what, with what was there before and after. Written in the transaction of the change; never changed. */
export const auditLines = pgTable(
  'audit_lines',
  {
    ...stationColumns(),
    participantId: reference(),
    /** Name at that time: the line outlives the account. */
    who: text().notNull(),
    /** `look.save`, `section.add`, `publish` … */
    what: text().notNull(),
    /** The part that changed: `section:12`, `look`, … */
    part: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    // What was done with one person.
    index('audit_lines_part').on(t.stationId, t.part, t.id),
  ],
)

/** What an owner's creating form made, by the key of the form: sent again it makes no second one (ADR 0045). */
export const ownerCreations = pgTable(
  'owner_creations',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    key: text().notNull(),
    /** Of what was sent under the key. */
    inputDigest: text().notNull(),
    /** Number of what was made, of the kind that was sent. */
    madeId: reference(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId, t.key] }),
    index('owner_creations_age').on(t.createdAt),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
