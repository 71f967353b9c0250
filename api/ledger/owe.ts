import { and, eq, sql } from 'drizzle-orm'
import { ledgerAccounts } from './tables.ts'
import type { LedgerContext } from './types.ts'

/**
 * Somebody owes the programme points that their wallet does not have now, spent or held for something else: they leave it with the next that
 * come in, whatever these come from (GAP-88, SEC-101). Under the lock of the wallet. Below zero: they were paid.
 */
export async function owe(
  { db, station }: LedgerContext,
  { participantId, amountH }: { participantId: number; amountH: number },
): Promise<void> {
  await db
    .update(ledgerAccounts)
    .set({ owedH: sql`${ledgerAccounts.owedH} + ${amountH}` })
    .where(
      and(
        eq(ledgerAccounts.stationId, station.id),
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
      ),
    )
}
