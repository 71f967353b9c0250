import { eq, gte, lt, sql } from 'drizzle-orm'
import { inStation, withId } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerLines } from './tables.ts'
import type { LedgerContext } from './types.ts'

/**
 * Centavos that came into the station's cash less those that went out, from an instant on and before another, by day (YYYY-MM-DD) of a
 * time zone. Days without a line are left out.
 */
export async function cashByDay(
  { db, station }: LedgerContext,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      day: sql<string>`to_char(${ledgerLines.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      cents: sql`sum(${ledgerLines.amountH})`.mapWith(Number),
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, ledgerLines, ledgerLines.accountId))
    .where(
      inStation(
        ledgerLines,
        { station },
        eq(ledgerAccounts.kind, 'cash'),
        gte(ledgerLines.createdAt, from),
        lt(ledgerLines.createdAt, to),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, cents }) => [day, cents]))
}
