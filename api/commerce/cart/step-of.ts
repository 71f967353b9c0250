import type { CheckoutStep } from '#contract/commerce/cart/schemas.ts'

type Done = { isReady: boolean; isDeliveryChosen: boolean; isPaymentChosen: boolean }

/** The furthest step that may be opened (GAP-82). Pure. */
export function stepOf({ isReady, isDeliveryChosen, isPaymentChosen }: Done): CheckoutStep {
  if (!isReady) return 'cart'
  if (!isDeliveryChosen) return 'delivery'
  return isPaymentChosen ? 'review' : 'payment'
}
