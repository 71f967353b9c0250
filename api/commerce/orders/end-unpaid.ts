import { release } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { giveBackToCheckout } from '../cart/index.ts'
import { moveOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import { itemsOf } from './order-rows.ts'
import type { OrderRow } from './types.ts'

/**
 * An order that will not be paid: what it had taken is reserved again while the time of the checkout runs, else free, and what the wallet
 * was to pay is back (GAP-64, GAP-65, CAR-18). In the transaction that heard of it.
 */
export async function endUnpaid(
  ctx: ApiContext,
  order: OrderRow,
  to: 'cancelled' | 'expired',
  notice: string | null,
): Promise<OrderRow> {
  const { id: orderId, participantId, holdId } = order
  const ended = await moveOrder(ctx, order, to, { facts: { notice }, event: { what: to, note: notice } })
  await giveBackToCheckout(ctx, participantId, { orderId, items: await itemsOf(ctx, orderId) })
  if (holdId !== null) await release(ctx, { holdId })
  if (to === 'expired') await mailOrder(ctx, { orderId, mail: 'expired' })
  return ended
}
