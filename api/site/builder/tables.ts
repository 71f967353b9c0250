import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import type { SiteDraftData } from './draft-data.ts'

/**
 * Company sign-ups that wait for their e-mail to be confirmed, a row for each link: who asks for somebody else's address neither
 * ends their link nor decides their sub-domain (SEC-63). A used one is kept for an hour: its answer may be lost (ADR 34).
 */
export const siteSignups = pgTable(
  'site_signups',
  {
    ...stationColumns(),
    email: text().notNull(),
    /** What was asked for; '' when nothing. */
    subdomain: text().notNull(),
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('site_signups_link').on(t.stationId, t.tokenHash),
    index('site_signups_expiry').on(t.expiresAt),
  ],
)

/** The wizard's state: at most one open draft per person; finished ones remember the station they became. */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    version: integer().notNull().default(1),
    data: jsonb().$type<SiteDraftData>().notNull(),
    /** The station it became. */
    madeStationId: bigint({ mode: 'number' }),
    /** Of the call that finished it: twice is once. */
    idempotencyKey: text(),
    /** Of what was sent under the key. */
    inputDigest: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('site_drafts_open').on(t.stationId, t.participantId).where(sql`${t.madeStationId} is null`),
    uniqueIndex('site_drafts_key').on(t.stationId, t.participantId, t.idempotencyKey),
  ],
)
