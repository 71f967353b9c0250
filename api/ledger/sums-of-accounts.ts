import { sql } from 'drizzle-orm'
import { inStation, withId } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerLines } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** What all accounts of the station come to: points (in hundredths) and centavos apart. Both are 0, or a line is missing. */
export async function sumsOfAccounts(ctx: LedgerContext): Promise<{ pointsH: number; cents: number }> {
  const stationId = ctx.station.id
  const isMoney = sql`${ledgerAccounts.kind} in ('cash', 'sales')`
  const [row] = await ctx.db
    .select({
      pointsH: sql`coalesce(sum(${ledgerLines.amountH}) filter (where not ${isMoney}), 0)`.mapWith(Number),
      cents: sql`coalesce(sum(${ledgerLines.amountH}) filter (where ${isMoney}), 0)`.mapWith(Number),
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, { stationId }, ledgerLines.accountId))
    .where(inStation(ledgerLines, { stationId }))
  return row ?? { pointsH: 0, cents: 0 }
}
