import { centsForHundredths, convertsExactly, exactCentsUpTo } from './points-for-cents.ts'

type Limits = { minCents: number; maxCents: number }

const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (cents: number): string => format.format(cents / 100).replace(/\u00a0/g, ' ')

/** Gives the amounts nearest to one that convert exactly, the lower first, of those between the limits; in centavos. Pure. */
export function nearestExact(cents: number, multiplier: number, { minCents, maxCents }: Limits): number[] {
  const above = centsForHundredths(Math.floor(cents / multiplier) + 1, multiplier)
  return [exactCentsUpTo(cents, multiplier), above].filter((one) => one >= minCents && one <= maxCents)
}

/** Explains that a wallet has no points of exactly the worth of an amount (GAP-118); null: it has. Pure. */
export function inexactProblem(cents: number, multiplier: number, limits: Limits): string | null {
  if (convertsExactly(cents, multiplier)) return null
  const near = nearestExact(cents, multiplier, limits).map(reais)
  return near.length === 0 ? exactTexts.none : exactTexts.nearest(near.join(' ou '))
}

/** Whether anything between the limits converts exactly. Pure. */
export const hasExactAmount = (multiplier: number, { minCents, maxCents }: Limits): boolean =>
  exactCentsUpTo(maxCents, multiplier) >= minCents

/** Gives the step from one amount to the next where it is whole centavos, more than one; else null: most amounts convert. Pure. */
export const stepCentsOf = (multiplier: number): number | null =>
  Number.isInteger(multiplier) && multiplier > 1 ? multiplier : null

const exactTexts = {
  nearest: (amounts: string) => `Este valor não se converte sem sobra de centavos. Use ${amounts}.`,
  none: 'Nenhum valor entre os limites se converte sem sobra de centavos. Fale com a gestão.',
} as const
