import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerLines } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** Centavos that came into the station's cash less those that went out, from an instant on and before another. */
export async function cashBetween(
  ctx: LedgerContext,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const stationId = ctx.station.id
  const [row] = await ctx.db
    .select({ cents: sql`coalesce(sum(${ledgerLines.amountH}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.stationId, stationId), eq(ledgerAccounts.id, ledgerLines.accountId)),
    )
    .where(
      and(
        eq(ledgerLines.stationId, stationId),
        eq(ledgerAccounts.kind, 'cash'),
        gte(ledgerLines.createdAt, from),
        lt(ledgerLines.createdAt, to),
      ),
    )
  return row?.cents ?? 0
}
