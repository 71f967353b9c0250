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

/**
 * What a wallet and its hold have that was paid for, as it is before something moves: what was spent since the last time is none of it. In an
 * `update` of the wallet.
 */
export const paidLeft = sql`least(paid_h, balance_h + coalesce((
  select held.balance_h from ledger_accounts held where held.kind = 'hold'
    and held.station_id = ledger_accounts.station_id and held.participant_id = ledger_accounts.participant_id), 0))`
