import { and, desc, eq, gt, gte, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ledgerAccounts, ledgerLines, ledgerTransfers } from './tables.ts'
import type { Cause, LedgerContext, TransferKind } from './types.ts'

/** A line of a statement. `amountH` is above zero in both directions. */
export type WalletLine = {
  id: number
  transferId: number
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
function cameBack(ctx: LedgerContext) {
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

/** A participant's statement, newest first, page by page. (PTS-02, PTS-03) */
export async function walletLines(
  ctx: LedgerContext,
  { participantId, direction, from, to, cursor, limit }: Query,
): Promise<{ lines: WalletLine[]; nextCursor: number | null }> {
  const stationId = ctx.station.id
  const rows = await ctx.db
    .select({
      id: ledgerLines.id,
      transferId: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      cause: ledgerTransfers.cause,
      referenceId: ledgerTransfers.referenceId,
      note: ledgerTransfers.note,
      amountH: sql<number>`abs(${ledgerLines.amountH})`.mapWith(ledgerLines.amountH),
      createdAt: ledgerTransfers.createdAt,
    })
    .from(ledgerAccounts)
    .innerJoin(
      ledgerLines,
      and(eq(ledgerLines.stationId, stationId), eq(ledgerLines.accountId, ledgerAccounts.id)),
    )
    .innerJoin(
      ledgerTransfers,
      and(eq(ledgerTransfers.stationId, stationId), eq(ledgerTransfers.id, ledgerLines.transferId)),
    )
    .where(
      and(
        eq(ledgerAccounts.stationId, stationId),
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
        direction === 'used' ? lt(ledgerLines.amountH, 0) : gt(ledgerLines.amountH, 0),
        direction === 'used' ? notExists(cameBack(ctx)) : sql`${ledgerTransfers.kind} <> 'release'`,
        from && gte(ledgerTransfers.createdAt, from),
        to && lt(ledgerTransfers.createdAt, to),
        cursor ? lt(ledgerLines.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(ledgerLines.id))
    .limit(limit + 1)
  const lines = rows.slice(0, limit)
  return { lines, nextCursor: rows.length > limit ? (lines.at(-1)?.id ?? null) : null }
}
