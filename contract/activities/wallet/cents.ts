/**
 * Converts money of the wire, decimal reais, to the integer centavos in which everything counts until it is printed.
 * Half up. Pure.
 */
export const centsOf = (reais: number): number => Math.round(reais * 100)

/** Centavos as the wire says them: decimal reais. Pure. */
export const reaisOf = (cents: number): number => cents / 100
