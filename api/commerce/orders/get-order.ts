import { eq } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import type { Order, OrderPart } from '#contract/commerce/orders/schemas.ts'
import { type OrderStatus, orderStatusLabels } from '#contract/commerce/orders/status.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { type Charge, latestCharge, readChargeNow } from '../payments/index.ts'
import { hasUsedVoucherOf } from '../vouchers/index.ts'
import { itemsOf, ownOrder, partsOf } from './order-rows.ts'
import { withdrawEnds } from './plan-refund.ts'
import { centsOfRefund, refundsOfOrder } from './refund-rows.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'
import {
  type ItemRow,
  interestCentsOf,
  type OrderRow,
  type PartRow,
  paidCentsOf,
  type RefundRow,
} from './types.ts'

/** One of the caller's orders as its receipt shows it (ORD-02). @throws not_found */
export async function getOrderAnswer(ctx: ApiContext, id: number): Promise<Order> {
  const order = await ownOrder(ctx, id)
  const parts = await partsOf(ctx, id)
  const items = await itemsOf(ctx, id)
  const charge = order.chargeCents > 0 ? await latestCharge(ctx, 'order', id) : undefined
  const refunds = await refundsOfOrder(ctx, id)
  const hasUsedVoucher = items.some(({ courseId }) => courseId !== null) && (await hasUsedVoucherOf(ctx, id))
  const { timezone } = ctx.station.config
  return orderAnswer(
    { order, parts, items, charge, refunds, hasUsedVoucher },
    { now: ctx.ports.clock.now(), timeZone: timezone },
  )
}

/** The same as a list: empty where it is none of the caller's. */
export async function getOrder(ctx: ApiContext, id: number): Promise<{ data: Order[] }> {
  try {
    return { data: [await getOrderAnswer(ctx, id)] }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { data: [] }
    throw error
  }
}

type OrderFacts = {
  order: OrderRow
  parts: PartRow[]
  items: ItemRow[]
  charge: Charge | undefined
  /** What goes or went back; none that was refused. */
  refunds: RefundRow[]
  /** One of its vouchers was used: there is nothing to go back on any more. */
  hasUsedVoucher: boolean
}
type At = { now: Date; timeZone: string }

/** An order on the wire: reais and points decimal (D3§3). Pure. */
function orderAnswer(facts: OrderFacts, at: At): Order {
  const { order, parts, items } = facts
  const paidCents = paidCentsOf(order)
  const shown = parts.map((part) => partAnswer(part, items, order))
  const [first] = shown
  if (!first) throw new Error('An order without parts')
  const placed = shown.find((part) => part.delivery_location !== null)
  const cameH = parts.reduce((sum, part) => sum + part.cashbackH, 0)
  // What a refund takes back, spent or not, is nothing that one has of it.
  const wentH = facts.refunds.reduce((sum, row) => sum + (row.state === 'done' ? row.cashbackDueH : 0), 0)
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    status: orderStatusLabels[order.status],
    state: order.status,
    code: order.code,
    action: first.action,
    parts: shown,
    single_product_orders: shown.flatMap((part) => part.single_product_orders),
    delivery_location_id: placed?.delivery_location_id ?? null,
    delivery_location: placed?.delivery_location ?? null,
    address: order.address,
    reference: order.address?.complement || null,
    zipcode: order.address?.zipcode ?? null,
    product_items_sum_value: reaisOf(order.itemsCents),
    delivery_tax_value: reaisOf(order.deliveryCents),
    discount_code: order.discountCode,
    additional_discount_value: reaisOf(order.discountCents),
    code_discount: reaisOf(order.codeCents),
    plan_discount: order.planName === null ? null : { plan: order.planName, value: reaisOf(order.planCents) },
    wallet_value: reaisOf(order.walletCents),
    wallet_points: order.walletH / 100,
    interest_value: reaisOf(interestCentsOf(order)),
    credit_card_value: reaisOf(order.chargeCents),
    total_credit_card_value: reaisOf(order.chargeCents),
    final_value: reaisOf(order.finalCents),
    total_final_value: reaisOf(paidCents),
    refunded_percentage: paidCents === 0 ? 0 : order.refundedCents / paidCents,
    refunded_value: reaisOf(order.refundedCents),
    refunds: facts.refunds.map(refundAnswer),
    cashback: order.paidAt ? (cameH - wentH) / 100 : null,
    sell_vouchers: items.some(({ courseId }) => courseId !== null),
    create_vouchers: order.vouchersMade,
    gateway_charge: chargeAnswer(facts, at),
    withdraw_until: canWithdraw(facts) ? (withdrawEnds(order, at)?.toISOString() ?? null) : null,
    paid_at: order.paidAt?.toISOString() ?? null,
    notice: order.notice,
  }
}

/** What the call itself would refuse is not offered (GAP-88). */
const canWithdraw = ({ refunds, hasUsedVoucher }: OrderFacts): boolean =>
  !hasUsedVoucher && refunds.every(({ by, state }) => by !== 'buyer' && state !== 'asked')

const refundAnswer = (row: RefundRow): Order['refunds'][number] => ({
  amount: reaisOf(centsOfRefund(row)),
  by: row.by,
  reason: row.reason,
  state: row.state === 'done' ? 'done' : 'asked',
  createdAt: row.createdAt.toISOString(),
})

function partAnswer(part: PartRow, items: readonly ItemRow[], { participantId }: OrderRow): OrderPart {
  const { activityId, activityName: name, activityImage: image, typeId: type_id } = part
  return {
    action: { id: activityId, name, image, type_id },
    single_product_orders: items
      .filter((item) => item.activityId === activityId)
      .map((item) => ({
        product_id: productIdOf({ activityId, number: item.productNumber }),
        user_id: participantId,
        quantity: item.quantity,
        total: reaisOf(Math.max(0, item.valueCents - item.discountCents) * item.quantity),
        product: {
          name: item.name,
          image: item.image,
          value: reaisOf(item.valueCents),
          discount_value: reaisOf(item.discountCents),
        },
      })),
    delivery_location_id: part.locationId,
    delivery_location:
      part.locationName === null
        ? null
        : {
            name: part.locationName,
            price: reaisOf(part.deliveryCents),
            delivery: part.isBrought === true,
            where: part.locationPlace ?? '',
          },
    delivered_at: part.deliveredAt?.toISOString() ?? null,
  }
}

function chargeAnswer({ order, charge }: OrderFacts, { now }: At): Order['gateway_charge'] {
  if (!charge) return null
  const { method, pixCode, expiresAt, installments, cardBrand, cardLastDigits, state, reason } = charge
  const isPayable = state === 'pending' && (expiresAt === null || now < expiresAt)
  return {
    payment_method: method,
    pix_qr_code: isPayable ? pixCode : null,
    expiration_date: expiresAt?.toISOString() ?? null,
    installments,
    card: cardBrand && cardLastDigits ? { brand: cardBrand, last_digits: cardLastDigits } : null,
    in_doubt:
      order.status === 'awaiting_payment' && (state === 'asked' || (state === 'pending' && method !== 'pix')),
    reason,
  }
}

/** Where one of the caller's orders is, by one query (GAP-66, SEC-97). @throws not_found */
export async function getOrderState(ctx: ApiContext, id: number): Promise<{ state: OrderStatus }> {
  return ctx.db
    .select({ state: orders.status })
    .from(orders)
    .where(withId(orders, ctx, id, eq(orders.participantId, memberOf(ctx))))
    .then(one(orderTexts.unknown))
}

/**
 * Whether an order is paid, read back from the gateway now, at most every three seconds (CAR-12). Where the gateway does not answer,
 * the order is what it was. @throws not_found, too_many_requests
 */
export async function verifyOrder(ctx: ApiContext, id: number): Promise<Order> {
  const order = await ownOrder(ctx, id)
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: 'order-verification', key, points: 120, durationSeconds: 60 })
  const charge = order.status === 'awaiting_payment' ? await latestCharge(ctx, 'order', id) : undefined
  if (charge) await readChargeNow(ctx, charge)
  return getOrderAnswer(ctx, id)
}
