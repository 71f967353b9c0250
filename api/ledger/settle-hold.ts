import { inTransaction } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { readTransfer } from './reverse.ts'
import { settlementKey } from './settlement-key.ts'
import { postPair } from './transfer.ts'
import type { LedgerContext, Transfer } from './types.ts'

async function settle(
  outer: LedgerContext,
  kind: 'capture' | 'release',
  { holdId, note }: { holdId: number; note?: string },
): Promise<Transfer> {
  return inTransaction(outer, async (ctx) => {
    const { transfer: held, entries } = await readTransfer(ctx, holdId)
    const inHold = entries.find((entry) => entry.amountH > 0)
    const participantId = inHold?.participantId
    if (held.kind !== 'hold' || !inHold || !participantId) throw new ApiError('conflict')
    return postPair(ctx, {
      key: settlementKey(holdId),
      kind,
      cause: held.cause,
      referenceId: held.referenceId ?? undefined,
      note: note ?? held.note,
      aboutId: holdId,
      amountH: inHold.amountH,
      from: { kind: 'hold', participantId },
      to: kind === 'capture' ? { kind: 'sink' } : { kind: 'wallet', participantId },
    })
  })
}

/**
 * Spends what a hold set aside: the payment is certain. Twice is once.
 * @throws ApiError `not_found`; `conflict` when the hold was released, or is none
 */
export function capture(ctx: LedgerContext, input: { holdId: number; note?: string }): Promise<Transfer> {
  return settle(ctx, 'capture', input)
}

/**
 * Gives back what a hold set aside: expired, cancelled, failed. Twice is once.
 * @throws ApiError `not_found`; `conflict` when the hold was captured, or is none
 */
export function release(ctx: LedgerContext, input: { holdId: number; note?: string }): Promise<Transfer> {
  return settle(ctx, 'release', input)
}
