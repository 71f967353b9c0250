import { eq, sql } from 'drizzle-orm'
import { closeParticipation } from '../../activities/participation/index.ts'
import { lockWallets, takeBack, transfer } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId, written } from '../../platform/db/rows.ts'
import { giveBackStock } from '../catalog/index.ts'
import { moveOrder, writeOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import { partsOf } from './order-rows.ts'
import { centsOfRefund } from './refund-rows.ts'
import { orderItems, orderRefunds } from './tables.ts'
import { orderTexts } from './texts.ts'
import { type OrderRow, paidCentsOf, type RefundRow } from './types.ts'
import { writeEvent } from './write-event.ts'

/**
 * A refund whose gateway's part is done, or has none: things go back to the stock, points to the wallet and cashback out of it, as far as
 * it is there; the order is refunded, in part or whole. Under the order's lock.
 */
export async function applyRefund(ctx: ApiContext, order: OrderRow, row: RefundRow): Promise<RefundRow> {
  const amountCents = centsOfRefund(row)
  const refundedCents = order.refundedCents + amountCents
  const isWhole = refundedCents >= paidCentsOf(order)
  const event = { what: 'refunded', who: row.who, amountCents, note: row.reason } as const
  const moved = await moveOrder(ctx, order, isWhole ? 'refunded' : 'partly_refunded', {
    facts: { refundedCents },
    event,
  })
  await returnToStock(ctx, order.id, row)
  await lockWallets(ctx, [order.participantId])
  await returnToWallet(ctx, order, row)
  const cashbackH = await takeCashback(ctx, moved, row)
  if (isWhole) await closeParticipations(ctx, order, row)
  const doneAt = ctx.ports.clock.now()
  const done = await ctx.db
    .update(orderRefunds)
    .set({ state: 'done', doneAt, cashbackH })
    .where(withId(orderRefunds, ctx, row.id))
    .returning()
    .then(written)
  await mailOrder(ctx, { orderId: order.id, mail: 'refunded', amountCents, number: row.number })
  return done
}

/** But what was handed over since it was asked for: that is with the buyer. */
async function returnToStock(ctx: ApiContext, orderId: number, row: RefundRow): Promise<void> {
  const parts = await partsOf(ctx, orderId)
  const isThere = ({ activityId }: { activityId: number }) =>
    !parts.some(
      (part) => part.activityId === activityId && part.deliveredAt && part.deliveredAt > row.createdAt,
    )
  const backToStock = row.backToStock.filter(isThere)
  if (backToStock.length === 0) return
  await giveBackStock(ctx, backToStock, { cause: 'returned', orderId })
  for (const { activityId, productNumber, quantity } of backToStock)
    await ctx.db
      .update(orderItems)
      .set({ returned: sql`${orderItems.returned} + ${quantity}` })
      .where(
        inStation(
          orderItems,
          ctx,
          eq(orderItems.orderId, orderId),
          eq(orderItems.activityId, activityId),
          eq(orderItems.productNumber, productNumber),
        ),
      )
}

const noteOf = ({ code }: OrderRow) => `Pedido ${code}`

async function returnToWallet(ctx: ApiContext, order: OrderRow, { walletH, number }: RefundRow) {
  if (walletH <= 0) return
  await transfer(ctx, {
    key: `order:${order.id}:refund:${number}`,
    cause: 'refund',
    referenceId: order.id,
    note: noteOf(order),
    amountH: walletH,
    givesBack: order.holdId === null ? undefined : { holdId: order.holdId, ofH: order.walletH },
    from: { kind: 'sink' },
    to: { kind: 'wallet', participantId: order.participantId },
  })
}

/** @returns what left the wallet; what it has no more of is owed, and said */
async function takeCashback(ctx: ApiContext, order: OrderRow, { cashbackDueH, number }: RefundRow) {
  const { takenH, missingH } = await takeBack(ctx, {
    participantId: order.participantId,
    key: `order:${order.id}:cashback:${number}`,
    cause: 'refund',
    referenceId: order.id,
    note: noteOf(order),
    amountH: cashbackDueH,
    isPaid: false,
  })
  if (missingH > 0) {
    await writeOrder(ctx, order, { notice: orderTexts.cashbackOwed })
    await writeEvent(ctx, order.id, {
      what: 'cashback_missing',
      note: (missingH / 100).toFixed(2).replace('.', ','),
    })
  }
  return takenH
}

/** Nothing of it counts as taken part in any more. */
async function closeParticipations(ctx: ApiContext, order: OrderRow, { who, reason }: RefundRow) {
  for (const { participationId, cashbackH } of await partsOf(ctx, order.id))
    if (participationId !== null)
      await closeParticipation(ctx, { id: participationId, by: who ?? '', reason, takenH: cashbackH })
}
