import type { StationConfig } from '#contract/stations/registry/configuration.ts'

/** Decimal points as mails say them: `1.250,00 milhas`, or with the name in front (TEN-07). Pure. */
export function formatReward(
  points: number,
  { name, multiplier, position }: StationConfig['currency'],
): string {
  const figure = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(points * multiplier)
  return position === 'before_currency' ? `${name} ${figure}` : `${figure} ${name}`
}
