import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/errors.ts'
import { voucherTexts } from '../texts.ts'

/** What a wallet pays and gets back at once, in hundredths of points; what was not shown is left out. */
export type ShownPoints = { paidH?: number | undefined; cashbackH?: number | undefined }

const hundredths = (points: number | undefined) =>
  points === undefined ? undefined : Math.round(points * 100)

/** Decimal points of a request. */
export const readShownPoints = (sent: { paid?: number | undefined; cashback?: number | undefined }) => ({
  paidH: hundredths(sent.paid),
  cashbackH: hundredths(sent.cashback),
})

/**
 * Nobody pays other points than they agreed to, nor gets others back: the price in money may be the same, and the
 * multiplier of the currency another. @throws conflict
 */
export function requireAsShown(shown: ShownPoints, { paidH, cashbackH }: Required<ShownPoints>): void {
  const isAsShown = (shown.paidH ?? paidH) === paidH && (shown.cashbackH ?? cashbackH) === cashbackH
  if (!isAsShown) throw new ApiError('conflict', voucherTexts.priceChanged)
}

/** What a price takes out of a wallet, in hundredths of points. @throws conflict where the station's rate makes it no amount */
export function amountToPay({ station }: ApiContext, priceCents: number): number {
  const amountH = hundredthsForCents(priceCents, station.config.currency.multiplier)
  if (!Number.isSafeInteger(amountH)) throw new ApiError('conflict', voucherTexts.unpayable)
  return amountH
}
