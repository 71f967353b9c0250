import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/errors.ts'
import { voucherTexts } from '../texts.ts'

/** What a price takes out of a wallet, in hundredths of points. @throws conflict where the station's rate makes it no amount */
export function amountToPay({ station }: ApiContext, priceCents: number): number {
  const amountH = hundredthsForCents(priceCents, station.config.currency.multiplier)
  if (!Number.isSafeInteger(amountH)) throw new ApiError('conflict', voucherTexts.unpayable)
  return amountH
}
