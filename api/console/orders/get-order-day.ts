import { desc, eq, gte, lt, sql } from 'drizzle-orm'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import type { OrderDay } from '#contract/console/orders/schemas.ts'
import { orderItems, orderParts, orderRefunds, orders } from '../../commerce/orders/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { isPaid, isUndelivered } from './order-rows.ts'

/** Of what still waits more than this is 'many'. */
const most = 1_000
const products = 20

const counted = (cents: unknown) => ({
  orders: sql`count(*)`.mapWith(Number),
  cents: sql`coalesce(sum(${cents}), 0)`.mapWith(Number),
})

/** What was sold and went back on a day of the station's calendar, and what waits now. */
export async function getOrderDay(ctx: ApiContext, day: string): Promise<OrderDay> {
  await requireTeam(ctx)
  const { db, station } = ctx
  const { timezone } = station.config
  const [from, to] = [startOfDay(day, timezone), startOfDay(day, timezone, 1)]
  const wasPaid = inStation(orders, ctx, gte(orders.paidAt, from), lt(orders.paidAt, to))
  const [sold] = await db
    .select(counted(sql`${orders.walletCents} + ${orders.chargeCents}`))
    .from(orders)
    .where(wasPaid)
  const waiting = db
    .select({ cents: sql`${orders.walletCents} + ${orders.chargeCents}`.as('cents') })
    .from(orders)
    .where(inStation(orders, ctx, eq(orders.status, 'awaiting_payment')))
    .limit(most)
    .as('waiting')
  const [waits] = await db.select(counted(waiting.cents)).from(waiting)
  const [refunded] = await db
    .select({
      ...counted(sql`${orderRefunds.gatewayCents} + ${orderRefunds.walletCents}`),
      orders: sql`count(distinct ${orderRefunds.orderId})`.mapWith(Number),
    })
    .from(orderRefunds)
    .where(
      inStation(
        orderRefunds,
        ctx,
        eq(orderRefunds.state, 'done'),
        gte(orderRefunds.doneAt, from),
        lt(orderRefunds.doneAt, to),
      ),
    )
  const quantity = sql`sum(${orderItems.quantity})`.mapWith(Number)
  const sellers = await db
    .select({
      activityId: orderItems.activityId,
      number: orderItems.productNumber,
      name: sql<string>`max(${orderItems.name})`,
      quantity,
      cents:
        sql`sum((${orderItems.valueCents} - ${orderItems.discountCents}) * ${orderItems.quantity})`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .innerJoin(orderItems, inStation(orderItems, orders, eq(orderItems.orderId, orders.id)))
    .where(wasPaid)
    .groupBy(orderItems.activityId, orderItems.productNumber)
    .orderBy(desc(quantity), orderItems.activityId, orderItems.productNumber)
    .limit(products)
  const none = { orders: 0, cents: 0 }
  return {
    day,
    sold: sold ?? none,
    waiting: waits ?? none,
    refunded: refunded ?? none,
    toDeliver: await undelivered(ctx),
    products: sellers.map(({ activityId, number, ...sold }) => ({
      id: productIdOf({ activityId, number }),
      ...sold,
    })),
  }
}

async function undelivered({ db, station }: ApiContext): Promise<number> {
  const some = db
    .selectDistinct({ id: orders.id })
    .from(orderParts)
    .innerJoin(orders, isUndelivered)
    .where(inStation(orders, { station }, inStation(orderParts, { station }), isPaid))
    .limit(most)
    .as('some')
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(some)
  return row?.count ?? 0
}
