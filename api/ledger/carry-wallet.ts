import { eq, sql } from 'drizzle-orm'
import { ApiError } from '#api/platform/errors.ts'
import { inStation, one } from '../platform/db/rows.ts'
import { lockOwned, openWallets, purseOf } from './accounts.ts'
import { type EarnedDays, mergedDays } from './merged-days.ts'
import { openLots } from './open-lots.ts'
import { owe } from './owe.ts'
import { post } from './post.ts'
import { ledgerAccounts, ledgerDays } from './tables.ts'
import type { LedgerContext } from './types.ts'

type Carried = { fromId: number; toId: number; note: string }

/**
 * Carries what a wallet has into another one, by one transfer: a debit there and a credit here, with its reason. No entry is rewritten, paid
 * credits stay paid for, what is owed goes along, and each lot ends when it would have ended (PPL-12, ADR 122). Nothing may be on hold in
 * either. Under the locks of both from then on; once for two wallets. @returns hundredths that were carried @throws conflict
 */
export async function carryWallet(ctx: LedgerContext, { fromId, toId, note }: Carried): Promise<number> {
  await openWallets(ctx, [fromId, toId])
  await lockOwned(
    ctx,
    [fromId, toId].flatMap((participantId) =>
      (['wallet', 'hold'] as const).map((kind) => ({ kind, participantId })),
    ),
  )
  const { availableH, heldH, paidH, owedH, owedPaidH } = await purseOf(ctx, fromId)
  if (heldH + (await purseOf(ctx, toId)).heldH > 0) throw new ApiError('conflict')
  const before = [await lotsAndDays(ctx, fromId), await lotsAndDays(ctx, toId)]
  if (availableH > 0) await carryBalance(ctx, { fromId, toId, note, amountH: availableH, paidH })
  await layDays(ctx, toId, mergedDays(before))
  for (const [amountH, isPaid] of [
    [owedH, false],
    [owedPaidH, true],
  ] as const)
    if (amountH > 0) {
      await owe(ctx, { participantId: fromId, amountH: -amountH, isPaid })
      await owe(ctx, { participantId: toId, amountH, isPaid })
    }
  return availableH
}

type Balance = Carried & { amountH: number; paidH: number }

const carryBalance = (ctx: LedgerContext, { fromId, toId, note, amountH, paidH }: Balance) =>
  post(ctx, {
    ...{ key: `merge:${fromId}`, kind: 'move', cause: 'merge', note, paidH },
    entries: [
      { account: { kind: 'wallet', participantId: fromId }, amountH: -amountH },
      { account: { kind: 'wallet', participantId: toId }, amountH },
    ],
  })

async function lotsAndDays(ctx: LedgerContext, participantId: number): Promise<EarnedDays> {
  const rows = await ctx.db
    .select({ day: ledgerDays.day, earnedH: ledgerDays.earnedH })
    .from(ledgerDays)
    .where(inStation(ledgerDays, ctx, eq(ledgerDays.accountId, await walletId(ctx, participantId))))
  return {
    lots: await openLots(ctx, participantId),
    earned: new Map(rows.map(({ day, earnedH }) => [day, earnedH])),
  }
}

const walletId = async (ctx: LedgerContext, participantId: number): Promise<number> => {
  const isWallet = [eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.participantId, participantId)]
  const { id } = await ctx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inStation(ledgerAccounts, ctx, ...isWallet))
    .then(one())
  return id
}

/**
 * On which days a wallet earned what it has, in place of what the trigger took its last entry for, which is none that was earned today. What is
 * read of days alone is no entry of the books (ADR 120).
 */
async function layDays(
  ctx: LedgerContext,
  participantId: number,
  days: ReadonlyMap<string, number>,
): Promise<void> {
  const accountId = await walletId(ctx, participantId)
  const own = inStation(ledgerDays, ctx, eq(ledgerDays.accountId, accountId))
  await ctx.db.update(ledgerDays).set({ earnedH: 0 }).where(own)
  const rows = [...days].filter(([, earnedH]) => earnedH > 0)
  if (rows.length === 0) return
  await ctx.db
    .insert(ledgerDays)
    .values(
      rows.map(([day, earnedH]) => ({ stationId: ctx.station.id, accountId, day, amountH: 0, earnedH })),
    )
    .onConflictDoUpdate({
      target: [ledgerDays.stationId, ledgerDays.accountId, ledgerDays.day],
      set: { earnedH: sql`excluded.earned_h` },
    })
}
