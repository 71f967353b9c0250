import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  ImportKey,
  KnownChoice,
  PeopleImportState,
  PreviewLine,
  WrongLine,
} from '#contract/console/people/import/schemas.ts'
import { instant, reference, stationColumns, stationId } from '../../../platform/db/columns.ts'

/** Files of people that the team imports, with what is to be done with their lines (PPL-18). Nothing of it is older than thirty days. */
export const peopleImports = pgTable(
  'people_imports',
  {
    ...stationColumns(),
    state: text().$type<PeopleImportState>().notNull(),
    /** Of the private file, as CSV; null once nobody reads it any more. */
    fileKey: text(),
    fileName: text().notNull(),
    charset: text({ enum: ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] }).notNull(),
    delimiter: text().$type<';' | ',' | '\t'>().notNull(),
    /** Names of the columns, the line that says them, and what each is taken for. */
    header: jsonb().$type<string[]>().notNull(),
    headerLine: integer().notNull(),
    columns: jsonb().$type<(string | null)[]>().notNull(),
    key: text().$type<ImportKey>().notNull(),
    known: text().$type<KnownChoice>().notNull(),
    /** Names of tags that everybody of the file gets. */
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** Why there are opening balances, in the words that their people read. */
    reason: text(),
    invites: boolean().notNull().default(false),
    /** Lines of people; those that were gone through, by what is being done now, and what they came to. */
    lines: integer().notNull().default(0),
    seen: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    same: integer('left_as_is').notNull().default(0),
    wrong: integer().notNull().default(0),
    preview: jsonb().$type<PreviewLine[]>().notNull().default([]),
    failure: text(),
    ownerId: reference().notNull(),
    ownerName: text().notNull(),
    createdAt: instant().notNull(),
    /** When somebody last worked at it: one that stands still is taken up again. */
    workedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('people_imports_age').on(t.createdAt),
    index('people_imports_open').on(t.workedAt).where(sql`${t.state} in ('checking', 'waiting', 'writing')`),
  ],
)

/** Lines of a file that were not taken, as they stand there. */
export const peopleImportLines = pgTable(
  'people_import_lines',
  {
    stationId: stationId(),
    importId: reference().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    problems: jsonb().$type<WrongLine['problems']>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.importId, t.line] }),
    foreignKey({
      columns: [t.stationId, t.importId],
      foreignColumns: [peopleImports.stationId, peopleImports.id],
    }).onDelete('cascade'),
  ],
)

/** What a column of a name was taken for last; null: for nothing. */
export const peopleImportMatches = pgTable(
  'people_import_matches',
  { stationId: stationId(), name: text().notNull(), columnKey: text() },
  (t) => [primaryKey({ columns: [t.stationId, t.name] })],
)
