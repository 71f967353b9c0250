import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#api/platform/db/columns.ts'

/** Platform-wide, without a station key: it also counts what has no station yet (hosts, addresses). Columns as rate-limiter-flexible wants them. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: instant() },
  (t) => [index('rate_limits_expire').on(t.expire)],
)
