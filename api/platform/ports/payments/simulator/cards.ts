import cardValidator from 'card-validator'

/** What happens to a card: by its number, as in the gateway's own test mode where it has one. */
export const cardBehaviours = {
  '4000000000000028': 'refused',
  '4000000000000036': 'later',
  '4000000000000044': 'refused_later',
  '4000000000000051': 'no_funds',
  '4000000000000077': 'in_doubt',
  '4000000000000093': 'slow',
} as const
export type CardBehaviour = (typeof cardBehaviours)[keyof typeof cardBehaviours] | 'approved'

const behaviours: ReadonlyMap<string, CardBehaviour> = new Map(Object.entries(cardBehaviours))

/** Of a card what the simulator keeps: never its number, nor its code. */
export type KnownCard = {
  brand: string
  last_four_digits: string
  exp_month: number
  exp_year: number
  behaviour: CardBehaviour
}

/** A token is kept by its digest, lives a minute (`expiresAt` is ISO 8601) and is for one order or card. */
export type KnownToken = KnownCard & { expiresAt: string; usedBy: string | null }

/** What is known of a number that is one; null for others. Pure. */
export function knownCard(number: string, month: number, year: number): KnownCard | null {
  const { isValid, card } = cardValidator.number(number)
  if (!isValid || !(month >= 1 && month <= 12)) return null
  return {
    brand: card?.niceType ?? '',
    last_four_digits: number.slice(-4),
    exp_month: month,
    exp_year: year < 100 ? 2_000 + year : year,
    behaviour: behaviours.get(number) ?? 'approved',
  }
}
