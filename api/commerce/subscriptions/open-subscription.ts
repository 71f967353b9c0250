import { and, eq } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Recurrence } from '#contract/activity-types/recurrence.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { PreparedCharge } from '../payments/index.ts'
import { chargeBill, openBill, type Way } from './bill.ts'
import { payBill } from './paid.ts'
import { pixMinutes } from './periods.ts'
import { subscriptions } from './tables.ts'
import { subscriptionTexts as texts } from './texts.ts'
import type { SubscriptionRow, Terms } from './types.ts'

/** A subscription that is written, and what to ask the gateway for once that is committed; null: nothing is to be paid. */
export type Begun = { row: SubscriptionRow; send: PreparedCharge | null }

type New = {
  terms: Terms
  /** What it gives where that is no plan. */
  products: { activityId: number; recurrence: Recurrence } | null
  way: Way
  key: string
  /** Until when the first period would last if it began now. */
  periodEnd: Date
}

/**
 * Writes a subscription, its first bill and what is going to be charged, in the caller's transaction and under the lock of the member;
 * what costs nothing begins at once. @throws invalid_input without a way to pay; conflict
 */
export async function openSubscription(ctx: ApiContext, participantId: number, asked: New): Promise<Begun> {
  const { terms, products, way, key, periodEnd } = asked
  const now = ctx.ports.clock.now()
  const isFree = terms.priceCents === 0
  if (!isFree && !way.method) throw ApiError.fields({ payment_method: texts.method })
  const [row] = await ctx.db
    .insert(subscriptions)
    .values({
      ...{
        stationId: ctx.station.id,
        participantId,
        ...terms,
        ...products,
        ...way,
        state: 'pending' as const,
      },
      ...{ idempotencyKey: key, createdAt: now },
    })
    .returning()
  if (!row) throw new Error('The subscription was not written')
  const bill = await openBill(ctx, row, {
    ...{ kind: 'first', terms, amountCents: terms.priceCents, periodStart: now, periodEnd },
  })
  if (isFree) return { row: await payBill(ctx, row, bill, null), send: null }
  const expiresAt = new Date(now.getTime() + pixMinutes * 60_000)
  return { row, send: await chargeBill(ctx, bill, { ...way, expiresAt }) }
}

/** Few for who tries cards, more than anybody subscribes. */
const perHour = { name: 'subscription', points: 20, durationSeconds: 3_600 }

/** @throws too_many_requests */
export async function limitTries(ctx: ApiContext, participantId: number): Promise<void> {
  const key = `${ctx.station.id}:${participantId}`
  const tooOften = (retryAfterSeconds: number) =>
    new ApiError('too_many_requests', texts.tooOften(retryAfterSeconds), { details: { retryAfterSeconds } })
  await limit(ctx, { ...perHour, key }, tooOften)
}

/** @throws conflict when the page showed another amount; nothing is charged then */
export function requireShown(cents: number, shown: number | undefined): void {
  if (shown === undefined || reaisOf(cents) === shown) return
  throw new ApiError('conflict', texts.changed(cents), { details: { amount: reaisOf(cents) } })
}

/** What was written with a key before, whatever it was. */
export async function subscriptionByKey(
  { db, station }: ApiContext,
  participantId: number,
  key: string,
): Promise<SubscriptionRow | undefined> {
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
