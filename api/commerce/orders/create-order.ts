import { randomUUID } from 'node:crypto'
import { and, desc, eq, exists, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { othersToLock } from '../../activities/participation/index.ts'
import { lockParticipant, memberOf, requireArea } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitCalls, requireFew } from '../../platform/rate-limit/index.ts'
import { rememberAddress } from '../addresses/index.ts'
import { handOver, readCheckout, tellAmounts } from '../cart/index.ts'
import { type PreparedCharge, prepareCharge, sendCharge } from '../payments/index.ts'
import { charges } from '../payments/tables.ts'
import { getOrderAnswer } from './get-order.ts'
import { payOrder } from './pay-order.ts'
import { requireAsShown, tellsAmounts } from './require-as-shown.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'
import type { OrderRow, Shown } from './types.ts'
import { writeOrderRows } from './write-order-rows.ts'

/** Orders that one person makes: more than anybody does, and few for who tries cards. */
const perHour = { most: 60, ms: 3_600_000 }

/**
 * Orders what is in the caller's cart, once per key (CAR-22, GAP-63): one transaction writes the order, takes what was reserved, holds
 * what the wallet pays and writes what is going to be charged; only then the gateway is asked. Where the wallet pays all, it is
 * paid in the same transaction. A lost answer leaves an order that waits and is found out about; it is never charged again.
 * @throws conflict, gone, sold_out, insufficient_balance, plan_required, too_many_requests
 */
export async function createOrder(ctx: ApiContext, shown: Shown, key: string = randomUUID()): Promise<Order> {
  const participantId = memberOf(ctx)
  await requireArea(ctx, 'checkout')
  await limitCalls(ctx, participantId, { name: 'order', words: orderTexts.tooOften })
  const placing = inTransaction(ctx, (inner) => place(inner, participantId, { shown, key }))
  const { order, send } = await placing.catch(async (problem) => {
    if (tellsAmounts(problem)) await tellAmounts(ctx, participantId)
    throw problem
  })
  await send?.(ctx)
  return getOrderAnswer(ctx, order.id)
}

type Placed = { order: OrderRow; send?: (ctx: ApiContext) => Promise<void> }

async function place(
  ctx: ApiContext,
  participantId: number,
  { shown, key }: { shown: Shown; key: string },
): Promise<Placed> {
  const others = await othersToLock.ask(ctx, { participantId })
  await lockParticipant(ctx, participantId, others)
  const inputDigest = digestOf(shown)
  const earlier = await orderByKey(ctx, participantId, key)
  if (earlier && earlier.inputDigest !== inputDigest) throw new ApiError('conflict', orderTexts.keyOfAnother)
  if (earlier) return { order: earlier }
  const checkout = await readCheckout(ctx, participantId)
  requireAsShown(checkout, shown)
  await requireFewMade(ctx, participantId)
  if (checkout.chargeCents > 0) await requireFewUnpaid(ctx, participantId)
  const order = await writeOrderRows(ctx, participantId, { checkout, key, inputDigest })
  if (order.address) await rememberAddress(ctx, order.address)
  await handOver(ctx, participantId, order.id)
  if (order.chargeCents === 0) return { order: await payOrder(ctx, order) }
  const { charge, request } = await prepareOrderCharge(ctx, order, checkout.payment.cardId)
  return { order, send: (outer) => sendCharge(outer, charge, request) }
}

function requireFewMade(ctx: ApiContext, participantId: number): Promise<void> {
  const ofMember = inStation(orders, ctx, eq(orders.participantId, participantId))
  return requireFew(
    ctx,
    perHour,
    ({ since, behind }) =>
      ctx.db
        .select({ createdAt: orders.createdAt })
        .from(orders)
        .where(and(ofMember, gt(orders.createdAt, since)))
        .orderBy(desc(orders.createdAt))
        .limit(1)
        .offset(behind),
    orderTexts.tooOften,
  )
}

async function orderByKey({ db, station }: ApiContext, participantId: number, key: string) {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      inStation(orders, { station }, eq(orders.participantId, participantId), eq(orders.idempotencyKey, key)),
    )
  return row
}

/**
 * Opens the charge of an order, in its transaction, and says what to ask the gateway for once that is committed.
 * @throws conflict without a CPF, without a gateway, or with a card that cannot be used
 */
export function prepareOrderCharge(
  ctx: ApiContext,
  order: OrderRow,
  cardId: number | null,
): Promise<PreparedCharge> {
  const { id: referenceId, participantId, method, installments, expiresAt, code } = order
  return prepareCharge(ctx, {
    ...{ purpose: 'order', referenceId, participantId, method, installments, expiresAt, cardId },
    ...{ amountCents: order.chargeCents, code, description: `Pedido ${code}` },
  })
}

/** Orders of one person that came to nothing within a day: more than a bad day with cards, each of them costs calls at the gateway. */
const perDay = { most: 20, ms: 24 * 3_600_000 }

/**
 * Refuses another order by card or PIX to who gave up, or let expire, that many within a day (SEC-98). Those of which the gateway knows
 * nothing, for it was away, are nobody's doing. Under the lock of the person.
 * @throws too_many_requests with `details.retryAfterSeconds`
 */
function requireFewUnpaid(ctx: ApiContext, participantId: number): Promise<void> {
  const { db } = ctx
  const reached = db
    .select({ id: charges.id })
    .from(charges)
    .where(
      inStation(
        charges,
        orders,
        eq(charges.purpose, 'order'),
        eq(charges.referenceId, orders.id),
        isNotNull(charges.gatewayId),
      ),
    )
  return requireFew(
    ctx,
    perDay,
    ({ since, behind }) =>
      db
        .select({ createdAt: orders.createdAt })
        .from(orders)
        .where(
          inStation(
            orders,
            ctx,
            eq(orders.participantId, participantId),
            inArray(orders.status, ['cancelled', 'expired']),
            gt(orders.createdAt, since),
            exists(reached),
          ),
        )
        .orderBy(desc(orders.createdAt))
        .limit(1)
        .offset(behind),
    orderTexts.tooManyUnpaid,
  )
}
