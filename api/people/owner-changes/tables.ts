import { sql } from 'drizzle-orm'
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
    /** Area of what was done, or of its part where that says none: `order`, `section`. The history is narrowed by it (PPL-34). */
    kind: text().generatedAlwaysAs(
      sql`split_part(split_part(case when what like '%.%' then what else part end, '.', 1), ':', 1)`,
    ),
    /** What the part was called then. Older lines bear it in what changed only. */
    name: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('audit_lines_newest').on(t.stationId, t.createdAt, t.id),
    index('audit_lines_by_person').on(t.stationId, t.participantId, t.createdAt, t.id),
    index('audit_lines_by_kind').on(t.stationId, t.kind, t.createdAt, t.id),
    index('audit_lines_by_part').on(t.stationId, t.part, t.createdAt, t.id),
    index('audit_lines_search').using(
      'gin',
      sql`search_text(${t.who} || ' ' || coalesce(${t.name}, ${t.after} ->> 'name', ${t.before} ->> 'name', '')) gin_trgm_ops`,
    ),
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
