import { and, desc, eq, gt } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Recurrence } from '#contract/recurrence.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitCalls, requireFew } from '../../platform/rate-limit/index.ts'
import type { PreparedCharge } from '../payments/index.ts'
import { charges } from '../payments/tables.ts'
import { chargeBill, openBill, type Way } from './bill.ts'
import { payBill } from './paid.ts'
import { pixMinutes } from './periods.ts'
import { subscriptionBills, subscriptions } from './tables.ts'
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
 * what costs nothing begins at once. @throws invalid_input without a way to pay; conflict, too_many_requests
 */
export async function openSubscription(ctx: ApiContext, participantId: number, asked: New): Promise<Begun> {
  const { terms, products, way, key, periodEnd } = asked
  const now = ctx.ports.clock.now()
  const isFree = terms.priceCents === 0
  if (!isFree && !way.method) throw ApiError.fields({ payment_method: texts.method })
  await requireFewTries(ctx, participantId)
  const row = await insertRow(ctx.db, subscriptions, {
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
  const bill = await openBill(ctx, row, {
    ...{ kind: 'first', terms, amountCents: terms.priceCents, periodStart: now, periodEnd },
  })
  if (isFree) return { row: await payBill(ctx, row, bill, null), send: null }
  const expiresAt = new Date(now.getTime() + pixMinutes * 60_000)
  return { row, send: await chargeBill(ctx, bill, { ...way, expiresAt }) }
}

/** Few for who tries cards, more than anybody subscribes. */
const perHour = { most: 20, ms: 3_600_000 }

/**
 * Refuses to begin or to charge one more where that was done so often within the hour: what was refused in words did nothing. Under the lock
 * of the member. @throws too_many_requests
 */
export async function requireFewTries(ctx: ApiContext, participantId: number): Promise<void> {
  const { db } = ctx
  // What costs nothing has a bill, and what is charged another way has one more charge.
  for (const made of [subscriptionBills, charges])
    await requireFew(
      ctx,
      perHour,
      ({ since, behind }) =>
        db
          .select({ createdAt: made.createdAt })
          .from(made)
          .where(
            and(
              ...[inStation(made, ctx), eq(made.participantId, participantId)],
              gt(made.createdAt, since),
              made === charges ? eq(charges.purpose, 'subscription') : undefined,
            ),
          )
          .orderBy(desc(made.createdAt))
          .limit(1)
          .offset(behind),
      texts.tooOften,
    )
}

/** @throws too_many_requests to who calls too often in a minute, whatever becomes of it */
export const limitSubscribing = (ctx: ApiContext, participantId: number): Promise<void> =>
  limitCalls(ctx, participantId, { name: 'subscription', words: texts.tooOften })

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
      inStation(
        subscriptions,
        { station },
        eq(subscriptions.participantId, participantId),
        eq(subscriptions.idempotencyKey, key),
      ),
    )
  return row
}
