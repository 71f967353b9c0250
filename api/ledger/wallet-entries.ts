import { desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { inStation, withId } from '../platform/db/rows.ts'
import { balancesAfter, type Calendar, type DayBalance } from './balances-after.ts'
import { settlementKey } from './settlement-key.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables.ts'
import type { Cause, LedgerContext, TransferKind } from './types.ts'

/** Entries that came into a wallet, or went out of it. */
export type Direction = 'used' | 'earned'

/** An entry of a statement. `amountH` is above zero in both directions. */
export type WalletEntry = {
  id: number
  transferId: number
  /** What it was booked under. */
  key: string
  kind: TransferKind
  cause: Cause
  direction: Direction
  referenceId: number | null
  note: string
  amountH: number
  /** What the wallet had after it, in the order of the statement. */
  balanceH: number
  /** Of a hold: how it ended; null while it is open. */
  settled: (Omit<Settlement, 'entryId'> & { balanceH: number | null }) | null
  createdAt: Date
}
type Row = Omit<WalletEntry, 'balanceH' | 'settled'>

type Query = {
  participantId: number
  /** Left out: every entry of the wallet, with what came back of holds. */
  direction?: Direction | undefined
  /** From this instant on, and before that one. */
  from?: Date | undefined
  to?: Date | undefined
  /** `nextCursor` of the page before. */
  cursor?: number | null | undefined
  limit: number
  /** Left out: balances of entries only. */
  calendar?: Calendar | undefined
}

/**
 * The wallet as a value: the planner then reads its entries in the order of the statement's index, whether they are ten or a
 * hundred thousand. Joined, it reads all of them, or all of everybody's.
 */
function walletOf(ctx: LedgerContext, participantId: number): SQL {
  const wallet = ctx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      inStation(
        ledgerAccounts,
        ctx,
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
      ),
    )
  return sql`(${wallet})`
}

/** Entries after the one a page ended with, in the order of the statement. */
function isAfter(ctx: LedgerContext, cursor: number): SQL {
  const last = alias(ledgerEntries, 'last_line')
  const createdAt = ctx.db
    .select({ at: last.createdAt })
    .from(last)
    .where(withId(last, ctx, cursor))
  return sql`(${ledgerEntries.createdAt}, ${ledgerEntries.id}) < ((${createdAt}), ${cursor}::bigint)`
}

/**
 * A participant's statement, newest first, page by page: a page costs the same however many entries there are. Of a hold that came back the
 * tab of what was used has one entry, which says so; without a direction its way back is an entry, too, and balances follow each other.
 * (PTS-02, PTS-03)
 */
export async function walletEntries(
  ctx: LedgerContext,
  query: Query,
): Promise<{ entries: WalletEntry[]; days: DayBalance[]; nextCursor: number | null }> {
  // Each direction is read from its own index; both of them in one query.
  const rows: Row[] = query.direction
    ? await rowsOf(ctx, query, query.direction)
    : (await unionAll(rowsOf(ctx, query, 'used'), rowsOf(ctx, query, 'earned'))).sort(newestFirst)
  const shown = rows.slice(0, query.limit)
  const { entries, days } = await withBalances(ctx, query, shown)
  return { entries, days, nextCursor: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null }
}

const newestFirst = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id

/** One more than the page holds, in one direction. */
function rowsOf(
  ctx: LedgerContext,
  { participantId, direction: asked, from, to, cursor, limit }: Query,
  direction: Direction,
) {
  const stationId = ctx.station.id
  return ctx.db
    .select({
      id: ledgerEntries.id,
      transferId: ledgerTransfers.id,
      key: ledgerTransfers.key,
      kind: ledgerTransfers.kind,
      cause: ledgerTransfers.cause,
      direction: sql<Direction>`${direction}::text`,
      referenceId: ledgerTransfers.referenceId,
      note: ledgerTransfers.note,
      amountH: sql<number>`abs(${ledgerEntries.amountH})`.mapWith(ledgerEntries.amountH),
      createdAt: ledgerTransfers.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, withId(ledgerTransfers, { stationId }, ledgerEntries.transferId))
    .where(
      inStation(
        ledgerEntries,
        { stationId },
        eq(ledgerEntries.accountId, walletOf(ctx, participantId)),
        // Literal, so that it is known when the plan is made: each direction has its index.
        direction === 'used' ? sql`${ledgerEntries.amountH} < 0` : sql`${ledgerEntries.amountH} > 0`,
        asked === 'earned' ? sql`${ledgerTransfers.kind} <> 'release'` : undefined,
        from && gte(ledgerEntries.createdAt, from),
        to && lt(ledgerEntries.createdAt, to),
        cursor ? isAfter(ctx, cursor) : undefined,
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(limit + 1)
}

async function withBalances(
  ctx: LedgerContext,
  { participantId, calendar }: Pick<Query, 'participantId' | 'calendar'>,
  rows: readonly Row[],
): Promise<{ entries: WalletEntry[]; days: DayBalance[] }> {
  const holdIds = rows.flatMap(({ kind, transferId }) => (kind === 'hold' ? [transferId] : []))
  const settlements = await settlementsOf(ctx, holdIds)
  const backIds = [...settlements.values()].flatMap(({ entryId }) => entryId ?? [])
  const entryIds = [...new Set([...rows.map(({ id }) => id), ...backIds])]
  const { after, days } = await balancesAfter(ctx, { participantId, entryIds, calendar })
  const balanceAfter = (entryId: number) => {
    const balanceH = after.get(entryId)
    if (balanceH === undefined) throw new Error(`Entry ${entryId} is of no day`)
    return balanceH
  }
  const entries = rows.map((row) => {
    const settled = settlements.get(row.transferId)
    return {
      ...row,
      balanceH: balanceAfter(row.id),
      settled: settled
        ? {
            kind: settled.kind,
            createdAt: settled.createdAt,
            balanceH: settled.entryId === null ? null : balanceAfter(settled.entryId),
          }
        : null,
    }
  })
  return { entries, days }
}

/** How a hold ended. `entryId`: the entry by which it came back into the wallet, of a release. */
type Settlement = { kind: 'capture' | 'release'; createdAt: Date; entryId: number | null }

/** How these holds of a station ended, by their numbers; an open one has no entry. One query. */
async function settlementsOf(
  { db, station }: LedgerContext,
  holdIds: readonly number[],
): Promise<ReadonlyMap<number, Settlement>> {
  if (holdIds.length === 0) return new Map()
  const wallets = alias(ledgerAccounts, 'wallets')
  const rows = await db
    .select({
      holdId: ledgerTransfers.aboutId,
      kind: ledgerTransfers.kind,
      createdAt: ledgerTransfers.createdAt,
      entryId: ledgerEntries.id,
      account: wallets.kind,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerEntries,
      inStation(ledgerEntries, { station }, eq(ledgerEntries.transferId, ledgerTransfers.id)),
    )
    .innerJoin(wallets, withId(wallets, { station }, ledgerEntries.accountId))
    .where(inStation(ledgerTransfers, { station }, inArray(ledgerTransfers.key, holdIds.map(settlementKey))))
  return new Map(
    rows.flatMap(({ holdId, kind, createdAt, entryId, account }) =>
      holdId === null || account === 'hold' || (kind !== 'capture' && kind !== 'release')
        ? []
        : [[holdId, { kind, createdAt, entryId: account === 'wallet' ? entryId : null }] as const],
    ),
  )
}
