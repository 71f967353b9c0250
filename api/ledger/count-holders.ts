import { gt, inArray, sql } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerAccounts } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** How many people of the station have points, to spend or on hold. */
export async function countHolders({ db, station }: LedgerContext): Promise<number> {
  const { kind, balanceH, participantId } = ledgerAccounts
  const [row] = await db
    .select({ people: sql`count(distinct ${participantId})`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(inStation(ledgerAccounts, { station }, inArray(kind, ['wallet', 'hold']), gt(balanceH, 0)))
  return row?.people ?? 0
}
