import { eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { inStation, withId } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerEntries } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** What all accounts of the station come to: points (in hundredths) and centavos apart. Both are 0, or an entry is missing. */
export async function sumsOfAccounts(ctx: LedgerContext): Promise<{ pointsH: number; cents: number }> {
  const stationId = ctx.station.id
  const isMoney = sql`${ledgerAccounts.kind} in ('cash', 'sales')`
  const [row] = await ctx.db
    .select({
      pointsH: sql`coalesce(sum(${ledgerEntries.amountH}) filter (where not ${isMoney}), 0)`.mapWith(Number),
      cents: sql`coalesce(sum(${ledgerEntries.amountH}) filter (where ${isMoney}), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, { stationId }, ledgerEntries.accountId))
    .where(inStation(ledgerEntries, { stationId }))
  return row ?? { pointsH: 0, cents: 0 }
}

/** How many people of the station have points, to spend or on hold. */
export async function countHolders({ db, station }: LedgerContext): Promise<number> {
  const { kind, balanceH, participantId } = ledgerAccounts
  const [row] = await db
    .select({ people: sql`count(distinct ${participantId})`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(inStation(ledgerAccounts, { station }, inArray(kind, ['wallet', 'hold']), gt(balanceH, 0)))
  return row?.people ?? 0
}

/**
 * Centavos that came into the station's cash less those that went out, from an instant on and before another, by day (YYYY-MM-DD) of a
 * time zone. Days without an entry are left out.
 */
export async function cashByDay(
  { db, station }: LedgerContext,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      day: sql<string>`to_char(${ledgerEntries.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      cents: sql`sum(${ledgerEntries.amountH})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, ledgerEntries, ledgerEntries.accountId))
    .where(
      inStation(
        ledgerEntries,
        { station },
        eq(ledgerAccounts.kind, 'cash'),
        gte(ledgerEntries.createdAt, from),
        lt(ledgerEntries.createdAt, to),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, cents }) => [day, cents]))
}
