import { asc, eq } from 'drizzle-orm'
import { inTransaction } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { inStation, withId } from '../platform/db/rows.ts'
import { post } from './post.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables.ts'
import type { AccountKind, AccountRef, LedgerContext, Transfer } from './types.ts'

/** Where a counter-entry goes: what was captured out of a hold goes back to the wallet. */
function counterAccount(kind: AccountKind, participantId: number | null): AccountRef {
  if (kind !== 'wallet' && kind !== 'hold') return { kind }
  if (participantId === null) throw new Error('A wallet or hold without a participant')
  return { kind: 'wallet', participantId }
}

/**
 * Takes a transfer back by counter-entries, with its reason; both stay in the ledger. Twice is once. Takes back what
 * stands alone or was captured; an open hold is released instead.
 *
 * @throws ApiError `not_found`; `conflict` for holds, releases and reversals; `insufficient_balance` when the wallet
 * no longer holds what is taken back
 */
export function reverse(
  outer: LedgerContext,
  { transferId, reason }: { transferId: number; reason: string },
): Promise<Transfer> {
  return inTransaction(outer, async (ctx) => {
    const { transfer, entries } = await readTransfer(ctx, transferId)
    if (transfer.kind !== 'move' && transfer.kind !== 'capture') throw new ApiError('conflict')
    return post(ctx, {
      key: `reversal:${transferId}`,
      kind: 'reversal',
      cause: transfer.cause,
      referenceId: transfer.referenceId,
      note: reason,
      aboutId: transferId,
      entries: entries.map(({ amountH, kind, participantId }) => ({
        account: counterAccount(kind, participantId),
        amountH: -amountH,
      })),
    })
  })
}

type StoredEntry = { amountH: number; kind: AccountKind; participantId: number | null }

/**
 * A transfer of the station with its entries, in the order they were written.
 * @throws ApiError `not_found`
 */
export async function readTransfer(
  ctx: LedgerContext,
  id: number,
): Promise<{ transfer: Omit<Transfer, 'isNew'>; entries: StoredEntry[] }> {
  const stationId = ctx.station.id
  const rows = await ctx.db
    .select({
      transfer: ledgerTransfers,
      amountH: ledgerEntries.amountH,
      kind: ledgerAccounts.kind,
      participantId: ledgerAccounts.participantId,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerEntries,
      inStation(ledgerEntries, { stationId }, eq(ledgerEntries.transferId, ledgerTransfers.id)),
    )
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, { stationId }, ledgerEntries.accountId))
    .where(withId(ledgerTransfers, { stationId }, id))
    .orderBy(asc(ledgerEntries.id))
  const [first] = rows
  if (!first) throw new ApiError('not_found')
  return { transfer: first.transfer, entries: rows.map(({ transfer: _transfer, ...entry }) => entry) }
}
