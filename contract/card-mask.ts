import cardValidator from 'card-validator'

/**
 * The mask of a card's number by its brand, `#### ###### #####` where the brand groups it so; the plain groups of four
 * while no brand is known.
 */
export function cardMask(typed: string): string {
  const { card } = cardValidator.number(typed.replace(/\D/g, ''))
  const length = card ? Math.max(...card.lengths) : 19
  const gaps = card?.gaps ?? [4, 8, 12]
  return Array.from({ length }, (_, index) => (gaps.includes(index) ? ' #' : '#')).join('')
}

/** The brand of what was typed of a number, as people read it; null while several are possible. */
export function cardBrand(typed: string): string | null {
  const { card } = cardValidator.number(typed.replace(/\D/g, ''))
  return card?.niceType ?? null
}

/** What was typed of a number in the groups of its brand. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const gaps = cardValidator.number(digits).card?.gaps ?? [4, 8, 12]
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}
