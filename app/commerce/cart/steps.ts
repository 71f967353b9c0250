import type { Cart, CheckoutStep } from '#contract/commerce/cart/schemas.ts'

const order = ['cart', 'delivery', 'payment', 'review'] as const satisfies readonly CheckoutStep[]

const paths: Record<CheckoutStep, string> = {
  cart: '/homepage/carrinho',
  delivery: '/homepage/carrinho/entrega',
  payment: '/homepage/carrinho/pagamento',
  review: '/homepage/carrinho/revisao',
}
/** Gives the address of a step. Pure. */
export const stepPath = (step: CheckoutStep): string => paths[step]

type Way = Pick<Cart, 'is_digital' | 'step'>

/** Gives the steps this cart goes through: what is not sent has no delivery (CAR-05). Pure. */
export const stepsOf = ({ is_digital }: Way): CheckoutStep[] =>
  order.filter((step) => step !== 'delivery' || !is_digital)

/** Gives the step after this one, the last after the last. Pure. */
export function nextStep(way: Way, step: CheckoutStep): CheckoutStep {
  const steps = stepsOf(way)
  return steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)] ?? 'cart'
}

/** Gives the step before this one: from payment, too, delivery is skipped where nothing is sent (GAP-82). Pure. */
export function stepBefore(way: Way, step: CheckoutStep): CheckoutStep {
  const steps = stepsOf(way)
  return steps[Math.max(steps.indexOf(step) - 1, 0)] ?? 'cart'
}

/** Gives the step that must be done before the wanted one; null where that one is open (GAP-82). Pure. */
export function ledTo(way: Way, wanted: CheckoutStep): CheckoutStep | null {
  if (wanted === 'delivery' && way.is_digital) return way.step === 'cart' ? 'cart' : 'payment'
  return order.indexOf(wanted) <= order.indexOf(way.step) ? null : way.step
}
