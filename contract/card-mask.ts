import cardValidator from 'card-validator'
import type { TypedShape } from './typed-shapes.ts'

/** The number on a card, in groups of four or as its brand groups it; with more digits than its brand has it stays as typed (GAP-71). */
export const cardNumberShape: TypedShape = { whole: grouped, begun: grouped }

function grouped(plain: string): string | null {
  const digits = plain.replace(/[\s.-]/g, '')
  const { card } = cardValidator.number(digits)
  const most = card ? Math.max(...card.lengths) : 19
  return /^\d+$/.test(digits) && digits.length <= most ? groupedNumber(digits) : null
}

/** Gives the brand of what was typed of a number, as people read it; null while several are possible. */
export function cardBrand(typed: string): string | null {
  const { card } = cardValidator.number(typed.replace(/\D/g, ''))
  return card?.niceType ?? null
}

/** Writes the typed digits of a number in the groups of its brand. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const gaps = cardValidator.number(digits).card?.gaps ?? [4, 8, 12]
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}
