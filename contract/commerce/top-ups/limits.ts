/** The limits of one request, in centavos, with the words of a refusal letter by letter (GAP-79, WAL-03, D3§8). */
export const walletLimits = {
  transfer: {
    minCents: 150,
    maxCents: 10_000,
    tooLittle: 'Valor mínimo requerido de R$ 1,50',
    tooMuch: 'Valor máximo permitido por tranferencia de R$ 100,00.',
  },
  /** D3§9 has them without a screen that asks for such an amount (GAP-79). */
  delivery: { minCents: 150, maxCents: 50_000 },
} as const
