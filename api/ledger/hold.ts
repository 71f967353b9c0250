import { postPair } from './transfer.ts'
import type { LedgerContext, Movement, Transfer } from './types.ts'

/**
 * Sets points of a wallet aside, first phase of a payment that is not yet certain (GAP-64). Its `id` is what `capture`
 * or `release` settles. Errors as `transfer`.
 */
export function hold(
  ctx: LedgerContext,
  { participantId, ...movement }: Movement & { participantId: number },
): Promise<Transfer> {
  return postPair(ctx, {
    ...movement,
    kind: 'hold',
    from: { kind: 'wallet', participantId },
    to: { kind: 'hold', participantId },
  })
}
