import type { ApiContext } from '../../platform/context.ts'
import { type Charge, returnSurplus, type SettledCharge } from '../payments/index.ts'
import { endUnpaid } from './end-unpaid.ts'
import { writeOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import { lockOrder } from './order-rows.ts'
import { payOrder } from './pay-order.ts'
import { orderTexts } from './texts.ts'
import { isEndedUnpaid, type OrderRow } from './types.ts'
import { writeEvent } from './write-event.ts'

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
