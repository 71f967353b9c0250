import { transfer } from './transfer.ts'
import type { LedgerContext, Movement, Transfer } from './types.ts'

/** Debits a participant's wallet for good. For what is not yet paid for, `hold`. Errors as `transfer`. */
export function spend(
  ctx: LedgerContext,
  { participantId, ...movement }: Movement & { participantId: number },
): Promise<Transfer> {
  return transfer(ctx, { ...movement, from: { kind: 'wallet', participantId }, to: { kind: 'sink' } })
}
