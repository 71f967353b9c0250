import { eq, sql } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { purseOf } from './accounts.ts'
import { owe, paidLeft } from './owe.ts'
import { ledgerAccounts } from './tables.ts'
import { transfer } from './transfer.ts'
import type { LedgerContext, Movement } from './types.ts'

/**
 * Takes points out of a wallet again whose payment went back, as far as they are there; what was spent, or is held for something else,
 * is owed (GAP-88, SEC-101). Rewards are taken of rewards only, paid credits (`isPaid`) of all there is (GAP-119). Under the lock of the wallet. Errors
 * as `transfer`.
 */
export async function takeBack(
  ctx: LedgerContext,
  { participantId, amountH, isPaid, ...movement }: Movement & { participantId: number; isPaid: boolean },
): Promise<{ takenH: number; missingH: number }> {
  const { availableH, rewardsH } = await purseOf(ctx, participantId)
  const takenH = Math.max(0, Math.min(amountH, availableH, isPaid ? availableH : rewardsH))
  if (takenH > 0) {
    if (isPaid) await countLessPaid(ctx, { participantId, amountH: takenH })
    await transfer(ctx, {
      ...movement,
      amountH: takenH,
      from: { kind: 'wallet', participantId },
      to: { kind: 'programme' },
    })
  }
  const missingH = Math.max(0, amountH - takenH)
  if (missingH > 0) await owe(ctx, { participantId, amountH: missingH, isPaid })
  return { takenH, missingH }
}

/** Paid credits that leave are paid for no more: the rewards beside them stay rewards (GAP-119). Before they leave. */
async function countLessPaid(
  { db, station }: LedgerContext,
  { participantId, amountH }: { participantId: number; amountH: number },
): Promise<void> {
  await db
    .update(ledgerAccounts)
    .set({ paidH: sql`greatest(0, ${paidLeft} - ${amountH}::bigint)` })
    .where(
      inStation(
        ledgerAccounts,
        { station },
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
      ),
    )
}
