import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Figure, FigureKind } from '#contract/console/figures.ts'
import { instant, stationId } from '../platform/db/columns.ts'
import type { SiteDocument } from './site-document.ts'

/**
 * What the owners of a station changed and did not publish yet: one document for all of them. The row stays
 * when it is published or discarded, so that no version number ever stands for two states (ADR 0047).
 */
export const stationDrafts = pgTable(
  'station_drafts',
  {
    stationId: stationId(),
    /** Null: nothing is changed since the last publication. */
    document: jsonb().$type<SiteDocument>(),
    /** Grows with every change, publication and discarding, so that one publishes and discards what one saw. */
    version: integer().notNull().default(1),
    /** The number of its state among those between which its owners go back and forth. */
    state: integer().notNull().default(0),
    /** The first and the last of those that are kept. */
    firstState: integer().notNull().default(0),
    lastState: integer().notNull().default(0),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId] })],
)

/**
 * The last states of a draft since the site was published, so that its owners go back and forth between them. Numbers grow
 * with each change; one that is made behind an undone one takes its place.
 */
export const stationDraftStates = pgTable(
  'station_draft_states',
  {
    stationId: stationId(),
    number: integer().notNull(),
    /** Null: as it is published. */
    document: jsonb().$type<SiteDocument>(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.number] })],
)

/** The last hundred published states, so that one can go back to them. Numbers begin at 1 in each station. */
export const stationVersions = pgTable(
  'station_versions',
  {
    stationId: stationId(),
    number: integer().notNull(),
    document: jsonb().$type<SiteDocument>().notNull(),
    note: text().notNull(),
    publishedAt: instant().notNull(),
    publishedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.number] })],
)

/** How a station did, as it was counted last, for everybody who looks within some minutes (PPL-02). */
export const stationFigures = pgTable(
  'station_figures',
  {
    stationId: stationId(),
    countedAt: instant().notNull(),
    values: jsonb().$type<Record<FigureKind, Omit<Figure, 'kind'>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId] })],
)
