import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { completePayer, limitTypedCpf, sendCharge } from '../payments/index.ts'
import { payableCents } from '../plans/index.ts'
import { plans } from '../plans/tables.ts'
import type { Way } from './bill.ts'
import {
  type Begun,
  limitSubscribing,
  openSubscription,
  requireShown,
  subscriptionByKey,
} from './open-subscription.ts'
import { afterDays } from './periods.ts'
import { answerOf } from './subscription-answer.ts'
import { lockMember, subscriptionInStation } from './subscription-rows.ts'
import { subscriptionTexts as texts } from './texts.ts'
import type { PlanTerms } from './types.ts'

type Purchase = {
  planId: number
  /** Reais, as a page showed them. */
  amount?: number | undefined
  cpf?: string | undefined
  birthday?: string | undefined
} & Way

/**
 * Subscribes the caller to a plan, once per key (PLN-03): one transaction writes the subscription, its bill and what is going to be
 * charged; only then the gateway is asked. What costs nothing begins in the same transaction. A card that is refused leaves an ended
 * subscription, whose answer says why; a lost answer one that is `pending` and is found out about.
 * @throws conflict, not_found, invalid_input, too_many_requests
 */
export async function subscribe(
  ctx: ApiContext,
  purchase: Purchase,
  key: string = randomUUID(),
): Promise<Subscription> {
  const participantId = memberOf(ctx)
  await limitSubscribing(ctx, participantId)
  await limitTypedCpf(ctx, purchase.cpf)
  const begun = await inTransaction(ctx, (inner) => begin(inner, participantId, { purchase, key }))
  if (begun.send) await sendCharge(ctx, begun.send.charge, begun.send.request)
  const row = await subscriptionInStation(ctx, begun.row.id)
  if (!row) throw new Error('The subscription is gone')
  return answerOf(ctx, row)
}

async function begin(
  ctx: ApiContext,
  participantId: number,
  { purchase, key }: { purchase: Purchase; key: string },
): Promise<Begun> {
  const current = await lockMember(ctx, participantId)
  const same = await subscriptionByKey(ctx, participantId, key)
  if (same && same.planId !== purchase.planId) throw new ApiError('conflict', texts.keyOfAnother)
  if (same) return { row: same, send: null }
  if (current) throw new ApiError('conflict', current.state === 'pending' ? texts.waits : texts.has)
  const terms = await offeredTerms(ctx, purchase.planId)
  requireShown(terms.priceCents, purchase.amount)
  const isFree = terms.priceCents === 0
  if (!isFree && !purchase.method) throw ApiError.fields({ payment_method: texts.method })
  await completePayer(ctx, participantId, purchase)
  const way = isFree ? { method: null, cardId: null } : { method: purchase.method, cardId: purchase.cardId }
  const periodEnd = afterDays(ctx.ports.clock.now(), terms.days)
  return openSubscription(ctx, participantId, { terms, products: null, key, way, periodEnd })
}

/** Days of the periods that a plan may have (GAP-73). */
export const planPeriods: readonly number[] = [30, 183, 365]

/**
 * A plan of the station on today's terms. @throws not_found for one that is withdrawn or another station's; conflict for one without a
 * price or whose period is none of 30, 183 and 365 days (GAP-73, PLN-09)
 */
export async function offeredTerms({ db, station }: ApiContext, id: number): Promise<PlanTerms> {
  const plan = await db
    .select()
    .from(plans)
    .where(withId(plans, { station }, id, isNull(plans.deletedAt)))
    .then(one(texts.unknownPlan))
  if (plan.priceCents === null) throw new ApiError('conflict', texts.negotiated)
  if (!planPeriods.includes(plan.days)) throw new ApiError('conflict', texts.period)
  const { id: planId, name: planName, days, gives } = plan
  return { planId, planName, priceCents: payableCents(plan), days, gives }
}
