import { useOptionalMember } from '../../../session/use-member.ts'
import { useStation } from '../../../station/use-station.ts'
import { priceInPoints } from '../../../ui/amount.tsx'
import type { Currency } from '../../../ui/format.ts'

/** A price beside the balance of a wallet, in decimal points, as the API will count it (GAP-77). */
export type Cover = { pricePoints: number; balance: number; missing: number }

/** Compares a price with a wallet. Pure. `points` is the wallet's balance, decimal. */
export function coverOf(priceCents: number, points: number, currency: Currency): Cover {
  const pricePoints = priceInPoints(priceCents, currency)
  return { pricePoints, balance: points, missing: difference(pricePoints, points) }
}

/** Gives the difference of two amounts of points, never below zero. In whole hundredths: decimals would not add up. */
export const difference = (from: number, less: number): number =>
  Math.max(0, Math.round(from * 100) - Math.round(less * 100)) / 100

/** Compares a price with the member's wallet; in a preview, where nobody is logged in, the wallet covers all. */
export function useCover(priceCents: number): Cover {
  const member = useOptionalMember()
  const { currency } = useStation()
  return coverOf(priceCents, member ? member.points : priceInPoints(priceCents, currency), currency)
}
