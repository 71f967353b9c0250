import { eq, sql } from 'drizzle-orm'
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
 * Counts a donation; below zero one that is taken back. In its transaction, which locks the total where others take a seat: under the
 * participant's lock and before any wallet's (ADR 24).
 */
export async function countDonation(
  { db, station }: ApiContext,
  activityId: number,
  cents: number,
): Promise<void> {
  const { stationId, activityId: activity, cents: counted } = donationTotals
  await db
    .insert(donationTotals)
    .values({ stationId: station.id, activityId, cents: Math.max(0, cents) })
    .onConflictDoUpdate({ target: [stationId, activity], set: { cents: sql`${counted} + ${cents}` } })
}

/** A donation that is taken back counts no more. Under the lock of its voucher (`requireUnusedVoucher`). */
export async function uncountDonation(
  ctx: ApiContext,
  { participationId }: { participationId: number },
): Promise<void> {
  const ofIt = inStation(
    vouchers,
    ctx,
    eq(vouchers.participationId, participationId),
    eq(vouchers.kind, 'donation'),
  )
  const [receipt] = await ctx.db.select().from(vouchers).where(ofIt)
  if (receipt?.priceCents) await countDonation(ctx, receipt.activityId, -receipt.priceCents)
}
