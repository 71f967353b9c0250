import { eq } from 'drizzle-orm'
import { type OrderStatus, orderStatusLabels, orderTransitions } from '#contract/commerce/orders/status.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId, written } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'
import type { OrderRow } from './types.ts'
import { type NewEvent, writeEvent } from './write-event.ts'

/**
 * The one place where an order changes its state: along `orderTransitions`, with a line of its time line. Under the order's lock.
 * @throws conflict for any other step
 */
export async function moveOrder(
  ctx: ApiContext,
  order: OrderRow,
  to: OrderStatus,
  { facts = {}, event }: { facts?: Partial<typeof orders.$inferInsert>; event: NewEvent },
): Promise<OrderRow> {
  if (!orderTransitions[order.status].includes(to))
    throw new ApiError('conflict', orderTexts.cannotMove(orderStatusLabels[order.status]))
  const moved = await writeOrder(ctx, order, { ...facts, status: to })
  await writeEvent(ctx, order.id, event)
  return moved
}

/** Writes facts of an order in the state in which it was read. */
export async function writeOrder(
  { db, station }: ApiContext,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  facts: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  return db
    .update(orders)
    .set(facts)
    .where(withId(orders, { station }, id, eq(orders.status, status)))
    .returning()
    .then(written)
}
