import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, stationId } from '../db/columns.ts'

/**
 * Files that were stored for a form and that nothing saved names yet. A change that names them takes their row away; what
 * is left is deleted after some days (ADR 67).
 */
export const unclaimedFiles = pgTable(
  'unclaimed_files',
  {
    stationId: stationId(),
    /** Where they stand, as keys of the file port: `26/3f9a…/covers`. */
    folder: text().notNull(),
    keys: jsonb().$type<string[]>().notNull(),
    /** When they were sent last. */
    sentAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.folder] }), index('unclaimed_files_age').on(t.sentAt)],
)
