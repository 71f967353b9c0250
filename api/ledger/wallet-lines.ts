import { desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inStation, withId } from '../platform/db/rows.ts'
import { balancesAfter } from './balances-after.ts'
import { settlementKey } from './settlement-key.ts'
import { ledgerAccounts, ledgerLines, ledgerTransfers } from './tables.ts'
import type { Cause, LedgerContext, TransferKind } from './types.ts'

/** Lines that came into a wallet, or went out of it. */
export type Direction = 'used' | 'earned'

/** A line of a statement. `amountH` is above zero in both directions. */
export type WalletLine = {
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
  settled: (Omit<Settlement, 'lineId'> & { balanceH: number | null }) | null
  createdAt: Date
}
type Row = Omit<WalletLine, 'balanceH' | 'settled'>

type Query = {
  participantId: number
  /** Left out: every line of the wallet, with what came back of holds. */
  direction?: Direction | undefined
  /** From this instant on, and before that one. */
  from?: Date | undefined
  to?: Date | undefined
  /** `nextCursor` of the page before. */
  cursor?: number | null | undefined
  limit: number
}

/**
 * The wallet as a value: the planner then reads its lines in the order of the statement's index, whether they are ten or a
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

/** Lines after the one a page ended with, in the order of the statement. */
function isAfter(ctx: LedgerContext, cursor: number): SQL {
  const last = alias(ledgerLines, 'last_line')
  const createdAt = ctx.db
    .select({ at: last.createdAt })
    .from(last)
    .where(withId(last, ctx, cursor))
  return sql`(${ledgerLines.createdAt}, ${ledgerLines.id}) < ((${createdAt}), ${cursor}::bigint)`
}

/**
 * A participant's statement, newest first, page by page: a page costs the same however many lines there are. Of a hold that came back the
 * tab of what was used has one line, which says so; without a direction its way back is a line, too, and balances follow each other.
 * (PTS-02, PTS-03)
 */
export async function walletLines(
  ctx: LedgerContext,
  query: Query,
): Promise<{ lines: WalletLine[]; nextCursor: number | null }> {
  const rows = query.direction
    ? await rowsOf(ctx, query, query.direction)
    : [...(await rowsOf(ctx, query, 'used')), ...(await rowsOf(ctx, query, 'earned'))].sort(newestFirst)
  const shown = rows.slice(0, query.limit)
  const lines = await withBalances(ctx, query.participantId, shown)
  return { lines, nextCursor: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null }
}

const newestFirst = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id

/** One more than the page holds, in one direction. */
function rowsOf(
  ctx: LedgerContext,
  { participantId, direction: asked, from, to, cursor, limit }: Query,
  direction: Direction,
): Promise<Row[]> {
  const stationId = ctx.station.id
  return ctx.db
    .select({
      id: ledgerLines.id,
      transferId: ledgerTransfers.id,
      key: ledgerTransfers.key,
      kind: ledgerTransfers.kind,
      cause: ledgerTransfers.cause,
      direction: sql<Direction>`${direction}::text`,
      referenceId: ledgerTransfers.referenceId,
      note: ledgerTransfers.note,
      amountH: sql<number>`abs(${ledgerLines.amountH})`.mapWith(ledgerLines.amountH),
      createdAt: ledgerTransfers.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransfers, withId(ledgerTransfers, { stationId }, ledgerLines.transferId))
    .where(
      inStation(
        ledgerLines,
        { stationId },
        eq(ledgerLines.accountId, walletOf(ctx, participantId)),
        // Literal, so that it is known when the plan is made: each direction has its index.
        direction === 'used' ? sql`${ledgerLines.amountH} < 0` : sql`${ledgerLines.amountH} > 0`,
        asked === 'earned' ? sql`${ledgerTransfers.kind} <> 'release'` : undefined,
        from && gte(ledgerLines.createdAt, from),
        to && lt(ledgerLines.createdAt, to),
        cursor ? isAfter(ctx, cursor) : undefined,
      ),
    )
    .orderBy(desc(ledgerLines.createdAt), desc(ledgerLines.id))
    .limit(limit + 1)
}

async function withBalances(
  ctx: LedgerContext,
  participantId: number,
  rows: readonly Row[],
): Promise<WalletLine[]> {
  const holdIds = rows.flatMap(({ kind, transferId }) => (kind === 'hold' ? [transferId] : []))
  const settlements = await settlementsOf(ctx, holdIds)
  const backIds = [...settlements.values()].flatMap(({ lineId }) => lineId ?? [])
  const lineIds = [...new Set([...rows.map(({ id }) => id), ...backIds])]
  const balances = await balancesAfter(ctx, { participantId, lineIds })
  const balanceAfter = (lineId: number) => {
    const balanceH = balances.get(lineId)
    if (balanceH === undefined) throw new Error(`Line ${lineId} is of no day`)
    return balanceH
  }
  return rows.map((row) => {
    const settled = settlements.get(row.transferId)
    return {
      ...row,
      balanceH: balanceAfter(row.id),
      settled: settled
        ? {
            kind: settled.kind,
            createdAt: settled.createdAt,
            balanceH: settled.lineId === null ? null : balanceAfter(settled.lineId),
          }
        : null,
    }
  })
}

/** How a hold ended. `lineId`: the line by which it came back into the wallet, of a release. */
type Settlement = { kind: 'capture' | 'release'; createdAt: Date; lineId: number | null }

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
      lineId: ledgerLines.id,
      account: wallets.kind,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerLines,
      inStation(ledgerLines, { station }, eq(ledgerLines.transferId, ledgerTransfers.id)),
    )
    .innerJoin(wallets, withId(wallets, { station }, ledgerLines.accountId))
    .where(inStation(ledgerTransfers, { station }, inArray(ledgerTransfers.key, holdIds.map(settlementKey))))
  return new Map(
    rows.flatMap(({ holdId, kind, createdAt, lineId, account }) =>
      holdId === null || account === 'hold' || (kind !== 'capture' && kind !== 'release')
        ? []
        : [[holdId, { kind, createdAt, lineId: account === 'wallet' ? lineId : null }] as const],
    ),
  )
}
