import { ledgerAccounts } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** Opens a participant's wallet, and the account of what is on hold, both empty. Nothing happens when it is open. */
export async function openWallet(ctx: LedgerContext, participantId: number): Promise<void> {
  const account = { stationId: ctx.station.id, participantId, balanceH: 0 }
  await ctx.db
    .insert(ledgerAccounts)
    .values([
      { ...account, kind: 'wallet' },
      { ...account, kind: 'hold' },
    ])
    .onConflictDoNothing()
}
