/** The limits of a donation, literal (VAL-11). In centavos. */
export const donationLimits = {
  minCents: 50,
  maxCents: 1_000_000,
  tooLittle: 'Valor mínimo requerido de R$ 0,50',
  tooMuch: 'Valor máximo permitido de R$ 10.000,00.',
} as const
