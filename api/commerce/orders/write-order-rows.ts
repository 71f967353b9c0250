import { hold } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { insertRow, withId } from '../../platform/db/rows.ts'
import type { Checkout } from '../cart/index.ts'
import { newVoucherCode } from '../vouchers/index.ts'
import { writeEvent } from './order-rows.ts'
import { orderItems, orderParts, orders } from './tables.ts'
import type { OrderRow } from './types.ts'

/** Minutes in which a PIX may be paid. */
const pixMs = 30 * 60_000

type New = { checkout: Checkout; key: string; inputDigest: string }

/** Writes an order as its checkout stands, and holds what the wallet pays of it. @throws insufficient_balance */
export async function writeOrderRows(
  ctx: ApiContext,
  participantId: number,
  { checkout, key: idempotencyKey, inputDigest }: New,
): Promise<OrderRow> {
  const { totals, payment, chargeCents, address } = checkout
  const now = ctx.ports.clock.now()
  const isPix = payment.type === 'pix'
  const order = await insertRow(ctx.db, orders, {
    ...{ stationId: ctx.station.id, participantId, idempotencyKey, inputDigest, chargeCents, address },
    code: newVoucherCode(),
    status: 'awaiting_payment',
    itemsCents: totals.itemsCents,
    deliveryCents: totals.deliveryCents,
    discountCents: totals.discountCents,
    codeCents: totals.codeCents,
    planCents: totals.planCents,
    planName: checkout.plan?.name ?? null,
    finalCents: totals.finalCents,
    walletCents: totals.walletCents,
    walletH: totals.walletH,
    method: payment.type === 'wallet' ? null : payment.type,
    installments: payment.installments,
    refundedCents: 0,
    discountCode: checkout.parts.find(({ code }) => code)?.code?.code ?? null,
    vouchersMade: false,
    createdAt: now,
    expiresAt: isPix ? new Date(now.getTime() + pixMs) : null,
  })
  await writeParts(ctx, order.id, checkout)
  await writeItems(ctx, order.id, checkout)
  await writeEvent(ctx, order.id, { what: 'created', amountCents: totals.finalCents })
  return holdWallet(ctx, order)
}

async function writeParts(ctx: ApiContext, orderId: number, { parts, totals }: Checkout): Promise<void> {
  await ctx.db.insert(orderParts).values(
    parts.map(({ offer: { activity, body }, location }) => ({
      ...{ stationId: ctx.station.id, orderId, activityId: activity.id },
      cashbackH: totals.parts.get(activity.id)?.cashbackH ?? 0,
      activityName: activity.name,
      activityImage: activity.image,
      typeId: activity.typeId,
      locationId: location?.id ?? null,
      locationName: location?.name ?? null,
      locationPlace: location && (location.delivery ? '' : placeOf(location)),
      isBrought: location?.delivery ?? null,
      deliveryCents: totals.parts.get(activity.id)?.deliveryCents ?? 0,
      discountCents: totals.parts.get(activity.id)?.discountCents ?? 0,
      sellsVouchers: body.sellVouchers,
    })),
  )
}

const placeOf = ({ street, streetNumber }: { street: string; streetNumber: string }) =>
  [street, streetNumber].filter(Boolean).join(', ')

async function writeItems(ctx: ApiContext, orderId: number, { items }: Checkout): Promise<void> {
  await ctx.db.insert(orderItems).values(
    items.map(({ activityId, productNumber, quantity, product, offer }) => ({
      ...{ stationId: ctx.station.id, orderId, activityId, productNumber, quantity },
      name: product.name,
      image: product.image ?? null,
      valueCents: product.valueCents,
      discountCents: product.discountCents,
      returned: 0,
      courseId: offer.body.sellVouchers ? (product.presentialCourseId ?? null) : null,
    })),
  )
}

async function holdWallet(ctx: ApiContext, order: OrderRow): Promise<OrderRow> {
  if (order.walletH === 0) return order
  const { id: holdId } = await hold(ctx, {
    participantId: order.participantId,
    key: `order:${order.id}:wallet`,
    cause: 'purchase',
    referenceId: order.id,
    note: `Pedido ${order.code}`,
    amountH: order.walletH,
  })
  const itself = withId(orders, ctx, order.id)
  await ctx.db.update(orders).set({ holdId }).where(itself)
  return { ...order, holdId }
}
