import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerAccounts } from './tables.ts'
import type { AccountRef, LedgerContext } from './types.ts'

export type Account = typeof ledgerAccounts.$inferSelect

const isOwned = (ref: AccountRef) => 'participantId' in ref

function matches(ref: AccountRef) {
  return 'participantId' in ref
    ? and(eq(ledgerAccounts.kind, ref.kind), eq(ledgerAccounts.participantId, ref.participantId))
    : eq(ledgerAccounts.kind, ref.kind)
}

/** The wallet and the hold of a participant, by their names: by the person alone every account of the station would be looked through. */
export const ownedBy = (ctx: LedgerContext, participantId: number) =>
  inStation(
    ledgerAccounts,
    ctx,
    inArray(ledgerAccounts.kind, ['wallet', 'hold']),
    eq(ledgerAccounts.participantId, participantId),
  )

/**
 * The wallets and holds among `refs`, locked until the transaction ends, always in the order of their numbers: two
 * transfers in opposite directions cannot wait for each other.
 */
export function lockOwned(ctx: LedgerContext, refs: AccountRef[]): Promise<Account[]> {
  const owned = refs.filter(isOwned)
  if (owned.length === 0) return Promise.resolve([])
  return ctx.db
    .select()
    .from(ledgerAccounts)
    .where(inStation(ledgerAccounts, ctx, isNotNull(ledgerAccounts.balanceH), or(...owned.map(matches))))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
}

/**
 * Locks the wallets of these participants until the transaction ends, in the order of their numbers: for verbs that move
 * points of several people one after the other (ADR 24).
 */
export async function lockWallets(ctx: LedgerContext, participantIds: number[]): Promise<void> {
  await lockOwned(
    ctx,
    participantIds.map((participantId) => ({ kind: 'wallet', participantId })),
  )
}

/** The station's own accounts among `refs`, opened on first use. Not locked: every transfer of the station meets here. */
export async function findStationAccounts(ctx: LedgerContext, refs: AccountRef[]): Promise<Account[]> {
  const kinds = [...new Set(refs.filter((ref) => !isOwned(ref)).map((ref) => ref.kind))]
  if (kinds.length === 0) return []
  const find = () =>
    ctx.db
      .select()
      .from(ledgerAccounts)
      .where(inStation(ledgerAccounts, ctx, inArray(ledgerAccounts.kind, kinds)))
  const found = await find()
  if (found.length === kinds.length) return found
  await ctx.db
    .insert(ledgerAccounts)
    .values(kinds.map((kind) => ({ stationId: ctx.station.id, kind })))
    .onConflictDoNothing()
  return find()
}
