import { balanceOf } from './balance-of.ts'
import { owe } from './owe.ts'
import { transfer } from './transfer.ts'
import type { LedgerContext, Movement } from './types.ts'

/**
 * Takes points out of a wallet again whose payment went back, as far as they are there; what was spent, or is held for something else,
 * is owed (GAP-88, SEC-101). Under the lock of the wallet. Errors as `transfer`.
 */
export async function takeBack(
  ctx: LedgerContext,
  { participantId, amountH, ...movement }: Movement & { participantId: number },
): Promise<{ takenH: number; missingH: number }> {
  const { availableH } = await balanceOf(ctx, participantId)
  const takenH = Math.max(0, Math.min(amountH, availableH))
  if (takenH > 0)
    await transfer(ctx, {
      ...movement,
      amountH: takenH,
      from: { kind: 'wallet', participantId },
      to: { kind: 'programme' },
    })
  const missingH = Math.max(0, amountH - takenH)
  if (missingH > 0) await owe(ctx, { participantId, amountH: missingH })
  return { takenH, missingH }
}
