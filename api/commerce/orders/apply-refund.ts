import { eq, sql } from 'drizzle-orm'
import { closeParticipation } from '../../activities/participation/index.ts'
import { lockWallets, takeBack, transfer } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, updateRow, withId } from '../../platform/db/rows.ts'
import { giveBackStock } from '../catalog/index.ts'
import { type Charge, type Refund, readChargeAt, refusedSurplus } from '../payments/index.ts'
import { cancelUnusedVouchers, restoreOrderVouchers } from '../vouchers/index.ts'
import { mailOrder } from './order-mail.ts'
import { lockOrder, moveOrder, partsOf, writeEvent, writeOrder } from './order-rows.ts'
import { planRefund } from './plan-refund.ts'
import { centsOfRefund, refundsOfOrder } from './refund-rows.ts'
import { orderItems, orderRefunds } from './tables.ts'
import { orderTexts } from './texts.ts'
import { isEndedUnpaid, type OrderRow, paidCentsOf, type RefundRow } from './types.ts'

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
  const done = await updateRow(ctx.db, orderRefunds, withId(orderRefunds, ctx, row.id), {
    state: 'done',
    doneAt,
    cashbackH,
  })
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

/** What becomes of an order when something of its charge went back, or the gateway refused to give it back. */
export async function hearRefund(
  ctx: ApiContext,
  { charge, refund }: { charge: Charge; refund: Refund },
): Promise<void> {
  if (charge.purpose !== 'order') return
  const order = await lockOrder(ctx, charge.referenceId)
  if (refund.kind === 'surplus') return hearSurplus(ctx, order, { charge, refund })
  if (refund.kind === 'outside') return hearOutside(ctx, order, refund)
  const row = await rowOf(ctx, refund.id)
  if (row?.state !== 'asked') return
  if (refund.state === 'done') await applyRefund(ctx, order, row)
  else await refuse(ctx, order, row, refund.reason)
}

async function rowOf({ db, station }: ApiContext, refundId: number): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(orderRefunds)
    .where(inStation(orderRefunds, { station }, eq(orderRefunds.refundId, refundId)))
  return row
}

/** GAP-65: whoever paid too late, or twice, is told when it is back. What was refused is offered again by itself. */
async function hearSurplus(
  ctx: ApiContext,
  order: OrderRow,
  { charge, refund: { id, state, amountCents, reason } }: { charge: Charge; refund: Refund },
): Promise<void> {
  const isEnded = isEndedUnpaid(order)
  if (state === 'refused') {
    await readChargeAt(ctx, charge.id, (await refusedSurplus(ctx, charge.id)).dueAt)
    await writeOrder(ctx, order, {
      notice: isEnded ? orderTexts.lateStays(amountCents) : orderTexts.stays(amountCents),
    })
    await writeEvent(ctx, order.id, { what: 'refund_refused', amountCents, note: reason })
    return
  }
  const notice = isEnded ? orderTexts.lateWentBack(amountCents) : orderTexts.wentBack(amountCents)
  await writeOrder(ctx, order, { notice })
  await writeEvent(ctx, order.id, { what: 'surplus_returned', amountCents })
  await mailOrder(ctx, { orderId: order.id, mail: 'surplus', amountCents, number: id })
}

/**
 * Given back at the gateway by whoever has its panel: the order says so, its things and points stay where they are. Where all of
 * it went, tickets that nobody used let nobody in any more.
 */
async function hearOutside(ctx: ApiContext, order: OrderRow, refund: Refund): Promise<void> {
  if (order.status !== 'paid' && order.status !== 'partly_refunded') return
  const before = await refundsOfOrder(ctx, order.id)
  const parts = await partsOf(ctx, order.id)
  const cashbackH = parts.reduce((sum, part) => sum + part.cashbackH, 0)
  const leftCents = order.chargeCents - before.reduce((sum, row) => sum + row.gatewayCents, 0)
  const amountCents = Math.min(refund.amountCents, leftCents)
  if (amountCents <= 0) return
  const { isWhole, ...plan } = planRefund(order, before, { amountCents, cashbackH })
  const number = await ctx.db.$count(
    orderRefunds,
    inStation(orderRefunds, ctx, eq(orderRefunds.orderId, order.id)),
  )
  if (isWhole) await cancelUnusedVouchers(ctx, { orderId: order.id, refund: number + 1 })
  const [row] = await ctx.db
    .insert(orderRefunds)
    .values({
      ...{ stationId: ctx.station.id, orderId: order.id, number: number + 1, refundId: refund.id, ...plan },
      ...{ by: 'gateway', who: null, reason: refund.reason, backToStock: [], state: 'asked', cashbackH: 0 },
      createdAt: ctx.ports.clock.now(),
    })
    .returning()
  if (row) await applyRefund(ctx, order, row)
}

async function refuse(ctx: ApiContext, order: OrderRow, row: RefundRow, reason: string): Promise<void> {
  await restoreOrderVouchers(ctx, { orderId: order.id, refund: row.number })
  await ctx.db
    .update(orderRefunds)
    .set({ state: 'refused', doneAt: ctx.ports.clock.now() })
    .where(withId(orderRefunds, ctx, row.id))
  const amountCents = centsOfRefund(row)
  await writeEvent(ctx, order.id, { what: 'refund_refused', amountCents, note: reason })
}
