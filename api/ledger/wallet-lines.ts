import { and, desc, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ledgerAccounts, ledgerLines, ledgerTransfers } from './tables.ts'
import type { Cause, LedgerContext, TransferKind } from './types.ts'

/** A line of a statement. `amountH` is above zero in both directions. */
export type WalletLine = {
  id: number
  transferId: number
  /** What it was booked under. */
  key: string
  kind: TransferKind
  cause: Cause
  referenceId: number | null
  note: string
  amountH: number
  createdAt: Date
}

type Query = {
  participantId: number
  direction: 'used' | 'earned'
  /** From this instant on, and before that one. */
  from?: Date | undefined
  to?: Date | undefined
  /** `nextCursor` of the page before. */
  cursor?: number | null | undefined
  limit: number
}

/** Points that were on hold and came back were neither used nor earned: both lines stay out of the statement. */
function releasedHolds(ctx: LedgerContext) {
  const settled = alias(ledgerTransfers, 'settled')
  return ctx.db
    .select({ id: settled.id })
    .from(settled)
    .where(
      and(
        eq(settled.stationId, ctx.station.id),
        eq(settled.key, sql`'hold:' || ${ledgerTransfers.id} || ':settled'`),
        eq(settled.kind, 'release'),
      ),
    )
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
      and(
        eq(ledgerAccounts.stationId, ctx.station.id),
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
    .where(and(eq(last.stationId, ctx.station.id), eq(last.id, cursor)))
  return sql`(${ledgerLines.createdAt}, ${ledgerLines.id}) < ((${createdAt}), ${cursor}::bigint)`
}

/** A participant's statement, newest first, page by page: a page costs the same however many lines there are. (PTS-02, PTS-03) */
export async function walletLines(
  ctx: LedgerContext,
  { participantId, direction, from, to, cursor, limit }: Query,
): Promise<{ lines: WalletLine[]; nextCursor: number | null }> {
  const stationId = ctx.station.id
  const rows = await ctx.db
    .select({
      id: ledgerLines.id,
      transferId: ledgerTransfers.id,
      key: ledgerTransfers.key,
      kind: ledgerTransfers.kind,
      cause: ledgerTransfers.cause,
      referenceId: ledgerTransfers.referenceId,
      note: ledgerTransfers.note,
      amountH: sql<number>`abs(${ledgerLines.amountH})`.mapWith(ledgerLines.amountH),
      createdAt: ledgerTransfers.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(
      ledgerTransfers,
      and(eq(ledgerTransfers.stationId, stationId), eq(ledgerTransfers.id, ledgerLines.transferId)),
    )
    .where(
      and(
        eq(ledgerLines.stationId, stationId),
        eq(ledgerLines.accountId, walletOf(ctx, participantId)),
        // Literal, so that it is known when the plan is made: each direction has its index.
        direction === 'used' ? sql`${ledgerLines.amountH} < 0` : sql`${ledgerLines.amountH} > 0`,
        direction === 'used' ? notExists(releasedHolds(ctx)) : sql`${ledgerTransfers.kind} <> 'release'`,
        from && gte(ledgerLines.createdAt, from),
        to && lt(ledgerLines.createdAt, to),
        cursor ? isAfter(ctx, cursor) : undefined,
      ),
    )
    .orderBy(desc(ledgerLines.createdAt), desc(ledgerLines.id))
    .limit(limit + 1)
  const lines = rows.slice(0, limit)
  return { lines, nextCursor: rows.length > limit ? (lines.at(-1)?.id ?? null) : null }
}
