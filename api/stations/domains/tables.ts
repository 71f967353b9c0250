import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, stationId } from '../../platform/db/columns.ts'

/** Domains a station says are its own, before and after the proof. A claim keeps nobody else from claiming. */
export const domainClaims = pgTable(
  'domain_claims',
  {
    stationId: stationId(),
    domain: text().notNull(),
    /** What the owner publishes under the domain. */
    token: text().notNull(),
    createdAt: instant().notNull(),
    checkedAt: instant(),
    /** Why the last check failed. */
    problem: text(),
    provedAt: instant(),
    /** When the domain first answered over HTTPS that it leads here: the sub-domain may lead to it (ADR 73). */
    seenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.domain] })],
)
