import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  othersToLock,
  participationTaken,
  recordParticipation,
} from '../../activities/participation/index.ts'
import { capture, lockWallets } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { emptyOrdered } from '../cart/index.ts'
import { type Charge, returnSurplus, type SettledCharge } from '../payments/index.ts'
import { endUnpaid } from './end-unpaid.ts'
import { makeVouchersJob } from './make-vouchers.ts'
import { mailOrder } from './order-mail.ts'
import { itemsOf, lockOrder, moveOrder, partsOf, writeEvent, writeOrder } from './order-rows.ts'
import { orderParts } from './tables.ts'
import { orderTexts } from './texts.ts'
import { isEndedUnpaid, type OrderRow, type PartRow, paidCentsOf } from './types.ts'

/**
 * An order is paid: what it ordered leaves the cart, what the wallet pays is captured, each activity counts as taken part in and gives
 * its cashback (GAP-61, PTS-06), mail and vouchers follow by job. In the transaction that heard of the payment, under the locks of
 * the buyer and of whoever invited them.
 */
export async function payOrder(ctx: ApiContext, order: OrderRow): Promise<OrderRow> {
  const { participantId, holdId } = order
  const paidAt = ctx.ports.clock.now()
  const event = { what: 'paid', amountCents: paidCentsOf(order) } as const
  const paid = await moveOrder(ctx, order, 'paid', { facts: { paidAt }, event })
  const items = await itemsOf(ctx, order.id)
  await emptyOrdered(ctx, participantId, { orderId: order.id, items })
  const others = await othersToLock.ask(ctx, { participantId })
  await lockWallets(ctx, [participantId, ...others])
  if (holdId !== null) await capture(ctx, { holdId })
  for (const part of await partsOf(ctx, order.id)) await takePart(ctx, order, part)
  if (items.some(({ courseId }) => courseId !== null))
    await enqueue(ctx, makeVouchersJob, { stationId: ctx.station.id, orderId: order.id })
  await mailOrder(ctx, { orderId: order.id, mail: 'confirmed' })
  return paid
}

/** Its key is nobody's to guess: one that was taken before would be no participation. */
async function takePart(
  ctx: ApiContext,
  { id: orderId, participantId }: OrderRow,
  { activityId, activityName, cashbackH }: PartRow,
): Promise<void> {
  const values = {
    ...{ activityId, participantId, earnedH: cashbackH },
    idempotencyKey: `order:${orderId}:${randomUUID()}`,
    data: { orderId },
  }
  const earning = { cause: 'participation', note: activityName } as const
  const row = await recordParticipation(ctx, values, { earning })
  if (!row) throw new Error('The participation was not written')
  await ctx.db
    .update(orderParts)
    .set({ participationId: row.id })
    .where(inStation(orderParts, ctx, eq(orderParts.orderId, orderId), eq(orderParts.activityId, activityId)))
  await participationTaken.publish(ctx, { participantId })
}

/** What becomes of an order when its charge was settled; the same news again find nothing to do (GAP-64, GAP-65). */
export async function hearCharge(ctx: ApiContext, { charge, isGivenUp }: SettledCharge): Promise<void> {
  if (charge.purpose !== 'order') return
  const order = await lockOrder(ctx, charge.referenceId)
  const now = order.status === 'awaiting_payment' ? await decide(ctx, order, charge, isGivenUp) : order
  await tellSurplus(ctx, now, charge)
}

async function decide(ctx: ApiContext, order: OrderRow, charge: Charge, isGivenUp: boolean) {
  switch (charge.state) {
    case 'paid':
      return payOrder(ctx, order)
    case 'refused':
      return endUnpaid(ctx, order, 'cancelled', charge.reason)
    case 'expired':
      return isGivenUp
        ? endUnpaid(ctx, order, 'cancelled', orderTexts.givenUp)
        : endUnpaid(ctx, order, 'expired', null)
    case 'asked':
      return order
    case 'pending':
      return wait(ctx, order, charge)
  }
}

/** Until when its payment may come is the gateway's to say; who is to pay gets the code by mail, once. */
async function wait(ctx: ApiContext, order: OrderRow, charge: Charge): Promise<OrderRow> {
  if (charge.method === 'pix') await mailOrder(ctx, { orderId: order.id, mail: 'waiting' })
  return writeOrder(ctx, order, { expiresAt: charge.expiresAt })
}

/** What came in beyond what the order keeps: all of it where the order ended unpaid, the second payment where it was paid. */
async function tellSurplus(ctx: ApiContext, order: OrderRow, charge: Charge): Promise<void> {
  if (order.status === 'awaiting_payment') return
  const isEnded = isEndedUnpaid(order)
  const surplusCents = await returnSurplus(ctx, charge, { isKept: !isEnded })
  if (surplusCents === 0) return
  const notice = isEnded ? orderTexts.late(surplusCents) : orderTexts.twice(surplusCents)
  await writeOrder(ctx, order, { notice })
  await writeEvent(ctx, order.id, { what: 'surplus', amountCents: surplusCents, note: notice })
}
