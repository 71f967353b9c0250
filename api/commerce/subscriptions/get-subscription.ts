import { desc, eq, isNotNull } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Subscription, SubscriptionCharge } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { answerOf } from './subscription-answer.ts'
import { currentOf } from './subscription-rows.ts'
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
