import { inTransaction } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { post } from './post.ts'
import { readTransfer } from './read-transfer.ts'
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
