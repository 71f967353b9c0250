import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, written } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { latestCharge, lockCharge, openRefund } from '../payments/index.ts'
import { cancelOrderVouchers } from '../vouchers/index.ts'
import { applyRefund } from './apply-refund.ts'
import { cancelTickets } from './cancel-tickets.ts'
import { partsOf } from './order-rows.ts'
import { planRefund } from './plan-refund.ts'
import { centsOfRefund, refundsOfOrder, sumOf } from './refund-rows.ts'
import { orderRefunds } from './tables.ts'
import { orderTexts } from './texts.ts'
import { type OrderRow, paidCentsOf, type RefundRow } from './types.ts'
import { writeEvent } from './write-event.ts'

type Asked = Pick<RefundRow, 'by' | 'who' | 'reason' | 'backToStock'> & {
  amountCents: number
  number?: number | undefined
}

/**
 * Writes that a part of an order goes back, under its lock; one at a time. Where all goes back, its vouchers are worth nothing from now
 * on; else those of tickets that go back to the stock. @throws conflict
 */
export async function askRefund(ctx: ApiContext, order: OrderRow, asked: Asked): Promise<RefundRow> {
  const before = await refundsOfOrder(ctx, order.id)
  const same = asked.number === undefined ? undefined : before.find((row) => row.number === asked.number)
  if (same && centsOfRefund(same) === asked.amountCents) return same
  requireRefundable(order, before, asked.amountCents)
  const { amountCents, number: _, ...facts } = asked
  const parts = await partsOf(ctx, order.id)
  const cashbackH = parts.reduce((sum, part) => sum + part.cashbackH, 0)
  const { isWhole, ...plan } = planRefund(order, before, { amountCents, cashbackH })
  const number = (await lastNumber(ctx, order.id)) + 1
  if (isWhole) await cancelOrderVouchers(ctx, { orderId: order.id, refund: number })
  else await cancelTickets(ctx, order, { backToStock: facts.backToStock, refund: number })
  const refundId =
    plan.gatewayCents > 0 ? await askGateway(ctx, order, number, plan.gatewayCents, facts.reason) : null
  const row = await ctx.db
    .insert(orderRefunds)
    .values({
      ...{ stationId: ctx.station.id, orderId: order.id, number, refundId, cashbackH: 0 },
      ...facts,
      ...plan,
      state: 'asked',
      createdAt: ctx.ports.clock.now(),
    })
    .returning()
    .then(written)
  await writeEvent(ctx, order.id, { what: 'refund_asked', who: facts.who, amountCents, note: facts.reason })
  return refundId === null ? applyRefund(ctx, order, row) : row
}

function requireRefundable(order: OrderRow, before: readonly RefundRow[], amountCents: number): void {
  if (order.status !== 'paid' && order.status !== 'partly_refunded')
    throw new ApiError('conflict', orderTexts.notPaid)
  if (before.some(({ state }) => state === 'asked')) throw new ApiError('conflict', orderTexts.refundRunning)
  const leftCents = paidCentsOf(order) - sumOf(before, centsOfRefund)
  // What cost nothing goes back whole, for nothing.
  const least = paidCentsOf(order) === 0 ? 0 : 1
  if (!Number.isSafeInteger(amountCents) || amountCents < least)
    throw new ApiError('conflict', orderTexts.refundNothing)
  if (amountCents > leftCents) throw new ApiError('conflict', orderTexts.refundTooMuch(leftCents))
}

/** Numbers of refused refunds are used up. */
async function lastNumber({ db, station }: ApiContext, orderId: number): Promise<number> {
  return db.$count(orderRefunds, inStation(orderRefunds, { station }, eq(orderRefunds.orderId, orderId)))
}

async function askGateway(
  ctx: ApiContext,
  { id }: OrderRow,
  number: number,
  amountCents: number,
  reason: string,
): Promise<number> {
  const found = await latestCharge(ctx, 'order', id)
  const charge = found && (await lockCharge(ctx, { id: found.id }))
  if (!charge) throw new Error('A paid order without its charge')
  const key = `order:${id}:refund:${number}`
  return (await openRefund(ctx, charge, { kind: 'order', key, amountCents, reason })).id
}
