import { eq } from 'drizzle-orm'
import type { Product } from '#contract/activity-types/products.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { type Amount, giveBackStock, noteOrdered, type Offer, stockKey } from '../catalog/index.ts'
import { reviewDigestOf } from './cart-answer.ts'
import { type CartState, cartState, itemsOf } from './cart-state.ts'
import { releaseBeyond } from './change-cart.ts'
import { changeCheckout, lockCheckout } from './checkout-row.ts'
import { requireStep } from './checkout-steps.ts'
import { cartItems } from './tables.ts'

/** A cart that may be ordered as it stands: every item on sale and reserved, delivery and payment chosen. */
export type Checkout = Pick<
  CartState,
  'parts' | 'totals' | 'payment' | 'chargeCents' | 'address' | 'checkout' | 'plan'
> & {
  items: (Amount & { activityId: number; product: Product; offer: Offer })[]
  /** What `review` of the cart's answer is now. */
  review: string
}

/**
 * Everything an order is made of, in centavos and hundredths, under the locks of the person and of their checkout (CAR-22).
 * Inside a transaction. @throws conflict, gone, sold_out with the step to go back to in `details.step`
 */
export async function readCheckout(ctx: ApiContext, participantId: number): Promise<Checkout> {
  const row = await lockCheckout(ctx, participantId)
  const state = await cartState(ctx, participantId, row)
  requireStep(state, 'review')
  const items = state.items.flatMap(({ row, product, offer }) => {
    const { activityId, productNumber, quantity } = row
    return product && offer ? [{ activityId, productNumber, quantity, product, offer }] : []
  })
  const { parts, totals, payment, chargeCents, address, checkout, plan } = state
  const review = reviewDigestOf(state)
  return { parts, totals, payment, chargeCents, address, checkout, plan, items, review }
}

/**
 * What was reserved is the order's from now on, which is made of what is in the cart; what was reserved beyond that goes back.
 * Inside the transaction of `readCheckout`.
 */
export async function handOver(ctx: ApiContext, participantId: number, orderId: number): Promise<void> {
  const { reserved } = await lockCheckout(ctx, participantId)
  const ordered = await itemsOf(ctx, participantId)
  const items = new Map(ordered.map((item) => [stockKey(item), item.quantity]))
  const beyond = reserved.map((one) => ({ ...one, quantity: one.quantity - (items.get(stockKey(one)) ?? 0) }))
  await giveBackStock(ctx, beyond, { cause: 'released', orderId })
  await noteOrdered(ctx, ordered, orderId)
  await changeCheckout(ctx, participantId, { reserved: [], orderId })
}

/**
 * What an order that comes to nothing had taken is reserved again while the time of its checkout runs, so that another way to pay may
 * be tried (CAR-18); afterwards, and what is not in the cart any more, it is free. Twice is twice: the order says once that it comes to nothing. Inside a transaction, before any
 * ledger account is locked.
 */
export async function giveBackToCheckout(
  ctx: ApiContext,
  participantId: number,
  { orderId, items }: { orderId: number; items: readonly Amount[] },
): Promise<void> {
  const checkout = await lockCheckout(ctx, participantId, { ofClosed: true })
  const isOwn = checkout.orderId === orderId
  const isRunning = checkout.expiresAt !== null && checkout.expiresAt > ctx.ports.clock.now()
  if (isOwn && isRunning) {
    const reserved = items.map(({ activityId, productNumber, quantity }) => ({
      ...{ activityId, productNumber, quantity },
    }))
    await changeCheckout(ctx, participantId, { reserved, orderId: null })
    return releaseBeyond(ctx, participantId, { reserved })
  }
  await giveBackStock(ctx, items, { cause: 'released', orderId })
  if (isOwn) await changeCheckout(ctx, participantId, { orderId: null, expiresAt: null })
}

/** What was ordered and paid leaves the cart, and what was chosen for it is forgotten, but for the address. Inside a transaction. */
export async function emptyOrdered(
  ctx: ApiContext,
  participantId: number,
  { orderId, items }: { orderId: number; items: readonly Amount[] },
): Promise<void> {
  const { orderId: current } = await lockCheckout(ctx, participantId, { ofClosed: true })
  const ordered = new Map(items.map((item) => [stockKey(item), item.quantity]))
  const left = (await itemsOf(ctx, participantId)).map((item) => ({
    ...item,
    quantity: item.quantity - (ordered.get(stockKey(item)) ?? 0),
  }))
  const ofParticipant = inStation(cartItems, ctx, eq(cartItems.participantId, participantId))
  await ctx.db.delete(cartItems).where(ofParticipant)
  const rest = left.filter(({ quantity }) => quantity > 0)
  if (rest.length > 0) await ctx.db.insert(cartItems).values(rest)
  if (current === orderId) await changeCheckout(ctx, participantId, chosenNothing)
}

const chosenNothing = {
  orderId: null,
  expiresAt: null,
  locations: {},
  method: null,
  cardId: null,
  installments: 1,
  discountCode: null,
}
