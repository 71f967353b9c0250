import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** Who answers for personal data, and what is published of terms and privacy, once owners said so (ADR 164). */
    legal: jsonb().$type<Record<string, unknown>>(),
    /** Everybody of its team has to log in with codes in two steps (PPL-26). No folder says it: it is of who looks after it here. */
    needsCodes: boolean().notNull().default(false),
    /** Grows with every published change; page caches key by it. */
    revision: integer().notNull().default(1),
    /** Hash of the folder the station was imported from: the same folder twice is imported once. */
    sourceHash: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Since when the keeper of the installation has it closed: nobody reaches it, nothing of it goes (GAP-181). */
    suspendedAt: instant(),
    /** After it everything of the station goes; a suspended one only. */
    deletesAt: instant(),
    /** Since when it goes: from then on nobody opens it any more. */
    erasingAt: instant(),
  },
  (t) => [uniqueIndex('stations_slug').on(t.slug)],
)

/** Whether a row is of a station that its keeper has not closed: what begins by itself begins at no other (GAP-181). */
export const ofOpenStation = (stationId: SQLWrapper) =>
  sql`${stationId} not in (select closed.id from stations closed where closed.suspended_at is not null)`

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
