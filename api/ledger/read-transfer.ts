import { asc, eq } from 'drizzle-orm'
import { ApiError } from '#api/platform/errors.ts'
import { inStation, withId } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerLines, ledgerTransfers } from './tables.ts'
import type { AccountKind, LedgerContext, Transfer } from './types.ts'

type StoredEntry = { amountH: number; kind: AccountKind; participantId: number | null }

/**
 * A transfer of the station with its entries, in the order they were written.
 * @throws ApiError `not_found`
 */
export async function readTransfer(
  ctx: LedgerContext,
  id: number,
): Promise<{ transfer: Omit<Transfer, 'isNew'>; entries: StoredEntry[] }> {
  const stationId = ctx.station.id
  const rows = await ctx.db
    .select({
      transfer: ledgerTransfers,
      amountH: ledgerLines.amountH,
      kind: ledgerAccounts.kind,
      participantId: ledgerAccounts.participantId,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerLines,
      inStation(ledgerLines, { stationId }, eq(ledgerLines.transferId, ledgerTransfers.id)),
    )
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, { stationId }, ledgerLines.accountId))
    .where(withId(ledgerTransfers, { stationId }, id))
    .orderBy(asc(ledgerLines.id))
  const [first] = rows
  if (!first) throw new ApiError('not_found')
  return { transfer: first.transfer, entries: rows.map(({ transfer: _transfer, ...entry }) => entry) }
}
