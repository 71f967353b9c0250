import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { orderParts, orderRefunds, orders } from './tables.ts'
import { orderTexts } from './texts.ts'

type Held = { participantId: number }

/** An order that is not paid, not delivered or on its way back keeps its buyer here (PPL-31). */
export async function holdForOrders(ctx: ApiContext, { participantId }: Held): Promise<string[]> {
  const isOwn = eq(orders.participantId, participantId)
  const waiting = ctx.db
    .select({ code: orders.code })
    .from(orders)
    .where(inStation(orders, ctx, isOwn, eq(orders.status, 'awaiting_payment')))
  const coming = ctx.db
    .select({ code: orders.code })
    .from(orders)
    .innerJoin(orderParts, inStation(orderParts, orders, eq(orderParts.orderId, orders.id)))
    .where(
      inStation(
        orders,
        ctx,
        and(isOwn, inArray(orders.status, ['paid', 'partly_refunded'])),
        and(isNotNull(orderParts.locationId), isNull(orderParts.deliveredAt)),
      ),
    )
  const returning = ctx.db
    .select({ code: orders.code })
    .from(orders)
    .innerJoin(orderRefunds, inStation(orderRefunds, orders, eq(orderRefunds.orderId, orders.id)))
    .where(inStation(orders, ctx, isOwn, eq(orderRefunds.state, 'asked')))
  const codes = (await waiting.union(coming).union(returning).limit(3)).map(({ code }) => code)
  return codes.length > 0 ? [orderTexts.holdsDeletion(codes.join(', '))] : []
}
