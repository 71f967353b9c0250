import type { ApiContext } from '../../platform/context.ts'
import { orderEvents } from './tables.ts'

/** What happens to orders. */
export type OrderEvent =
  | 'created'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'surplus'
  | 'surplus_returned'
  | 'refund_asked'
  | 'refunded'
  | 'refund_refused'
  | 'cashback_missing'
  | 'delivered'
  | 'delivery_undone'
  | 'vouchers'
  | 'mailed'
  | 'collected'

export type NewEvent = {
  what: OrderEvent
  who?: string | null | undefined
  amountCents?: number | undefined
  note?: string | null | undefined
}

/** A line of an order's time line. */
export async function writeEvent(
  { db, ports, station }: ApiContext,
  orderId: number,
  { what, who = null, amountCents, note = null }: NewEvent,
): Promise<void> {
  await db.insert(orderEvents).values({
    ...{ stationId: station.id, orderId, what, who, note },
    amountCents: amountCents ?? null,
    createdAt: ports.clock.now(),
  })
}
