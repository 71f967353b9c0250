import type { PlanArea } from '#contract/commerce/plans/areas.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { type Currency, formatBRL, formatPoints } from '../../ui/format.ts'
import { texts } from './texts.ts'

const words = texts.gives

/** What the platform itself gives with a plan, in words, each a benefit; none of a plan of words alone. Pure. */
export function givenBenefits(gives: Plan['gives'], currency: Currency): string[] {
  const { discountPercent: percent, discountCapCents: cap, monthlyPoints, areas, activities } = gives
  const discount = percent > 0 ? [words.discount(percent, cap === null ? null : formatBRL(cap))] : []
  const points = monthlyPoints > 0 ? [words.points(formatPoints(monthlyPoints, currency))] : []
  const open = (Object.keys(words.areas) as PlanArea[]).filter((area) => areas[area])
  const only = activities > 0 ? [words.activities(activities)] : []
  return [...discount, ...points, ...open.map((area) => words.areas[area]), ...only]
}
