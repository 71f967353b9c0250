import { ownedBy } from './accounts.ts'
import { ledgerAccounts } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** What a participant can spend and what is on hold, in hundredths. Zero for who has no wallet. (PTS-01) */
export async function balanceOf(
  ctx: LedgerContext,
  participantId: number,
): Promise<{ availableH: number; heldH: number }> {
  const rows = await ctx.db
    .select({ kind: ledgerAccounts.kind, balanceH: ledgerAccounts.balanceH })
    .from(ledgerAccounts)
    .where(ownedBy(ctx, participantId))
  const balance = (kind: string) => rows.find((row) => row.kind === kind)?.balanceH ?? 0
  return { availableH: balance('wallet'), heldH: balance('hold') }
}
