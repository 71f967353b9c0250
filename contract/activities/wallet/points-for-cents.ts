/**
 * What an amount of money costs in points of a wallet, in hundredths: a point is worth `multiplier` reais. Half up, once,
 * and never nothing (GAP-59, GAP-77). Centavos are integers above zero. One rule for who decides and who shows.
 */
export const hundredthsForCents = (cents: number, multiplier: number): number =>
  Math.max(1, Math.round(cents / multiplier))
