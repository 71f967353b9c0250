import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { type Charge, type Refund, readChargeAt, refusedSurplus } from '../payments/index.ts'
import { cancelUnusedVouchers, restoreOrderVouchers } from '../vouchers/index.ts'
import { applyRefund } from './apply-refund.ts'
import { writeOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import { lockOrder, partsOf } from './order-rows.ts'
import { planRefund } from './plan-refund.ts'
import { centsOfRefund, refundsOfOrder } from './refund-rows.ts'
import { orderRefunds } from './tables.ts'
import { orderTexts } from './texts.ts'
import { isEndedUnpaid, type OrderRow, type RefundRow } from './types.ts'
import { writeEvent } from './write-event.ts'

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
