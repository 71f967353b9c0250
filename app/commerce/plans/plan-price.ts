import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { formatBRL } from '../../ui/format.ts'
import { texts } from './texts.ts'

export type PlanPrice =
  | { kind: 'negotiate' }
  | {
      kind: 'amount'
      priceCents: number
      fullPriceCents: number | null
      per: string
      discount: string | null
    }

/**
 * Gives the price of a plan in centavos, amount minus discount, never below 0 (D3§9); by month, semester or, for all
 * other durations, year (PLN-09, GAP-73: the public display falls to year).
 */
export function planPrice(plan: Pick<Plan, 'amount' | 'discount' | 'days'>): PlanPrice {
  if (plan.amount === null) return { kind: 'negotiate' }
  const full = centsOf(plan.amount)
  const priceCents = Math.max(0, full - centsOf(plan.discount))
  return {
    kind: 'amount',
    priceCents,
    fullPriceCents: priceCents < full ? full : null,
    per: texts.card.per[plan.days] ?? texts.card.per[365] ?? '',
    discount: priceCents < full ? texts.card.discount(formatBRL(full - priceCents)) : null,
  }
}

/** Benefits a card lists; 'E muito mais!' follows when there are more than six (literal, GAP-72). */
const listed = 5
const tooMany = 6

/** Lists all benefits of a plan; the enterprise pitch when a plan to negotiate has none of its own (PUB-24). */
export function allBenefits(plan: Pick<Plan, 'amount' | 'benefits'>): readonly string[] {
  if (plan.benefits.length === 0 && plan.amount === null) return texts.card.enterpriseBenefits
  return plan.benefits.map(({ benefit }) => benefit)
}

/** Lists the benefits of a card: those that the platform gives, then those in words, which count together (PLN-01). */
export function planBenefits(
  plan: Pick<Plan, 'amount' | 'benefits'>,
  given: readonly string[] = [],
): { given: string[]; list: string[]; hasMore: boolean } {
  const all = allBenefits(plan)
  const shown = given.slice(0, listed)
  if (plan.benefits.length === 0) return { given: shown, list: [...all], hasMore: given.length > tooMany }
  return {
    given: shown,
    list: all.slice(0, listed - shown.length),
    hasMore: given.length + all.length > tooMany,
  }
}

/**
 * Says what a subscriber agrees to, by the plan's data: by agreement with the team, free, or paid and renewed until
 * they leave. The one wording of all pages that show a plan. Pure.
 */
export function planContract(plan: Pick<Plan, 'amount' | 'discount' | 'days'>): string {
  const { contract } = texts
  const price = planPrice(plan)
  if (price.kind === 'negotiate') return contract.negotiate
  return price.priceCents === 0
    ? contract.free
    : contract.renews(contract.every[plan.days] ?? contract.every[365] ?? '')
}
