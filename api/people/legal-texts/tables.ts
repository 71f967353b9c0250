import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { LegalDocument } from '#contract/stations/registry/legal-said.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

/** What a station published of its terms and its privacy policy. Added to, never changed: people agreed to it (PPL-33). */
export const legalVersions = pgTable(
  'legal_versions',
  {
    ...stationColumns(),
    document: text().$type<LegalDocument>().notNull(),
    /** From 1 on, of each document. */
    number: integer().notNull(),
    /** By the calendar of the station, YYYY-MM-DD. */
    day: text().notNull(),
    /** Sanitised when it was written. */
    html: text().notNull(),
    /** What changed, in the words that everybody reads. */
    note: text().notNull(),
    /** Members were asked to accept it. */
    asks: boolean().notNull(),
    publishedAt: instant().notNull(),
    /** Number and name of who published it; the version outlives the account. */
    publishedById: reference().notNull(),
    publishedBy: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('legal_versions_number').on(t.stationId, t.document, t.number),
    index('legal_versions_by_person').on(t.stationId, t.publishedById),
  ],
)

/** What owners write before it is published: one of each document. */
export const legalDrafts = pgTable(
  'legal_drafts',
  {
    stationId: stationId(),
    document: text().$type<LegalDocument>().notNull(),
    /** Sanitised when it was written. */
    html: text().notNull(),
    updatedAt: instant().notNull(),
    updatedById: reference().notNull(),
    updatedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.document] })],
)
