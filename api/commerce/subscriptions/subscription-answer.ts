import { eq, isNull, ne } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { CardUse } from '../cards/index.ts'
import { cards } from '../cards/tables.ts'
import { latestCharge } from '../payments/index.ts'
import { newestBillOf, openBillOf, paidBillOf } from './subscription-rows.ts'
import { subscriptions } from './tables.ts'
import { nextTermsOf, type PlanTerms, planTermsOf, type SubscriptionRow } from './types.ts'

/** A subscription under the specification's names, with what of it is to be paid (D3§3, PLN-08). */
export async function answerOf(ctx: ApiContext, row: SubscriptionRow): Promise<Subscription> {
  const isPastDue = row.state === 'past_due'
  const next = nextTermsOf(row)
  const paid = await paidBillOf(ctx, row.id)
  return {
    internal_id: row.id,
    state: row.state,
    plan: planOf(planTermsOf(row)),
    payment_method: row.method,
    card: row.method === 'credit_card' ? await cardFacts(ctx, row) : null,
    current_period_end: iso(row.periodEnd),
    transaction: paid ? { id: paid.id, date_created: (paid.paidAt ?? paid.createdAt).toISOString() } : null,
    createdAt: row.createdAt.toISOString(),
    cancelled_at: iso(row.cancelledAt),
    next_plan: next && planOf(next),
    open_payment: await openPaymentOf(ctx, row),
    refusal: await refusalOf(ctx, row),
    next_try_at: isPastDue && row.method === 'credit_card' ? iso(row.nextStepAt) : null,
    suspends_at: isPastDue || row.state === 'suspended' ? iso(row.suspendsAt) : null,
  }
}

/** Why the newest charge came to nothing. */
export async function refusalOf(ctx: ApiContext, { id }: SubscriptionRow): Promise<string | null> {
  const bill = await newestBillOf(ctx, id)
  return bill?.state === 'void' ? bill.reason : null
}

const iso = (at: Date | null) => at?.toISOString() ?? null

export const planOf = ({ planId, planName, priceCents, days }: PlanTerms) => ({
  id: planId,
  name: planName,
  price: reaisOf(priceCents),
  days,
})

/** The card of the next charges; none once it was removed. */
export async function cardFacts({ db, station }: ApiContext, { cardId, participantId }: SubscriptionRow) {
  if (cardId === null) return null
  const [card] = await db
    .select({ brand: cards.brand, last_digits: cards.lastDigits, expiration_date: cards.expiration })
    .from(cards)
    .where(
      inStation(
        cards,
        { station },
        eq(cards.participantId, participantId),
        eq(cards.id, cardId),
        isNull(cards.removedAt),
      ),
    )
  return card ?? null
}

/** What is to be paid now. */
export async function openPaymentOf(
  ctx: ApiContext,
  row: SubscriptionRow,
): Promise<Subscription['open_payment']> {
  const bill = row.state === 'ended' ? undefined : await openBillOf(ctx, row.id)
  if (!bill) return null
  const charge = await latestCharge(ctx, 'subscription', bill.id)
  const isPayable = charge?.state === 'pending' && charge.method === 'pix'
  return {
    charge_id: bill.id,
    ...{ kind: bill.kind, plan: bill.planName },
    payment_method: bill.method,
    amount: reaisOf(bill.amountCents),
    pix_qr_code: isPayable ? charge.pixCode : null,
    expiration_date: isPayable ? iso(charge.expiresAt) : null,
    is_in_doubt:
      charge?.state === 'asked' || (charge?.state === 'pending' && charge.method === 'credit_card'),
    reason: bill.reason,
  }
}

/** The plan and the products that a card goes on paying. */
export function paidByCard(
  { db, station }: ApiContext,
  { cardId, participantId }: { cardId: number; participantId: number },
): Promise<CardUse[]> {
  return db
    .select({ name: subscriptions.planName, activityId: subscriptions.activityId })
    .from(subscriptions)
    .where(
      inStation(
        subscriptions,
        { station },
        eq(subscriptions.participantId, participantId),
        eq(subscriptions.method, 'credit_card'),
        eq(subscriptions.cardId, cardId),
        ne(subscriptions.state, 'ended'),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .orderBy(subscriptions.id)
}
