import { type CheckoutStep, checkoutSteps } from '#contract/commerce/cart/schemas.ts'
import { ApiError } from '../../platform/errors.ts'
import type { CartState } from './cart-state.ts'
import { cartTexts } from './texts.ts'

/**
 * Refuses what belongs to a step that may not be opened yet, with the one that may in `details.step`.
 * @throws conflict, also where the cart changed while its time runs; gone when that time is over (CAR-14); sold_out where
 * nothing is left
 */
export function requireStep(state: CartState, wanted: CheckoutStep): void {
  if (checkoutSteps.indexOf(state.step) >= checkoutSteps.indexOf(wanted)) return
  const details = { step: state.step }
  if (state.step === 'delivery') throw new ApiError('conflict', cartTexts.deliveryFirst, { details })
  if (state.step === 'payment') throw new ApiError('conflict', cartTexts.paymentFirst, { details })
  requireOrderableCart(state)
  if (state.reservation === 'over') throw new ApiError('gone', cartTexts.timeOver, { details })
  const isChanged = state.reservation === 'changed'
  throw new ApiError('conflict', isChanged ? cartTexts.changed : cartTexts.cartFirst, { details })
}

/** Refuses an empty cart, one that waits for an order, and one with a line that cannot be ordered. @throws conflict, sold_out */
export function requireOrderableCart({ lines, checkout }: Pick<CartState, 'lines' | 'checkout'>): void {
  const details = { step: 'cart' }
  if (checkout.orderId)
    throw new ApiError('conflict', cartTexts.beingPaid, {
      details: { ...details, order_id: checkout.orderId },
    })
  if (lines.length === 0) throw new ApiError('conflict', cartTexts.empty, { details })
  const problem = lines.find((line) => line.problem)?.problem
  if (problem)
    throw new ApiError(problem.kind === 'sold_out' ? 'sold_out' : 'conflict', problem.message, { details })
  requireFewTickets(lines)
}

/** Each is a voucher of its own, written when the order is paid (SEC-103). */
const mostTickets = 500

function requireFewTickets(lines: CartState['lines']): void {
  const tickets = lines.reduce(
    (sum, { item, product }) => sum + (product?.presentialCourseId ? item.quantity : 0),
    0,
  )
  if (tickets > mostTickets)
    throw new ApiError('conflict', cartTexts.tooManyTickets(mostTickets), { details: { step: 'cart' } })
}
