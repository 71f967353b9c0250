import type { ApiContext } from '../../platform/context.ts'

/** What a cart allows: the most instalments, and the interest per month in hundredths of a per cent from the second on. */
type InstalmentPlan = { most: number; monthlyInterestBp: number }
export type Instalments = { count: number; eachCents: number; totalCents: number }
type Terms = { allowInstallments: boolean; maxInstallments: number; monthlyInterestBp: number }

/** No instalment is smaller than R$ 5,00. */
const leastCents = 5_00

/** GAP-75: all activities must allow instalments, the smallest number of them holds, and the highest interest. Pure. */
export function planOf(terms: readonly Terms[]): InstalmentPlan {
  if (terms.length === 0 || !terms.every(({ allowInstallments }) => allowInstallments))
    return { most: 1, monthlyInterestBp: 0 }
  return {
    most: Math.min(...terms.map(({ maxInstallments }) => maxInstallments)),
    monthlyInterestBp: Math.max(...terms.map(({ monthlyInterestBp }) => monthlyInterestBp)),
  }
}

/**
 * Ways to pay an amount of centavos by card (CAR-08). Without interest they sum to the amount; with it, each is the same by the
 * Price table, rounded half up. Pure.
 */
export function instalmentsOf(cents: number, { most, monthlyInterestBp }: InstalmentPlan): Instalments[] {
  if (cents <= 0) return []
  const counts = Array.from({ length: most }, (_, at) => at + 1)
  return counts
    .map((count) => inParts(cents, count, monthlyInterestBp / 10_000))
    .filter(({ count, eachCents }) => count === 1 || eachCents >= leastCents)
}

function inParts(cents: number, count: number, interest: number): Instalments {
  if (count === 1 || interest === 0) return { count, eachCents: Math.round(cents / count), totalCents: cents }
  const eachCents = Math.round((cents * interest) / (1 - (1 + interest) ** -count))
  return { count, eachCents, totalCents: eachCents * count }
}

/** Whether this installation can take PIX and cards. */
export const takesPayments = ({ ports }: Pick<ApiContext, 'ports'>): boolean => ports.payments !== null
