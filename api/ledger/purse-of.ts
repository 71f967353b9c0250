import { ownedBy } from './accounts.ts'
import { ledgerAccounts } from './tables.ts'
import type { LedgerContext } from './types.ts'

/**
 * What a participant can spend and what is on hold, in hundredths; what of both was paid for (`paidH`), and what of the first are rewards: they are used
 * first, so what is on hold is them; and what is owed of either.
 */
type Purse = {
  availableH: number
  heldH: number
  paidH: number
  rewardsH: number
  owedH: number
  owedPaidH: number
}

/** The purse of a participant; all zero for who has no wallet. */
export async function purseOf(ctx: LedgerContext, participantId: number): Promise<Purse> {
  const rows = await ctx.db.select().from(ledgerAccounts).where(ownedBy(ctx, participantId))
  const wallet = rows.find(({ kind }) => kind === 'wallet')
  const availableH = wallet?.balanceH ?? 0
  const heldH = rows.find(({ kind }) => kind === 'hold')?.balanceH ?? 0
  const paidH = Math.min(wallet?.paidH ?? 0, availableH + heldH)
  return {
    ...{ availableH, heldH, paidH, rewardsH: Math.max(0, availableH - paidH) },
    ...{ owedH: wallet?.owedH ?? 0, owedPaidH: wallet?.owedPaidH ?? 0 },
  }
}
