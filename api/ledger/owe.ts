import { eq, sql } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerAccounts } from './tables.ts'
import type { LedgerContext } from './types.ts'

/**
 * Somebody owes the programme points that their wallet does not have now, spent or held for something else. What rewards were (`paid` left out)
 * leaves it with the next rewards, what was paid for with whatever comes in (GAP-88, GAP-119, SEC-101). Under the lock of the wallet. Below zero: they
 * were paid.
 */
export async function owe(
  { db, station }: LedgerContext,
  { participantId, amountH, isPaid }: { participantId: number; amountH: number; isPaid: boolean },
): Promise<void> {
  await db
    .update(ledgerAccounts)
    .set(
      isPaid
        ? { owedPaidH: sql`${ledgerAccounts.owedPaidH} + ${amountH}` }
        : { owedH: sql`${ledgerAccounts.owedH} + ${amountH}` },
    )
    .where(
      inStation(
        ledgerAccounts,
        { station },
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
      ),
    )
}
