import { eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Cart, CartAction, CartItem, Installment } from '#contract/commerce/cart/schemas.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { memberOf, requireArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { catalogTexts, offersOf } from '../catalog/index.ts'
import { type CartState, cartState, type ItemState, type PartState } from './cart-state.ts'
import { instalmentsOf, planOf } from './instalments.ts'
import { cartItems, checkouts } from './tables.ts'
import { itemCents } from './totals.ts'

/** Somebody's cart as the screens show it: amounts in reais, points decimal. */
export async function cartAnswer(ctx: ApiContext, participantId: number): Promise<Cart> {
  const state = await cartState(ctx, participantId)
  const { checkout, totals, payment } = state
  const isRunning = state.reservation === 'kept' || state.reservation === 'changed'
  return {
    content: state.items.map(itemAnswer),
    actions: state.parts.map(partAnswer),
    totals: totalsAnswer(state),
    is_digital: state.isDigital,
    address: checkout.address,
    payment: {
      type: payment.type,
      selected_card: payment.cardId,
      installments: payment.installments,
    },
    takes_payments: state.takesPayments,
    installments: state.instalments.map(instalmentAnswer),
    rest_value: reaisOf(totals.restCents),
    reserveTime: isRunning ? (checkout.expiresAt?.toISOString() ?? null) : null,
    reservation: state.reservation,
    step: state.step,
    review: reviewDigestOf(state),
    order_id: checkout.orderId,
  }
}

const totalsAnswer = ({ totals, chargeCents, plan }: CartState): Cart['totals'] => ({
  product_items_sum_value: reaisOf(totals.itemsCents),
  delivery_tax_value: reaisOf(totals.deliveryCents),
  additional_discount_value: reaisOf(totals.discountCents),
  code_discount: reaisOf(totals.codeCents),
  plan_discount: plan && { plan: plan.name, value: reaisOf(totals.planCents) },
  final_value: reaisOf(totals.finalCents),
  wallet_value: reaisOf(totals.walletCents),
  wallet_points: totals.walletH / 100,
  credit_card_value: reaisOf(chargeCents),
  cashback: totals.cashbackH / 100,
})

function itemAnswer({ row, offer, product, max, problem }: ItemState): CartItem {
  const id = productIdOf({ activityId: row.activityId, number: row.productNumber })
  const value = product?.valueCents ?? row.unitCents
  const discount = product?.discountCents ?? 0
  const isOnSale = offer?.isOnAir === true && product !== null
  const unitCents = Math.max(0, value - discount)
  return {
    product_id: id,
    quantity: row.quantity,
    product: {
      id,
      name: product?.name ?? catalogTexts.gone,
      image: product?.image ?? null,
      description: product?.description ?? '',
      value: reaisOf(value),
      discount_value: reaisOf(discount),
      limit: product?.limit ?? null,
      max,
      action: { id: row.activityId, name: offer?.activity.name ?? '' },
    },
    total: isOnSale
      ? reaisOf(itemCents({ valueCents: value, discountCents: discount, quantity: row.quantity }))
      : 0,
    was: unitCents === row.unitCents ? null : reaisOf(row.unitCents),
    problem,
  }
}

function partAnswer({ offer: { activity, body }, isDigital, location, code }: PartState): CartAction {
  return {
    id: activity.id,
    name: activity.name,
    type_id: activity.typeId,
    points: activity.pointsH / 100,
    additional_cashback: activity.additionalCashbackH / 100,
    digital_product: isDigital,
    payment_option: body.paymentOption,
    allow_installments: body.allowInstallments,
    discount_delivery: reaisOf(body.discountDeliveryCents),
    delivery_locations: body.deliveryLocations.map((one) => ({
      id: one.id,
      name: one.name,
      price: reaisOf(one.priceCents),
      delivery: one.delivery,
      helper_label_field_1: one.helperLabelField1,
      helper_label_field_2: one.helperLabelField2,
      street: one.street,
      street_number: one.streetNumber,
      zipcode: one.zipcode,
    })),
    deliveryLocation: location?.id ?? null,
    discount_code: code?.code ?? null,
  }
}

/** The caller's cart with everything the steps of the checkout show (CAR-01). @throws plan_required */
export async function getCart(ctx: ApiContext): Promise<Cart> {
  await requireArea(ctx, 'checkout')
  return cartAnswer(ctx, memberOf(ctx))
}

/** How many things wait in it (CAR-03); what an order is being paid for waits no more. */
export async function getCartSummary(ctx: ApiContext): Promise<{ items: number }> {
  const [row] = await ctx.db
    .select({ items: sql`coalesce(sum(${cartItems.quantity}), 0)`.mapWith(Number) })
    .from(cartItems)
    .where(
      inStation(
        cartItems,
        ctx,
        eq(cartItems.participantId, memberOf(ctx)),
        notExists(ctx.db.select({ one: sql`1` }).from(checkouts).where(isBeingPaid)),
      ),
    )
  return { items: row?.items ?? 0 }
}

const isBeingPaid = inStation(
  checkouts,
  cartItems,
  eq(checkouts.participantId, cartItems.participantId),
  isNotNull(checkouts.orderId),
)

/**
 * Of everything that somebody decides in the checkout: things, places, address, how it is paid, and the plan that counts. An order is made only of what its
 * review showed; another tab may have changed it meanwhile (CAR-22). Pure.
 */
export const reviewDigestOf = ({ items, parts, address, payment, plan }: CartState): string =>
  digestOf({
    items: items.map(({ row: { activityId, productNumber, quantity } }) => [
      activityId,
      productNumber,
      quantity,
    ]),
    places: parts.map(({ offer, location }) => [offer.activity.id, location?.id ?? null]),
    ...{ address, payment },
    // Prices are compared apart; whose discount is in them was shown, too.
    plan: plan?.id ?? null,
  })

type Asked = { action_id: number | number[]; amount: number }

/** Ways to pay an amount by card that all of these activities allow (CAR-08, GAP-75). @throws not_found */
export async function calculateInstallments(
  ctx: ApiContext,
  { action_id, amount }: Asked,
): Promise<{ content: Installment[] }> {
  const ids = [...new Set([action_id].flat())]
  const offers = [...(await offersOf(ctx, ids)).values()].filter(({ isOnAir }) => isOnAir)
  if (offers.length < ids.length) throw new ApiError('not_found', catalogTexts.withdrawn)
  const plan = planOf(offers.map(({ body }) => body))
  return { content: instalmentsOf(centsOf(amount), plan).map(instalmentAnswer) }
}

/** Amounts in reais. Pure. */
const instalmentAnswer = ({
  count,
  eachCents,
  totalCents,
}: ReturnType<typeof instalmentsOf>[number]): Installment => ({
  installment: count,
  installment_amount: reaisOf(eachCents),
  total: reaisOf(totalCents),
})
