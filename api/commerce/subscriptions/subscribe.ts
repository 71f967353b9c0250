import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { completePayer, type PreparedCharge, sendCharge } from '../payments/index.ts'
import { chargeBill, openBill, type Way } from './bill.ts'
import { offeredTerms } from './offered-plan.ts'
import { payBill } from './paid.ts'
import { afterDays, pixMinutes } from './periods.ts'
import { answerOf } from './subscription-answer.ts'
import { lockMember, subscriptionInStation } from './subscription-rows.ts'
import { subscriptions } from './tables.ts'
import { subscriptionTexts as texts } from './texts.ts'
import type { SubscriptionRow, Terms } from './types.ts'

type Purchase = {
  planId: number
  /** Reais, as the page showed them. */
  amount: number
  cpf?: string | undefined
  birthday?: string | undefined
} & Way

/** Few for who tries cards, more than anybody subscribes. */
const perHour = { name: 'subscription', points: 20, durationSeconds: 3_600 }

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
  await limitTries(ctx, participantId)
  const { id, send } = await inTransaction(ctx, (inner) => begin(inner, participantId, { purchase, key }))
  if (send) await sendCharge(ctx, send.charge, send.request)
  const row = await subscriptionInStation(ctx, id)
  if (!row) throw new Error('The subscription is gone')
  return answerOf(ctx, row)
}

export async function limitTries(ctx: ApiContext, participantId: number): Promise<void> {
  const key = `${ctx.station.id}:${participantId}`
  const tooOften = (retryAfterSeconds: number) =>
    new ApiError('too_many_requests', texts.tooOften(retryAfterSeconds), { details: { retryAfterSeconds } })
  await limit(ctx, { ...perHour, key }, tooOften)
}

type Begun = { id: number; send: PreparedCharge | null }

async function begin(
  ctx: ApiContext,
  participantId: number,
  { purchase, key }: { purchase: Purchase; key: string },
): Promise<Begun> {
  const current = await lockMember(ctx, participantId)
  const same = await byKey(ctx, participantId, key)
  if (same && same.planId !== purchase.planId) throw new ApiError('conflict', texts.keyOfAnother)
  if (same) return { id: same.id, send: null }
  if (current) throw new ApiError('conflict', current.state === 'pending' ? texts.waits : texts.has)
  const terms = await offeredTerms(ctx, purchase.planId)
  requireShown(terms.priceCents, purchase.amount)
  const isFree = terms.priceCents === 0
  if (!isFree && !purchase.method) throw ApiError.fields({ payment_method: texts.method })
  await completePayer(ctx, participantId, purchase)
  const way = isFree ? { method: null, cardId: null } : { method: purchase.method, cardId: purchase.cardId }
  const row = await writeNew(ctx, participantId, { terms, key, way })
  const now = ctx.ports.clock.now()
  const bill = await openBill(ctx, row, {
    ...{ kind: 'first', terms, amountCents: terms.priceCents },
    ...{ periodStart: now, periodEnd: afterDays(now, terms.days) },
  })
  if (isFree) await payBill(ctx, row, bill, null)
  const expiresAt = new Date(now.getTime() + pixMinutes * 60_000)
  return { id: row.id, send: isFree ? null : await chargeBill(ctx, bill, { ...way, expiresAt }) }
}

/** @throws conflict when the page showed another amount; nothing is charged then */
export function requireShown(cents: number, shown: number | undefined): void {
  if (shown === undefined || reaisOf(cents) === shown) return
  throw new ApiError('conflict', texts.changed(cents), { details: { amount: reaisOf(cents) } })
}

async function byKey({ db, station }: ApiContext, participantId: number, key: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.stationId, station.id),
        eq(subscriptions.participantId, participantId),
        eq(subscriptions.idempotencyKey, key),
      ),
    )
  return row
}

async function writeNew(
  ctx: ApiContext,
  participantId: number,
  { terms, key, way }: { terms: Terms; key: string; way: Way },
): Promise<SubscriptionRow> {
  const [row] = await ctx.db
    .insert(subscriptions)
    .values({
      ...{ stationId: ctx.station.id, participantId, ...terms, ...way, state: 'pending' as const },
      ...{ idempotencyKey: key, createdAt: ctx.ports.clock.now() },
    })
    .returning()
  if (!row) throw new Error('The subscription was not written')
  return row
}
