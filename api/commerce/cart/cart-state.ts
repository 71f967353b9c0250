import { asc, eq } from 'drizzle-orm'
import type { ParticipationState } from '#contract/activities/participation/schemas.ts'
import type { DeliveryLocation, Product } from '#contract/activity-types/products.ts'
import type { Cart, CartItem, CheckoutStep, OrderAddress } from '#contract/commerce/cart/schemas.ts'
import type { PlanGives } from '#contract/commerce/plans/gives.ts'
import { balanceOf } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { type Offer, offersOf, orderedOf, orderStates, stockKey, takenOf } from '../catalog/index.ts'
import { type HeldPlan, heldPlan } from '../subscriptions/index.ts'
import { type CheckoutRow, checkoutOf, stepOf } from './checkout-row.ts'
import { type Instalments, instalmentsOf, planOf, takesPayments } from './instalments.ts'
import { problemOf } from './item-problem.ts'
import { cartItems } from './tables.ts'
import { type CartTotals, type CodeDiscount, type PlanDiscount, totalsOf } from './totals.ts'

export type ItemRow = typeof cartItems.$inferSelect

/** An item of a cart with what it is of. `product` is null where it is not there any more. */
export type ItemState = {
  row: ItemRow
  offer: Offer | undefined
  product: Product | null
  /** What of it may be ordered at most; null: without an end. */
  max: number | null
  problem: CartItem['problem']
}

/** An activity of a cart: what it asks for, and what was chosen. */
export type PartState = {
  offer: Offer
  /** Nothing of it has a place to go to. */
  isDigital: boolean
  location: DeliveryLocation | null
  /** The code that was typed, where it takes something off here. */
  code: (CodeDiscount & { code: string }) | null
  cashbackH: number
}

export type PaymentChoice = {
  type: 'wallet' | 'pix' | 'credit_card' | null
  cardId: number | null
  installments: number
}

/** A cart with everything that is decided about it, in centavos and hundredths. */
export type CartState = {
  checkout: CheckoutRow
  items: ItemState[]
  parts: PartState[]
  totals: CartTotals
  /** The plan that takes something off. */
  plan: { id: number; name: string } | null
  /** Ways to pay by card what the wallet leaves. */
  instalments: Instalments[]
  payment: PaymentChoice
  /** What card or PIX pays, with the interest of the instalments that were chosen. */
  chargeCents: number
  isDigital: boolean
  /** Null where nothing is brought. */
  address: OrderAddress | null
  /** Whether what is in the cart is reserved, now and in full (CAR-14). */
  reservation: Cart['reservation']
  takesPayments: boolean
  step: CheckoutStep
}

/** What is in somebody's cart, in the order in which it was put in. */
export function itemsOf({ db, station }: ApiContext, participantId: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(cartItems)
    .where(inStation(cartItems, { station }, eq(cartItems.participantId, participantId)))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.activityId), asc(cartItems.productNumber))
}

/**
 * Somebody's cart as it is at this instant, by the same number of queries whatever is in it (CAR-01). `locked`: the row of its
 * checkout, where the caller has it locked.
 */
export async function cartState(
  ctx: ApiContext,
  participantId: number,
  locked?: CheckoutRow,
): Promise<CartState> {
  const rows = await itemsOf(ctx, participantId)
  const checkout = locked ?? (await checkoutOf(ctx, participantId))
  const offers = await offersOf(
    ctx,
    rows.map(({ activityId }) => activityId),
  )
  const taken = await takenOf(ctx, rows)
  const inOrders = { activityIds: [...offers.keys()], except: checkout.orderId }
  const ordered = await orderedOf(ctx, participantId, inOrders)
  const activities = [...offers.values()].map(({ activity }) => activity)
  const states = await orderStates(ctx, participantId, activities)
  const { availableH } = await balanceOf(ctx, participantId)
  const held = rows.length > 0 ? await heldPlan(ctx, participantId) : null
  return compose(ctx, { rows, checkout, offers, taken, ordered, states, availableH, held })
}

type Facts = {
  rows: ItemRow[]
  checkout: CheckoutRow
  offers: ReadonlyMap<number, Offer>
  taken: ReadonlyMap<string, number>
  ordered: ReadonlyMap<string, number>
  states: ReadonlyMap<number, ParticipationState>
  availableH: number
  held: HeldPlan | null
}

function compose(ctx: ApiContext, facts: Facts): CartState {
  const { checkout } = facts
  const { timezone, currency } = ctx.station.config
  const now = ctx.ports.clock.now()
  const items = itemStatesOf(facts)
  const parts = partsOf(items, checkout, dayIn(now, timezone))
  const { held } = facts
  const totals = totalsOf(
    pricedItems(items),
    parts.map(pricedPart),
    { balanceH: facts.availableH, multiplier: currency.multiplier },
    held?.offers.map(discountOf),
  )
  const plan = planOf(parts.map(({ offer }) => offer.body))
  const instalments = instalmentsOf(totals.restCents, plan)
  const isPayable = takesPayments(ctx)
  const payment = paymentOf(checkout, { restCents: totals.restCents, instalments, isPayable })
  const chosen = instalments.find(({ count }) => count === payment.installments)
  const isDigital = parts.every((part) => part.isDigital)
  const isBrought = parts.some(({ location }) => location?.delivery === true)
  const address = isBrought ? checkout.address : null
  const reservation = reservationOf(checkout, items, now)
  return {
    ...{ checkout, items, parts, totals, instalments, payment, isDigital, address, reservation },
    plan: held && totals.planCents > 0 ? { id: held.id, name: held.name } : null,
    chargeCents: totals.restCents === 0 ? 0 : (chosen?.totalCents ?? totals.restCents),
    takesPayments: isPayable,
    step: stepOf({
      isReady:
        items.length > 0 &&
        reservation === 'kept' &&
        !checkout.orderId &&
        items.every(({ problem }) => !problem),
      isDeliveryChosen:
        parts.every((part) => part.isDigital || part.location) && (!isBrought || address !== null),
      isPaymentChosen: payment.type !== null,
    }),
  }
}

const discountOf = ({ discountPercent, discountCapCents }: PlanGives): PlanDiscount => ({
  percent: discountPercent,
  capCents: discountCapCents,
})

function itemStatesOf({ rows, checkout, offers, taken, states, ...before }: Facts): ItemState[] {
  const own = new Map(checkout.reserved.map((one) => [stockKey(one), one.quantity]))
  const products = new Map<number, number>()
  for (const { activityId } of rows) products.set(activityId, (products.get(activityId) ?? 0) + 1)
  return rows.map((row) => {
    const offer = offers.get(row.activityId)
    const product = offer?.body.products.find(({ id }) => id === row.productNumber) ?? null
    const key = stockKey(row)
    const left =
      product?.stock == null ? null : Math.max(0, product.stock - (taken.get(key) ?? 0) + (own.get(key) ?? 0))
    const ordered = before.ordered.get(key) ?? 0
    const max = least(product?.limit == null ? null : Math.max(0, product.limit - ordered), left)
    const state = states.get(row.activityId)
    const facts = { offer, product, left, ordered, state, quantity: row.quantity }
    // What an order that is being paid has taken is missing here for no other reason.
    const problem = checkout.orderId
      ? null
      : problemOf({ ...facts, products: products.get(row.activityId) ?? 0 })
    return { row, offer, product, max, problem }
  })
}

/** Null is without an end. */
const least = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b)

/** What is not on sale any more costs nothing and asks for nothing. */
const isOnSale = (item: ItemState): item is ItemState & { offer: Offer; product: Product } =>
  item.offer?.isOnAir === true && item.product !== null

function partsOf(items: ItemState[], checkout: CheckoutRow, today: string): PartState[] {
  const offers = new Map(items.filter(isOnSale).map(({ offer }) => [offer.activity.id, offer]))
  return [...offers.values()].map((offer) => {
    const { digitalProduct, deliveryLocations, discountCodes } = offer.body
    const isDigital = digitalProduct || deliveryLocations.length === 0
    const chosen = checkout.locations[offer.activity.id]
    const location = isDigital ? null : (deliveryLocations.find(({ id }) => id === chosen) ?? null)
    const code =
      discountCodes.find(({ code, until }) => code === checkout.discountCode && (!until || today <= until)) ??
      null
    const cashbackH = offer.activity.pointsH + offer.activity.additionalCashbackH
    return { offer, isDigital, location, code, cashbackH }
  })
}

const pricedItems = (items: ItemState[]) =>
  items.filter(isOnSale).map(({ row: { activityId, quantity }, product }) => ({
    ...{ activityId, quantity },
    valueCents: product.valueCents,
    discountCents: product.discountCents,
  }))

const pricedPart = ({ offer, location, code, cashbackH }: PartState) => ({
  activityId: offer.activity.id,
  discountDeliveryCents: offer.body.discountDeliveryCents,
  code,
  deliveryCents: location?.priceCents ?? 0,
  isPaymentOnly: offer.body.paymentOption === 'payment_only',
  cashbackH,
})

type Payable = { restCents: number; instalments: Instalments[]; isPayable: boolean }

/** CAR-15: where the wallet covers all, nothing else is asked for. What was chosen and is not possible any more is asked again. */
function paymentOf(checkout: CheckoutRow, { restCents, instalments, isPayable }: Payable): PaymentChoice {
  const { method, cardId, installments } = checkout
  const none = { type: null, cardId: null, installments: 1 }
  if (restCents === 0) return { ...none, type: 'wallet' }
  if (!isPayable) return none
  if (method === 'pix') return { ...none, type: 'pix' }
  const isPossible = instalments.some(({ count }) => count === installments)
  return method === 'credit_card' && cardId !== null && isPossible
    ? { type: 'credit_card', cardId, installments }
    : none
}

function reservationOf(
  { reserved, expiresAt }: CheckoutRow,
  items: ItemState[],
  now: Date,
): Cart['reservation'] {
  if (expiresAt === null) return 'none'
  if (expiresAt <= now) return 'over'
  const kept = new Map(reserved.map((one) => [stockKey(one), one.quantity]))
  const coversAll = items.every(({ row }) => (kept.get(stockKey(row)) ?? 0) >= row.quantity)
  return coversAll ? 'kept' : 'changed'
}
