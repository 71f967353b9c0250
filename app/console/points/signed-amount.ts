import type { HandledPoints } from '#contract/console/points/schemas.ts'
import { type Currency, formatPoints } from '../../ui/format.ts'

/** What goes into a wallet, or out of it, as members read it: '+ 10,50 estrelas'. Pure. */
export const signedAmount = (
  { direction, amountH }: Pick<HandledPoints, 'direction' | 'amountH'>,
  currency: Currency,
): string => `${direction === 'credit' ? '+' : '−'} ${formatPoints(amountH / 100, currency)}`
