import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { ledgerAccounts } from './tables.ts'
import type { AccountRef, LedgerContext } from './types.ts'

export type Account = typeof ledgerAccounts.$inferSelect

const isOwned = (ref: AccountRef) => 'participantId' in ref

/** The wallets and holds among `refs`, each kind by one list of its people. */
const ownedAmong = (refs: AccountRef[]) =>
  (['wallet', 'hold'] as const).flatMap((kind) => {
    const people = refs.flatMap((ref) =>
      ref.kind === kind && 'participantId' in ref ? [ref.participantId] : [],
    )
    return people.length > 0
      ? [and(eq(ledgerAccounts.kind, kind), inArray(ledgerAccounts.participantId, people))]
      : []
  })

/** The wallet and the hold of a participant, by their names: by the person alone every account of the station would be looked through. */
const ownedBy = (ctx: LedgerContext, participantId: number) =>
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
  const owned = ownedAmong(refs)
  if (owned.length === 0) return Promise.resolve([])
  return ctx.db
    .select()
    .from(ledgerAccounts)
    .where(inStation(ledgerAccounts, ctx, isNotNull(ledgerAccounts.balanceH), or(...owned)))
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

/** Opens a participant's wallet, and the account of what is on hold, both empty. Nothing happens when it is open. */
export const openWallet = (ctx: LedgerContext, participantId: number): Promise<void> =>
  openWallets(ctx, [participantId])

/** The same for several, by one statement. */
export async function openWallets(ctx: LedgerContext, participantIds: readonly number[]): Promise<void> {
  if (participantIds.length === 0) return
  await ctx.db
    .insert(ledgerAccounts)
    .values(
      participantIds.flatMap((participantId) => {
        const account = { stationId: ctx.station.id, participantId, balanceH: 0 }
        return [
          { ...account, kind: 'wallet' as const },
          { ...account, kind: 'hold' as const },
        ]
      }),
    )
    .onConflictDoNothing()
}

/** What a participant can spend and what is on hold, in hundredths. Zero for who has no wallet. (PTS-01) */
export async function balanceOf(
  ctx: LedgerContext,
  participantId: number,
): Promise<{ availableH: number; heldH: number }> {
  const rows = await ctx.db
    .select({ kind: ledgerAccounts.kind, balanceH: ledgerAccounts.balanceH })
    .from(ledgerAccounts)
    .where(ownedBy(ctx, participantId))
  const balance = (kind: string) => rows.find((row) => row.kind === kind)?.balanceH ?? 0
  return { availableH: balance('wallet'), heldH: balance('hold') }
}

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
