import { z } from 'zod'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { raiseAlarm } from '../../platform/alarms.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { atStation, defineJob } from '../../platform/jobs/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { issueOrderVouchers } from '../vouchers/index.ts'
import { getOrderAnswer } from './get-order.ts'
import { itemsOf, lockOrder, ownOrder, writeEvent, writeOrder } from './order-rows.ts'
import { hasWholeRefund } from './refund-rows.ts'
import { orderTexts } from './texts.ts'

/** The vouchers of a paid order come by themselves (GAP-69); the page asks only where they are missing. */
export const makeVouchersJob = defineJob({
  name: 'make-vouchers',
  data: z.object({ stationId: z.number(), orderId: z.number() }),
  async run(job, { stationId, orderId }) {
    const ctx = await atStation(job, stationId)
    if (ctx) await makeVouchers(ctx, orderId)
  },
})

/**
 * Makes them once; nothing for an order that is not paid, or goes back whole. What is sold for a course that is gone has none: they count
 * as not made, and somebody is told.
 */
export function makeVouchers(outer: ApiContext, orderId: number): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const isPaid = order.status === 'paid' || order.status === 'partly_refunded'
    if (!isPaid || order.vouchersMade || (await hasWholeRefund(ctx, order))) return
    const items = await itemsOf(ctx, orderId)
    const facts = { orderId, participantId: order.participantId, items }
    const { made, missing } = await issueOrderVouchers(ctx, facts)
    if (missing === 0) await writeOrder(ctx, order, { vouchersMade: true })
    else tellMissing(ctx, orderId, missing)
    if (made > 0) await writeEvent(ctx, orderId, { what: 'vouchers', note: String(made) })
  })
}

function tellMissing({ ports, station }: ApiContext, orderId: number, missing: number): void {
  raiseAlarm('vouchers_missing')
  ports.log.error({ stationId: station.id, orderId, missing }, 'Vouchers of an order could not be made')
}

/** The page asks once; the job has made them before, nearly always. */
const perMinute = { name: 'order-vouchers-calls', points: 30, durationSeconds: 60 }

/** The same for the buyer who waits for them (ORD-06). @throws not_found, too_many_requests; conflict in the specified words */
export async function createOrderVouchers(ctx: ApiContext, id: number): Promise<Order> {
  await ownOrder(ctx, id)
  await limit(ctx, { ...perMinute, key: `${ctx.station.id}:${memberOf(ctx)}` })
  await makeVouchers(ctx, id)
  const answer = await getOrderAnswer(ctx, id)
  if (answer.sell_vouchers && !answer.create_vouchers)
    throw new ApiError('conflict', orderTexts.vouchersFailed)
  return answer
}
