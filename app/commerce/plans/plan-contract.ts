import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { planPrice } from './plan-price.ts'
import { texts } from './texts.ts'

const words = texts.contract

/**
 * What somebody agrees to with a plan, by its data: by agreement with the team, free, or paid and renewed until they leave. Every page
 * that shows a plan says it in these words, and nothing else does. Pure.
 */
export function planContract(plan: Pick<Plan, 'amount' | 'discount' | 'days'>): string {
  const price = planPrice(plan)
  if (price.kind === 'negotiate') return words.negotiate
  return price.priceCents === 0 ? words.free : words.renews(words.every[plan.days] ?? words.every[365] ?? '')
}
