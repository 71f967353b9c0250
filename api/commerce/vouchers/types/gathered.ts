import { and, eq, isNull, ne, sql, sum } from 'drizzle-orm'
import { participations } from '../../../activities/participation/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { donationTotals, vouchers } from '../tables.ts'

/** What was donated to an activity and not taken back, in centavos: one row, whatever the number of receipts (GAP-153). */
export async function gatheredCents({ db, station }: ApiContext, activityId: number): Promise<number> {
  const itself = inStation(donationTotals, { station }, eq(donationTotals.activityId, activityId))
  const [row] = await db.select({ cents: donationTotals.cents }).from(donationTotals).where(itself)
  return row?.cents ?? 0
}

/**
 * Counts a donation. In its transaction, which locks the total where others take a seat: under the participant's lock and before any
 * wallet's (ADR 24).
 */
export async function countDonation(
  { db, station }: ApiContext,
  activityId: number,
  cents: number,
): Promise<void> {
  const { stationId, activityId: activity, cents: counted } = donationTotals
  await db
    .insert(donationTotals)
    .values({ stationId: station.id, activityId, cents })
    .onConflictDoUpdate({ target: [stationId, activity], set: { cents: sql`${counted} + ${cents}` } })
}

/**
 * A donation that is taken back counts no more: the total is added up anew from what is left, and with it what a process of an earlier
 * version took without counting it. Under the lock of its voucher (`requireUnusedVoucher`).
 */
export async function uncountDonation(
  ctx: ApiContext,
  { participationId }: { participationId: number },
): Promise<void> {
  const isReceipt = eq(vouchers.kind, 'donation')
  const ofIt = inStation(vouchers, ctx, eq(vouchers.participationId, participationId), isReceipt)
  const [receipt] = await ctx.db.select().from(vouchers).where(ofIt)
  if (!receipt) return
  const { activityId } = receipt
  // Whoever donates at the same time waits, or has been added by then.
  await countDonation(ctx, activityId, 0)
  const ofPeople = and(
    eq(vouchers.participationId, participations.id),
    isNull(participations.undoneAt),
    ne(participations.id, participationId),
  )
  const [left] = await ctx.db
    .select({ cents: sum(vouchers.priceCents).mapWith(Number) })
    .from(vouchers)
    .innerJoin(participations, inStation(participations, ctx, ofPeople))
    .where(inStation(vouchers, ctx, eq(vouchers.activityId, activityId), isReceipt))
  await ctx.db
    .update(donationTotals)
    .set({ cents: left?.cents ?? 0 })
    .where(inStation(donationTotals, ctx, eq(donationTotals.activityId, activityId)))
}
