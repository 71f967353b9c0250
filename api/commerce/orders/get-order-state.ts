import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#contract/commerce/orders/status.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'

/** Where one of the caller's orders is, by one query (GAP-66, SEC-97). @throws not_found */
export async function getOrderState(ctx: ApiContext, id: number): Promise<{ state: OrderStatus }> {
  return ctx.db
    .select({ state: orders.status })
    .from(orders)
    .where(withId(orders, ctx, id, eq(orders.participantId, memberOf(ctx))))
    .then(one(orderTexts.unknown))
}
