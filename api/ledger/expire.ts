import { max } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerTransfers } from './tables.ts'
import { transfer } from './transfer.ts'
import type { LedgerContext, Transfer } from './types.ts'

/**
 * Points of a wallet whose time is over go back to the programme (GAP-112). Whoever calls it holds the lock of the wallet and found them there:
 * no other one of this wallet has the same newest transfer of the station, so that makes the key. Errors as `transfer`.
 */
export async function expire(
  ctx: LedgerContext,
  { participantId, amountH }: { participantId: number; amountH: number },
): Promise<Transfer> {
  const [newest] = await ctx.db
    .select({ id: max(ledgerTransfers.id) })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx))
  return transfer(ctx, {
    key: `expiry:${participantId}:${newest?.id ?? 0}`,
    cause: 'expiry',
    amountH,
    from: { kind: 'wallet', participantId },
    to: { kind: 'programme' },
  })
}
