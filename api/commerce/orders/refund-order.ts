import { eq } from 'drizzle-orm'
import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { latestCharge, lockCharge, openRefund } from '../payments/index.ts'
import { cancelOrderVouchers, cancelVouchersOfThings } from '../vouchers/index.ts'
import { applyRefund } from './apply-refund.ts'
import { getOrderAnswer } from './get-order.ts'
import { makeVouchers } from './make-vouchers.ts'
import { itemsOf, lockOrder, ownOrder, partsOf, writeEvent } from './order-rows.ts'
import { planRefund, withdrawEnds } from './plan-refund.ts'
import { centsOfRefund, refundsOfOrder, sumOf } from './refund-rows.ts'
import { orderRefunds } from './tables.ts'
import { orderTexts } from './texts.ts'
import { type ItemRow, type OrderRow, paidCentsOf, type RefundRow } from './types.ts'

/** `all`: everything of it that has not come back yet; else so many of these products. */
type BackToStock = 'all' | 'none' | readonly { productId: number; quantity: number }[]
export type Refunding = {
  orderId: number
  amountCents: number
  reason: string
  backToStock: BackToStock
  /** The refund it is in the order, 1, 2 …; sent again, it is the same. */
  number?: number | undefined
}

/**
 * An owner gives back an order, whole or in part, with a reason. What card and PIX paid goes back first, by a job at the gateway; the rest
 * of it follows when that is done: points to the wallet, cashback from it, things to the stock.
 * @throws forbidden, not_found; conflict when there is not so much left, one is under way, or all would go back and a voucher was used
 */
export async function refundOrder(ctx: ApiContext, input: Refunding): Promise<RefundRow> {
  const owner = await requireTeam(ctx)
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, input.orderId)
    const items = await itemsOf(inner, order.id)
    const { amountCents, reason, number } = input
    const backToStock = amountsOf(input.backToStock, items)
    return askRefund(inner, order, { by: 'owner', who: owner.name, amountCents, reason, backToStock, number })
  })
}

/** @throws conflict for more than the order still has */
function amountsOf(back: BackToStock, items: readonly ItemRow[]): RefundRow['backToStock'] {
  if (back === 'none') return []
  const left = items.map(({ activityId, productNumber, quantity, returned }) => ({
    ...{ activityId, productNumber },
    quantity: quantity - returned,
  }))
  if (back === 'all') return left.filter(({ quantity }) => quantity > 0)
  return back.map(({ productId, quantity }) => {
    const key = productKeyOf(productId)
    const item = left.find((one) => one.activityId === key?.activityId && one.productNumber === key.number)
    if (!item || quantity < 1 || quantity > item.quantity)
      throw new ApiError('conflict', orderTexts.nothingBack)
    return { ...item, quantity }
  })
}

type Asked = Pick<RefundRow, 'by' | 'who' | 'reason' | 'backToStock'> & {
  amountCents: number
  number?: number | undefined
}

/**
 * Writes that a part of an order goes back, under its lock; one at a time. Where all goes back, its vouchers are worth nothing from now
 * on; else those of tickets that go back to the stock. @throws conflict
 */
async function askRefund(ctx: ApiContext, order: OrderRow, asked: Asked): Promise<RefundRow> {
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
  const row = await insertRow(ctx.db, orderRefunds, {
    ...{ stationId: ctx.station.id, orderId: order.id, number, refundId, cashbackH: 0 },
    ...facts,
    ...plan,
    state: 'asked',
    createdAt: ctx.ports.clock.now(),
  })
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

/**
 * Tickets whose things go back to the stock let nobody in any more: their seats are sold again (SEC-102). Those that were still to come
 * are made before, so that there is something to cancel. @throws conflict when they were used
 */
async function cancelTickets(
  ctx: ApiContext,
  { id: orderId }: OrderRow,
  { backToStock, refund }: { backToStock: RefundRow['backToStock']; refund: number },
): Promise<void> {
  const items = await itemsOf(ctx, orderId)
  const things = backToStock.flatMap(({ activityId, productNumber, quantity }) => {
    const item = items.find((one) => one.activityId === activityId && one.productNumber === productNumber)
    const hasTickets = item !== undefined && item.courseId !== null
    return hasTickets ? [{ activityId, productNumber, left: item.quantity - item.returned - quantity }] : []
  })
  if (things.length === 0) return
  await makeVouchers(ctx, orderId)
  await cancelVouchersOfThings(ctx, { orderId, refund, things })
}

/**
 * 'Desistir da compra' (GAP-88): within seven days of the payment all that is left of it goes back, whatever was delivered; what was
 * not delivered yet is in the stock again. Twice is once. @throws not_found; gone when it is too late; conflict when a voucher was used
 */
export async function withdrawOrder(ctx: ApiContext, id: number, reason?: string): Promise<Order> {
  await ownOrder(ctx, id)
  await inTransaction(ctx, (inner) => withdraw(inner, id, reason))
  return getOrderAnswer(ctx, id)
}

async function withdraw(ctx: ApiContext, id: number, reason: string | undefined): Promise<void> {
  const order = await lockOrder(ctx, id)
  const before = await refundsOfOrder(ctx, id)
  if (before.some(({ by }) => by === 'buyer')) return
  const at = { now: ctx.ports.clock.now(), timeZone: ctx.station.config.timezone }
  if (!order.paidAt || order.status === 'refunded') throw new ApiError('conflict', orderTexts.notPaid)
  if (!withdrawEnds(order, at)) throw new ApiError('gone', orderTexts.withdrawOver)
  const delivered = new Set(
    (await partsOf(ctx, id)).flatMap(({ deliveredAt, activityId }) => (deliveredAt ? [activityId] : [])),
  )
  const items = (await itemsOf(ctx, id)).filter(({ activityId }) => !delivered.has(activityId))
  await askRefund(ctx, order, {
    by: 'buyer',
    who: null,
    reason: reason || orderTexts.withdrawal,
    amountCents: paidCentsOf(order) - sumOf(before, centsOfRefund),
    backToStock: amountsOf('all', items),
  })
}
