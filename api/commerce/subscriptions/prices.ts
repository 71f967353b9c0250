import type { BillRow, Terms } from './types.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What of a paid period has not passed yet, in centavos, by whole days: the same from one hour to the next, so that what a page shows
 * is what is charged (GAP-74). Half-up. Pure.
 */
export function unusedCents(
  { priceCents, days, periodStart }: Pick<BillRow, 'priceCents' | 'days' | 'periodStart'>,
  now: Date,
): number {
  const passed = Math.floor((now.getTime() - periodStart.getTime()) / dayMs)
  const left = Math.min(days, Math.max(0, days - passed))
  return Math.round((priceCents * left) / days)
}

/** 'Fazer upgrade' where the other costs at least as much (PLN-02). Pure. */
export const isUpgrade = (from: Pick<Terms, 'priceCents'>, to: Pick<Terms, 'priceCents'>): boolean =>
  to.priceCents >= from.priceCents
