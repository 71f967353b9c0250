import { asc, eq, gt, sql } from 'drizzle-orm'
import { inStation, withId } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerLines } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** What came back into a wallet after it was spent, since an instant: refunds and undone purchases, oldest first. Not what was only held. */
export function givenBackSince(
  ctx: LedgerContext,
  { participantId, since }: { participantId: number; since: Date },
): Promise<{ createdAt: Date; amountH: number }[]> {
  const stationId = ctx.station.id
  return ctx.db
    .select({ createdAt: ledgerLines.createdAt, amountH: ledgerLines.amountH })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, { stationId }, ledgerLines.accountId))
    .where(
      inStation(
        ledgerLines,
        { stationId },
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
        sql`${ledgerLines.amountH} > 0`,
        gt(ledgerLines.createdAt, since),
        sql`exists (
          select from ${ledgerLines} giving
          join ${ledgerAccounts} giver on giver.station_id = giving.station_id and giver.id = giving.account_id
          where giving.station_id = ${stationId} and giving.transfer_id = ${ledgerLines.transferId}
            and giving.amount_h < 0 and giver.kind = 'sink')`,
      ),
    )
    .orderBy(asc(ledgerLines.createdAt), asc(ledgerLines.id))
}
