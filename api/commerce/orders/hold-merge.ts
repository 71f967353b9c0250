import { eq, inArray, or } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { orderRefunds, orders } from './tables.ts'
import { orderTexts } from './texts.ts'

/** An order that is not paid, or of which something goes back just now, keeps its buyer's account apart; one that is to be delivered goes along (PPL-12). */
export async function holdMergeForOrders(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const isOpen = or(eq(orders.status, 'awaiting_payment'), eq(orderRefunds.state, 'asked'))
  const rows = await ctx.db
    .selectDistinct({ id: orders.participantId, code: orders.code })
    .from(orders)
    .leftJoin(orderRefunds, inStation(orderRefunds, orders, eq(orderRefunds.orderId, orders.id)))
    .where(inStation(orders, ctx, inArray(orders.participantId, [...ids]), isOpen))
    .orderBy(orders.code)
    .limit(6)
  return rows.map(({ id, code }) => ({ id, text: orderTexts.holdsMerge(code) }))
}
