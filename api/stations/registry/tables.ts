import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, stationId } from '../../platform/db/columns.ts'

/** Stations themselves: platform-wide, so their key is their own id. Ids given by the site builder start at 1000. */
export const stations = pgTable(
  'stations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    slug: text().notNull(),
    /** The form of `station-configs/<slug>/config.json`, asset references resolved to addresses. */
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How one joins, once owners said so; until then the configuration says it (ADR 161). */
    entry: jsonb().$type<Record<string, unknown>>(),
    /** Grows with every published change; page caches key by it. */
    revision: integer().notNull().default(1),
    /** Hash of the folder the station was imported from: the same folder twice is imported once. */
    sourceHash: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('stations_slug').on(t.slug)],
)

/** Own domains, proved or not. A domain belongs to one station only. */
export const stationDomains = pgTable(
  'station_domains',
  { stationId: stationId(), domain: text().notNull(), provedAt: instant() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.domain] }),
    uniqueIndex('station_domains_domain').on(t.domain),
  ],
)

/**
 * Names of stations by their skeleton (`skeletonOf`): two names that look alike have one skeleton, so the key itself
 * refuses homographs. Platform-wide: the name is how a station is found at all.
 */
export const siteNames = pgTable(
  'site_names',
  {
    skeleton: text().primaryKey(),
    name: text().notNull(),
    ownerStationId: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('site_names_owner').on(t.ownerStationId)],
)
