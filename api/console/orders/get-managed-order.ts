import { asc, desc, eq } from 'drizzle-orm'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { ManagedOrder, ManagedPart } from '#contract/console/orders/schemas.ts'
import { undoUntil } from '#contract/undo.ts'
import { orderItems, orderParts, orderRefunds, orders } from '../../commerce/orders/tables.ts'
import { charges } from '../../commerce/payments/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { isBuyer, type OrderRow, orderInStation, rowColumns, toRow } from './order-rows.ts'
import { type ChargeRow, timelineOf } from './timeline.ts'

/** Everything of an order, as its owners see it. @throws not_found */
export async function getManagedOrder(ctx: ApiContext, id: number): Promise<ManagedOrder> {
  await requireTeam(ctx)
  const order = await orderInStation(ctx, id)
  const buyer = await buyerOf(ctx, order)
  const parts = await partsOf(ctx, order)
  const rows = await chargesOf(ctx, id)
  const refunds = await refundsOf(ctx, id)
  const given = refunds.filter(({ state }) => state !== 'refused')
  const isPaid = order.status === 'paid' || order.status === 'partly_refunded'
  const isToDeliver = await hasToDeliver(ctx, id)
  const { itemsCents, deliveryCents, discountCents, discountCode, planCents, planName } = order
  const { finalCents, walletCents, chargeCents } = order
  return {
    ...toRow({ ...order, buyer, isToDeliver }),
    buyer,
    paidAt: order.paidAt?.toISOString() ?? null,
    expiresAt: order.expiresAt?.toISOString() ?? null,
    ...{ itemsCents, deliveryCents, discountCents, discountCode, planCents, planName },
    ...{ finalCents, walletCents, chargeCents },
    walletPointsH: order.walletH,
    refundableCents: isPaid
      ? given.reduce((left, { amountCents }) => left - amountCents, walletCents + chargeCents)
      : 0,
    refunds,
    nextRefund: refunds.length + 1,
    address: order.address,
    parts,
    charges: rows.map(toCharge),
    timeline: await timelineOf(ctx, order, rows),
    notice: order.notice,
  }
}

async function hasToDeliver({ db, station }: ApiContext, id: number): Promise<boolean> {
  const { isToDeliver } = rowColumns
  const [row] = await db
    .select({ isToDeliver })
    .from(orders)
    .innerJoin(participants, isBuyer)
    .where(withId(orders, { station }, id))
  return row?.isToDeliver === true
}

async function buyerOf({ db, station }: ApiContext, { participantId }: OrderRow) {
  const [row] = await db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      cpf: participants.cpf,
      phone: participants.tel,
    })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  if (!row) throw new Error('An order without its buyer')
  return row
}

async function partsOf({ db, station, ports }: ApiContext, { id }: OrderRow): Promise<ManagedPart[]> {
  const parts = await db
    .select()
    .from(orderParts)
    .where(inStation(orderParts, { station }, eq(orderParts.orderId, id)))
    .orderBy(asc(orderParts.activityId))
  const items = await db
    .select()
    .from(orderItems)
    .where(inStation(orderItems, { station }, eq(orderItems.orderId, id)))
    .orderBy(asc(orderItems.activityId), asc(orderItems.productNumber))
  return parts.map((part) => ({
    activity: { id: part.activityId, name: part.activityName },
    items: items.filter(({ activityId }) => activityId === part.activityId).map(toItem),
    location:
      part.locationId === null
        ? null
        : {
            name: part.locationName ?? '',
            isBrought: part.isBrought === true,
            place: part.locationPlace ?? '',
            deliveryCents: part.deliveryCents,
          },
    deliveredAt: part.deliveredAt?.toISOString() ?? null,
    deliveredBy: part.deliveredBy,
    undoUntil: undoUntil(part.deliveredAt, ports.clock.now()),
  }))
}

const toItem = (item: typeof orderItems.$inferSelect): ManagedPart['items'][number] => ({
  activity_id: item.activityId,
  number: item.productNumber,
  name: item.name,
  image: item.image,
  quantity: item.quantity,
  returned: item.returned,
  totalCents: (item.valueCents - item.discountCents) * item.quantity,
})

/** What went or goes back of it, and what a gateway refused to give back. */
async function refundsOf({ db, station }: ApiContext, orderId: number): Promise<ManagedOrder['refunds']> {
  const rows = await db
    .select()
    .from(orderRefunds)
    .where(inStation(orderRefunds, { station }, eq(orderRefunds.orderId, orderId)))
    .orderBy(asc(orderRefunds.number))
  return rows.map(({ number, gatewayCents, walletCents, state, reason, who, by, createdAt }) => ({
    ...{ number, state, reason, who, by },
    amountCents: gatewayCents + walletCents,
    createdAt: createdAt.toISOString(),
  }))
}

/** Those of an order, the newest first. */
function chargesOf({ db, station }: ApiContext, orderId: number): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(inStation(charges, { station }, eq(charges.purpose, 'order'), eq(charges.referenceId, orderId)))
    .orderBy(desc(charges.id))
}

const toCharge = ({ cardBrand, cardLastDigits, ...charge }: ChargeRow): ManagedOrder['charges'][number] => ({
  id: charge.id,
  gateway: charge.gateway,
  code: charge.code,
  gatewayId: charge.gatewayId,
  method: charge.method,
  state: charge.state,
  amountCents: charge.amountCents,
  paidCents: charge.paidCents,
  refundedCents: charge.refundedCents,
  installments: charge.installments,
  card: cardLastDigits && `${brandName(cardBrand ?? '')} •••• ${cardLastDigits}`.trim(),
  reason: charge.reason,
})
