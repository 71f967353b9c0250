import { desc, eq, gt, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { subscriptionBegan } from './events.ts'
import { afterDays, periodEndOf, renewsAt } from './periods.ts'
import { unusedCents } from './prices.ts'
import { daysBetween } from './recurrence-dates.ts'
import { rewardMonth } from './reward-months.ts'
import { tellByMail } from './subscription-mail.ts'
import { writeBill, writeSubscription } from './subscription-rows.ts'
import { subscriptionBills } from './tables.ts'
import { asNext, type BillRow, type SubscriptionRow } from './types.ts'

/**
 * A bill is paid: its plan is given for its period. A first one, and one that comes when the plan was suspended, begins now. In the
 * transaction that heard of it, under the lock of the subscription.
 */
export async function payBill(
  ctx: ApiContext,
  subscription: SubscriptionRow,
  bill: BillRow,
  chargeId: number | null,
): Promise<SubscriptionRow> {
  const now = ctx.ports.clock.now()
  const isLate = bill.kind === 'first' || subscription.state === 'suspended'
  const periodStart = isLate ? now : bill.periodStart
  const { recurrence, method } = subscription
  // A recurrence counts from its first payment, so that who subscribes on the 31st stays with it.
  const anchorAt = recurrence && (subscription.anchorAt ?? periodStart)
  const periodEnd = periodEndOf(periodStart, bill, { recurrence, anchorAt }, ctx.station.config.timezone)
  const days = recurrence ? daysBetween(periodStart, periodEnd) : bill.days
  if (bill.kind === 'upgrade') await endEarlier(ctx, bill)
  await writeBill(ctx, bill.id, {
    state: 'paid',
    chargeId,
    paidAt: now,
    periodStart,
    periodEnd,
    days,
    reason: null,
  })
  const { planId, planName, priceCents, gives } = bill
  if (bill.amountCents > 0) await tellByMail(ctx, subscription.id, { mail: 'paid', billId: bill.id })
  const paid = await writeSubscription(ctx, subscription.id, {
    ...{ state: 'active', planId, planName, priceCents, days, gives, ...asNext(null) },
    ...{ periodStart, periodEnd, anchorAt, tries: 0, suspendsAt: null },
    nextStepAt: subscription.cancelledAt ? periodEnd : renewsAt(periodEnd, method),
  })
  await rewardMonth(ctx, paid)
  if (bill.kind === 'first') await subscriptionBegan.publish(ctx, paid)
  return paid
}

/** What was counted in the price of an upgrade is used up. */
async function endEarlier({ db, station }: ApiContext, { id, subscriptionId, periodStart }: BillRow) {
  const of = inStation(
    subscriptionBills,
    { station },
    eq(subscriptionBills.subscriptionId, subscriptionId),
    eq(subscriptionBills.state, 'paid'),
    ne(subscriptionBills.id, id),
    gt(subscriptionBills.periodEnd, periodStart),
  )
  await db.update(subscriptionBills).set({ periodEnd: periodStart }).where(of)
}

/**
 * Until when the money of a paid bill is used: the end of its period, or where an upgrade counted what was left of it, that of the
 * upgrade, however many followed each other (PLN-04).
 */
export async function usedUntil(ctx: ApiContext, bill: BillRow): Promise<Date> {
  const wholePeriod = afterDays(bill.periodStart, bill.days)
  if (bill.periodEnd >= wholePeriod) return bill.periodEnd
  const upgrade = await upgradeThatCounted(ctx, bill)
  return upgrade ? usedUntil(ctx, upgrade) : wholePeriod
}

/** An upgrade ends what it counts where it begins itself; of those that cost nothing more, which begin together, the last one. */
async function upgradeThatCounted({ db, station }: ApiContext, { id, subscriptionId, periodEnd }: BillRow) {
  const [row] = await db
    .select()
    .from(subscriptionBills)
    .where(
      inStation(
        subscriptionBills,
        { station },
        eq(subscriptionBills.subscriptionId, subscriptionId),
        eq(subscriptionBills.kind, 'upgrade'),
        eq(subscriptionBills.state, 'paid'),
        eq(subscriptionBills.periodStart, periodEnd),
        gt(subscriptionBills.id, id),
      ),
    )
    .orderBy(desc(subscriptionBills.id))
    .limit(1)
  return row
}

/** What of everything that is paid has not passed yet, in centavos (GAP-74). */
export async function creditOf(ctx: ApiContext, subscriptionId: number): Promise<number> {
  const now = ctx.ports.clock.now()
  const rows = await ctx.db
    .select()
    .from(subscriptionBills)
    .where(
      inStation(
        subscriptionBills,
        ctx,
        eq(subscriptionBills.subscriptionId, subscriptionId),
        eq(subscriptionBills.state, 'paid'),
        gt(subscriptionBills.periodEnd, now),
      ),
    )
  return rows.reduce((sum, bill) => sum + unusedCents(bill, now), 0)
}
