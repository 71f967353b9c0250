import { desc, eq, isNotNull } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Subscription, SubscriptionCharge } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { latestCharge, readChargeNow } from '../payments/index.ts'
import { answerOf } from './subscription-answer.ts'
import { currentOf, openBillOf } from './subscription-rows.ts'
import { subscriptionBills } from './tables.ts'

/** The caller's plan, or null (PLN-02, PLN-08). */
export async function getSubscription(ctx: ApiContext): Promise<{ subscription: Subscription | null }> {
  const row = await currentOf(ctx, memberOf(ctx))
  return { subscription: row ? await answerOf(ctx, row) : null }
}

/** What the caller was charged for plans, newest first. */
export async function listCharges(
  ctx: ApiContext,
  { limit }: { limit: number },
): Promise<{ content: SubscriptionCharge[] }> {
  const rows = await ctx.db
    .select()
    .from(subscriptionBills)
    .where(
      inStation(
        subscriptionBills,
        ctx,
        eq(subscriptionBills.participantId, memberOf(ctx)),
        isNotNull(subscriptionBills.planId),
      ),
    )
    .orderBy(desc(subscriptionBills.id))
    .limit(limit)
  return {
    content: rows.map((bill) => ({
      id: bill.id,
      kind: bill.kind,
      plan: bill.planName,
      amount: reaisOf(bill.amountCents),
      paid: bill.state === 'paid',
      is_void: bill.state === 'void',
      createdAt: bill.createdAt.toISOString(),
      paid_at: bill.paidAt?.toISOString() ?? null,
      from: bill.periodStart.toISOString(),
      until: bill.periodEnd.toISOString(),
      payment_method: bill.method,
    })),
  }
}

/** Asks the gateway now whether the open charge was paid, at most every three seconds. @throws too_many_requests */
export async function verifySubscription(ctx: ApiContext): Promise<{ subscription: Subscription | null }> {
  await verifyOpenCharge(ctx, memberOf(ctx), null)
  return getSubscription(ctx)
}

/** The same of a plan and, with an activity, of its products. @throws too_many_requests */
export async function verifyOpenCharge(
  ctx: ApiContext,
  participantId: number,
  activityId: number | null,
): Promise<void> {
  const key = `${ctx.station.id}:${participantId}`
  await limit(ctx, { name: 'subscription-verification', key, points: 120, durationSeconds: 60 })
  const row = await currentOf(ctx, participantId, activityId)
  const bill = row && (await openBillOf(ctx, row.id))
  const charge = bill && (await latestCharge(ctx, 'subscription', bill.id))
  if (charge) await readChargeNow(ctx, charge)
}
