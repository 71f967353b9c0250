/** Decimals that a multiplication leaves: 100 × 0.29 is 28.999999999999996. */
const tolerance = 1e-7

/**
 * Converts money to points of a wallet, in hundredths: a point is worth `multiplier` reais. Half up, once, and never
 * nothing (GAP-59, GAP-77). Centavos are integers above zero. The one rule for deciding and for showing.
 */
export const hundredthsForCents = (cents: number, multiplier: number): number =>
  Math.max(1, Math.round(cents / multiplier))

/** Converts hundredths of points to whole centavos, half up, as every amount of a wallet is shown (TEN-07). Pure. */
export const centsForHundredths = (hundredths: number, multiplier: number): number =>
  Math.round(hundredths * multiplier + tolerance)

/** Whether the points for an amount are worth that amount to the centavo (GAP-118). Pure. */
export const convertsExactly = (cents: number, multiplier: number): boolean =>
  centsForHundredths(hundredthsForCents(cents, multiplier), multiplier) === cents

/** Gives the most of an amount that converts exactly, in centavos; 0: nothing of it does. Pure. */
export const exactCentsUpTo = (cents: number, multiplier: number): number =>
  cents > 0 && convertsExactly(cents, multiplier)
    ? cents
    : centsForHundredths(Math.floor(cents / multiplier + tolerance), multiplier)
