import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Cart, CartAction, CartLine } from '#contract/commerce/cart/schemas.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import type { ApiContext } from '../../platform/context.ts'
import { catalogTexts } from '../catalog/index.ts'
import { instalmentAnswer } from './calculate-installments.ts'
import { type CartState, cartState, type LineState, type PartState } from './cart-state.ts'
import { reviewDigestOf } from './review-digest.ts'
import { lineCents } from './totals.ts'

/** Somebody's cart as the screens show it: amounts in reais, points decimal. */
export async function cartAnswer(ctx: ApiContext, participantId: number): Promise<Cart> {
  const state = await cartState(ctx, participantId)
  const { checkout, totals, payment } = state
  const isRunning = state.reservation === 'kept' || state.reservation === 'changed'
  return {
    content: state.lines.map(lineAnswer),
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

function lineAnswer({ item, offer, product, max, problem }: LineState): CartLine {
  const id = productIdOf({ activityId: item.activityId, number: item.productNumber })
  const value = product?.valueCents ?? item.unitCents
  const discount = product?.discountCents ?? 0
  const isOnSale = offer?.isOnAir === true && product !== null
  const unitCents = Math.max(0, value - discount)
  return {
    product_id: id,
    quantity: item.quantity,
    product: {
      id,
      name: product?.name ?? catalogTexts.gone,
      image: product?.image ?? null,
      description: product?.description ?? '',
      value: reaisOf(value),
      discount_value: reaisOf(discount),
      limit: product?.limit ?? null,
      max,
      action: { id: item.activityId, name: offer?.activity.name ?? '' },
    },
    total: isOnSale
      ? reaisOf(lineCents({ valueCents: value, discountCents: discount, quantity: item.quantity }))
      : 0,
    was: unitCents === item.unitCents ? null : reaisOf(item.unitCents),
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
