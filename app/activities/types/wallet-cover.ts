import { useOptionalMember } from '../../session/use-member.ts'
import { useStation } from '../../station/use-station.ts'

/** What a wallet is to a price: both in centavos, at the station's multiplier (GAP-77). */
export type Cover = { balanceCents: number; missingCents: number }

/** Pure. `points` decimal. */
export function coverOf(priceCents: number, points: number, multiplier: number): Cover {
  const balanceCents = Math.round(Math.round(points * 100) * multiplier)
  return { balanceCents, missingCents: Math.max(0, priceCents - balanceCents) }
}

/** Of the person whose page it is; where nobody is, in a preview, nothing is missing. */
export function useCover(priceCents: number): Cover {
  const member = useOptionalMember()
  const { multiplier } = useStation().currency
  return member
    ? coverOf(priceCents, member.points, multiplier)
    : { balanceCents: priceCents, missingCents: 0 }
}
