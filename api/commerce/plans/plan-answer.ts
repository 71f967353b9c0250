import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { givesOn, type Switches } from '#contract/commerce/plans/gives.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { plans } from './tables.ts'

/**
 * A plan under the specification's names: `amount` and `discount` in reais, benefits numbered from 1; `activities` are for its
 * subscribers only. What its station has not on it does not offer (GAP-120).
 */
export function toPlan(row: typeof plans.$inferSelect, station: Switches, activities: number): Plan {
  return {
    id: row.id,
    external_id: row.externalId,
    name: row.name,
    description: row.description,
    benefits: row.benefits.map((benefit, index) => ({ id: index + 1, benefit })),
    amount: row.priceCents === null ? null : reaisOf(row.priceCents),
    discount: reaisOf(row.discountCents),
    days: row.days,
    image: row.image,
    purchase_text: row.purchaseText,
    is_highlighted: row.highlighted,
    gives: { ...givesOn(row.gives, station), activities },
  }
}

/** Price less discount in centavos, never below 0 (D3§9); a plan to negotiate counts as the dearest. */
export function payableCents(row: Pick<typeof plans.$inferSelect, 'priceCents' | 'discountCents'>): number {
  if (row.priceCents === null) return Number.POSITIVE_INFINITY
  return Math.max(0, row.priceCents - row.discountCents)
}
