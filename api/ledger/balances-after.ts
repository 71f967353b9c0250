import { eq, type SQL, sql } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerDays, ledgerEntries } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** Whose days are asked for, with their balances: those of the entries, and where `span` is set those in it on which something moved. */
export type Calendar = {
  timezone: string
  /** Days YYYY-MM-DD, both included; `from` left out: from the first one on. */
  span: { from: string | undefined; to: string } | null
}

/** What a wallet had at the end of a day of the calendar. */
export type DayBalance = { day: string; balanceH: number }

type Query = { participantId: number; entryIds: readonly number[]; calendar?: Calendar | undefined }

/** Of a longer span so many days are told, spread over it. */
const mostDays = 60

/**
 * What a wallet had after each of these entries of it, in hundredths, in the order of the statement, and at the end of the days of a calendar, oldest
 * first (PTS-02). One query that reads the days since the oldest of them and the entries of their own days: the balance now, less what moved later.
 */
export async function balancesAfter(
  { db, station }: LedgerContext,
  { participantId, entryIds, calendar }: Query,
): Promise<{ after: ReadonlyMap<number, number>; days: DayBalance[] }> {
  if (entryIds.length === 0) return { after: new Map(), days: [] }
  const { rows } = await db.execute<{ id: string; closes: string | null; balance_h: string }>(sql`
    with wallet as (${walletOf(station.id, participantId)}), line as materialized (
      select entry.id, entry.created_at from ${ledgerEntries} entry
      where entry.station_id = ${station.id} and entry.account_id = (select id from wallet)
        and entry.id = any(${sql.param(`{${entryIds.join(',')}}`)}::bigint[])
    ), asked as materialized (
      select moment.*, (moment.created_at at time zone 'UTC')::date as day
      from (select id, created_at, null::date as closes from line ${closings(station.id, calendar)}) moment
    ), later as materialized (
      select day, sum(sum(amount_h)) over (order by day desc) - sum(amount_h) as amount_h
      from (
        select days.day, days.amount_h from ${ledgerDays} days
        where days.station_id = ${station.id} and days.account_id = (select id from wallet)
          and days.day >= (select min(day) from asked)
        union all select day, 0 from asked
      ) moved group by day
    )
    select asked.id, to_char(asked.closes, 'YYYY-MM-DD') as closes, wallet.balance_h - later.amount_h
      - ${sameDay(station.id, sql`> 0`)} - ${sameDay(station.id, sql`< 0`)} as balance_h
    from asked join later on later.day = asked.day cross join wallet order by asked.closes`)
  return {
    after: new Map(
      rows.flatMap(({ id, closes, balance_h }) => (closes ? [] : [[Number(id), Number(balance_h)] as const])),
    ),
    days: rows.flatMap(({ closes, balance_h }) =>
      closes ? [{ day: closes, balanceH: Number(balance_h) }] : [],
    ),
  }
}

const walletOf = (stationId: number, participantId: number): SQL => sql`
      select id, balance_h from ${ledgerAccounts}
      where ${inStation(
        ledgerAccounts,
        { station: { id: stationId } },
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
      )}`

/** The ends of the days of a calendar, as moments before every entry of the day after. */
function closings(stationId: number, calendar: Calendar | undefined): SQL {
  if (!calendar) return sql``
  const { timezone, span } = calendar
  return sql`union all
        select 0, (closing.day + 1)::timestamp at time zone ${timezone}::text, closing.day from (
          select (line.created_at at time zone ${timezone}::text)::date as day from line
          ${span ? sql`union select spread.day from (${spreadDays(stationId, timezone, span)}) spread` : sql``}
        ) closing group by closing.day`
}

/**
 * Days of a time zone that a day (UTC) of the wallet with an entry reaches into, within a span; of many only some, with the last. Some have no entry of
 * their own: their balance is that of the day before.
 */
const spreadDays = (
  stationId: number,
  timezone: string,
  { from, to }: NonNullable<Calendar['span']>,
): SQL => sql`
            select day from (
              select day, row_number() over (order by day desc) - 1 as place, count(*) over () as total from (
                select distinct unnest(array[
                  (days.day::timestamp at time zone 'UTC' at time zone ${timezone}::text)::date,
                  (((days.day + 1)::timestamp - interval '1 microsecond') at time zone 'UTC' at time zone ${timezone}::text)::date
                ]) as day from ${ledgerDays} days
                where days.station_id = ${stationId} and days.account_id = (select id from wallet)
              ) reached where day <= ${to}::date ${from ? sql`and day >= ${from}::date` : sql``}
            ) counted where place % ceil(total / ${mostDays}::numeric)::bigint = 0`

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
