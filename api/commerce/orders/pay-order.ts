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
import { makeVouchersJob } from './make-vouchers.ts'
import { moveOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import { itemsOf, partsOf } from './order-rows.ts'
import { orderParts } from './tables.ts'
import type { OrderRow, PartRow } from './types.ts'
import { paidCentsOf } from './types.ts'

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
