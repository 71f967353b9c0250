import { desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { OrderCard } from '#contract/commerce/orders/schemas.ts'
import { orderStatusLabels } from '#contract/commerce/orders/status.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { orderItems, orderParts, orders } from './tables.ts'
import { type OrderRow, paidCentsOf } from './types.ts'

type Page = { after?: string | undefined; limit: number }

/** The caller's orders, newest first, page by page (ORD-01). @throws invalid_input */
export async function listOrders(
  ctx: ApiContext,
  { after, limit }: Page,
): Promise<{ content: OrderCard[]; next: string | null }> {
  const before = readCursor(after)
  const { rows, last } = await page(
    ctx.db
      .select()
      .from(orders)
      .where(
        inStation(
          orders,
          ctx,
          eq(orders.participantId, memberOf(ctx)),
          before === null ? undefined : lt(orders.id, before),
        ),
      )
      .orderBy(desc(orders.id)),
    limit,
  )
  return { content: await orderCards(ctx, rows), next: last ? String(last.id) : null }
}

/** A cursor as it was given out; null: from the beginning. @throws invalid_input */
export function readCursor(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) throw ApiError.fields({ after: 'Página inválida' })
  return Number(after)
}

/** Orders as lists show them, by two queries however many they are. */
export async function orderCards(ctx: ApiContext, rows: readonly OrderRow[]): Promise<OrderCard[]> {
  if (rows.length === 0) return []
  const { db } = ctx
  const ids = rows.map(({ id }) => id)
  const parts = await db
    .selectDistinctOn([orderParts.orderId])
    .from(orderParts)
    .where(inStation(orderParts, ctx, inArray(orderParts.orderId, ids)))
    .orderBy(orderParts.orderId, orderParts.activityId)
  const counts = await db
    .select({ orderId: orderItems.orderId, items: sql`sum(${orderItems.quantity})`.mapWith(Number) })
    .from(orderItems)
    .where(inStation(orderItems, ctx, inArray(orderItems.orderId, ids)))
    .groupBy(orderItems.orderId)
  const partOf = new Map(parts.map((part) => [part.orderId, part]))
  const itemsOf = new Map(counts.map(({ orderId, items }) => [orderId, items]))
  return rows.flatMap((order) => {
    const part = partOf.get(order.id)
    if (!part) return []
    const { activityId, activityName: name, activityImage: image, typeId: type_id } = part
    return {
      id: order.id,
      createdAt: order.createdAt.toISOString(),
      status: orderStatusLabels[order.status],
      state: order.status,
      code: order.code,
      action: { id: activityId, name, image, type_id },
      total_final_value: reaisOf(paidCentsOf(order)),
      total_credit_card_value: reaisOf(order.chargeCents),
      items: itemsOf.get(order.id) ?? 0,
    }
  })
}
