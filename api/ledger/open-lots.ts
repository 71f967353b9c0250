import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { inStation, withId } from '../platform/db/rows.ts'
import { ledgerAccounts, ledgerDays, ledgerEntries } from './tables.ts'
import type { LedgerContext } from './types.ts'

/** What is still there of what a wallet earned on a day (UTC, YYYY-MM-DD). */
export type Lot = { day: string; amountH: number }

const walletsOf = (ctx: LedgerContext): SQL | undefined =>
  inStation(ledgerAccounts, ctx, eq(ledgerAccounts.kind, 'wallet'))

/**
 * Of which days a participant's balance is, oldest first; together they are the balance. The oldest points are used first, so what is left
 * is what came last. What a hold set aside is the oldest, too, and is in no lot while it is held; what comes back of a hold or a refund is of
 * the day it was earned on (GAP-112, ADR 122).
 */
export async function openLots(ctx: LedgerContext, participantId: number): Promise<Lot[]> {
  const { rows } = await ctx.db.execute<{ day: string; amount_h: string }>(sql`
    with wallet as (
      select id, balance_h from ${ledgerAccounts}
      where ${walletsOf(ctx)} and ${eq(ledgerAccounts.participantId, participantId)}
    ), earned as (
      select day, earned_h, sum(earned_h) over (order by day desc) - earned_h as later_h
      from ${ledgerDays} days
      where days.station_id = ${ctx.station.id} and days.account_id = (select id from wallet) and earned_h > 0
    )
    select to_char(earned.day, 'YYYY-MM-DD') as day, least(earned.earned_h, wallet.balance_h - earned.later_h) as amount_h
    from earned cross join wallet where earned.later_h < wallet.balance_h order by earned.day`)
  return rows.map(({ day, amount_h }) => ({ day, amountH: Number(amount_h) }))
}

/**
 * The participants with a lot of this day or an older one, by the number of their wallet, so many after another one. Those whose days cover their
 * balance are left out without a look at their entries.
 */
export async function holdersOfLots(
  ctx: LedgerContext,
  { until, after, limit }: { until: string; after: number; limit: number },
): Promise<{ walletId: number; participantId: number }[]> {
  const rows = await ctx.db
    .select({ walletId: ledgerAccounts.id, participantId: ledgerAccounts.participantId })
    .from(ledgerAccounts)
    .where(
      and(
        walletsOf(ctx),
        sql`${ledgerAccounts.id} > ${after}`,
        sql`${ledgerAccounts.balanceH} > coalesce((
          select sum(days.earned_h) from ${ledgerDays} days
          where days.station_id = ${ctx.station.id} and days.account_id = ${ledgerAccounts.id} and days.day > ${until}::date), 0)`,
      ),
    )
    .orderBy(ledgerAccounts.id)
    .limit(limit)
  return rows.flatMap(({ walletId, participantId }) =>
    participantId === null ? [] : [{ walletId, participantId }],
  )
}

/** What came back into a wallet after it was spent, since an instant: refunds and undone purchases, oldest first. Not what was only held. */
export function givenBackSince(
  ctx: LedgerContext,
  { participantId, since }: { participantId: number; since: Date },
): Promise<{ createdAt: Date; amountH: number }[]> {
  const stationId = ctx.station.id
  return ctx.db
    .select({ createdAt: ledgerEntries.createdAt, amountH: ledgerEntries.amountH })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, { stationId }, ledgerEntries.accountId))
    .where(
      inStation(
        ledgerEntries,
        { stationId },
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.participantId, participantId),
        sql`${ledgerEntries.amountH} > 0`,
        gt(ledgerEntries.createdAt, since),
        sql`exists (
          select from ${ledgerEntries} giving
          join ${ledgerAccounts} giver on giver.station_id = giving.station_id and giver.id = giving.account_id
          where giving.station_id = ${stationId} and giving.transfer_id = ${ledgerEntries.transferId}
            and giving.amount_h < 0 and giver.kind = 'sink')`,
      ),
    )
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id))
}
