import { eq, type SQL, sql } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerDays, ledgerEntries } from './tables.ts'
import type { LedgerContext } from './types.ts'

/**
 * What a wallet had after each of these entries of it, in hundredths, in the order of the statement (PTS-02). One query that reads the days since the
 * oldest of them and the entries of their own days: the balance now, less what moved later.
 */
export async function balancesAfter(
  { db, station }: LedgerContext,
  { participantId, entryIds }: { participantId: number; entryIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  if (entryIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; balance_h: string }>(sql`
    with wallet as (
      select id, balance_h from ${ledgerAccounts}
      where ${inStation(
        ledgerAccounts,
        { station },
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
      )}
    ), asked as materialized (
      select entry.id, entry.created_at, (entry.created_at at time zone 'UTC')::date as day
      from ${ledgerEntries} entry
      where entry.station_id = ${station.id} and entry.account_id = (select id from wallet)
        and entry.id = any(${sql.param(`{${entryIds.join(',')}}`)}::bigint[])
    ), later as materialized (
      select day, sum(amount_h) over (order by day desc) - amount_h as amount_h
      from ${ledgerDays} days
      where days.station_id = ${station.id} and days.account_id = (select id from wallet)
        and days.day >= (select min(day) from asked)
    )
    select asked.id, wallet.balance_h - later.amount_h
      - ${sameDay(station.id, sql`> 0`)} - ${sameDay(station.id, sql`< 0`)} as balance_h
    from asked join later on later.day = asked.day cross join wallet`)
  return new Map(rows.map((row) => [Number(row.id), Number(row.balance_h)]))
}

/**
 * What moved after an entry on its own day, in one direction. In the order of the index of that direction, so that it is read by that one, also where
 * the database knows nothing of its tables yet.
 */
const sameDay = (stationId: number, isInDirection: SQL): SQL => sql`coalesce((
      select sum(later_line.amount_h) from (
        select entry.amount_h from ${ledgerEntries} entry
        where entry.station_id = ${stationId} and entry.account_id = wallet.id and entry.amount_h ${isInDirection}
          and (entry.created_at, entry.id) > (asked.created_at, asked.id)
          and entry.created_at < (asked.day + 1)::timestamp at time zone 'UTC'
        order by entry.station_id, entry.account_id, entry.created_at, entry.id offset 0
      ) later_line), 0)`
