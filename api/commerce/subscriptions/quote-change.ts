import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { ChangeQuote } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { offeredTerms } from './offered-plan.ts'
import { creditOf } from './paid.ts'
import { isUpgrade } from './prices.ts'
import { planOf } from './subscription-answer.ts'
import { currentOf } from './subscription-rows.ts'
import { subscriptionTexts as texts } from './texts.ts'
import type { PlanTerms, SubscriptionRow } from './types.ts'

/** What a change means today, in centavos (GAP-74). */
export type Quote = { isUpgrade: boolean; creditCents: number; amountCents: number; startsAt: Date }

/**
 * An upgrade begins now with a whole period of its own; what is left of what was paid comes off its price. What is cheaper begins when
 * the paid period ends and costs nothing today.
 */
export async function quoteOf(ctx: ApiContext, row: SubscriptionRow, terms: PlanTerms): Promise<Quote> {
  const now = ctx.ports.clock.now()
  if (!isUpgrade(row, terms))
    return { isUpgrade: false, creditCents: 0, amountCents: 0, startsAt: row.periodEnd ?? now }
  const creditCents = Math.min(terms.priceCents, await creditOf(ctx, row.id))
  return { isUpgrade: true, creditCents, amountCents: terms.priceCents - creditCents, startsAt: now }
}

/** The same for the caller to see before they agree. @throws not_found, conflict */
export async function quoteChange(ctx: ApiContext, { planId }: { planId: number }): Promise<ChangeQuote> {
  const row = await currentOf(ctx, memberOf(ctx))
  if (!row) throw new ApiError('conflict', texts.none)
  const terms = await offeredTerms(ctx, planId)
  if (terms.planId === row.planId) throw new ApiError('conflict', texts.current)
  const quote = await quoteOf(ctx, row, terms)
  return {
    kind: quote.isUpgrade ? 'upgrade' : 'downgrade',
    plan: planOf(terms),
    credit: reaisOf(quote.creditCents),
    amount: reaisOf(quote.amountCents),
    starts_at: quote.startsAt.toISOString(),
  }
}
