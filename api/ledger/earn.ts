import { transfer } from './transfer.ts'
import type { LedgerContext, Movement, Transfer } from './types.ts'

/** Credits a participant's wallet from the station's programme. Errors as `transfer`. */
export function earn(
  ctx: LedgerContext,
  { participantId, ...movement }: Movement & { participantId: number },
): Promise<Transfer> {
  return transfer(ctx, { ...movement, from: { kind: 'programme' }, to: { kind: 'wallet', participantId } })
}
