import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inStation, withId } from '../platform/db/rows.ts'
import { settlementKey } from './settlement-key.ts'
import { ledgerAccounts, ledgerLines, ledgerTransfers } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** How a hold ended. `lineId`: the line by which it came back into the wallet, of a release. */
export type Settlement = { kind: 'capture' | 'release'; createdAt: Date; lineId: number | null }

/** How these holds of a station ended, by their numbers; an open one has no entry. One query. */
export async function settlementsOf(
  { db, station }: LedgerContext,
  holdIds: readonly number[],
): Promise<ReadonlyMap<number, Settlement>> {
  if (holdIds.length === 0) return new Map()
  const wallets = alias(ledgerAccounts, 'wallets')
  const rows = await db
    .select({
      holdId: ledgerTransfers.aboutId,
      kind: ledgerTransfers.kind,
      createdAt: ledgerTransfers.createdAt,
      lineId: ledgerLines.id,
      account: wallets.kind,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerLines,
      inStation(ledgerLines, { station }, eq(ledgerLines.transferId, ledgerTransfers.id)),
    )
    .innerJoin(wallets, withId(wallets, { station }, ledgerLines.accountId))
    .where(inStation(ledgerTransfers, { station }, inArray(ledgerTransfers.key, holdIds.map(settlementKey))))
  return new Map(
    rows.flatMap(({ holdId, kind, createdAt, lineId, account }) =>
      holdId === null || account === 'hold' || (kind !== 'capture' && kind !== 'release')
        ? []
        : [[holdId, { kind, createdAt, lineId: account === 'wallet' ? lineId : null }] as const],
    ),
  )
}
