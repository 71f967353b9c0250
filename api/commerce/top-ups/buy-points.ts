import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { centsForHundredths } from '#contract/activities/wallet/points-for-cents.ts'
import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { placeTopUp, requireAmount } from './place-top-up.ts'
import { topUpTexts } from './texts.ts'
import { waysOf } from './ways-of.ts'

/**
 * Buys points of the station by PIX (WAL-05, STN-U15), once per key, at what a point is worth, for an amount between the limits of GAP-79.
 * @throws not_found where points are not sold; else as `createTopUp`
 */
export async function buyPoints(
  ctx: ApiContext,
  { points }: { points: number },
  key?: string,
): Promise<TopUpDetail> {
  const { behaviour, currency } = ctx.station.config
  if (!behaviour.buyPoints || !waysOf(ctx).includes('pix'))
    throw new ApiError('not_found', topUpTexts.noPurchase)
  const pointsH = Math.round(points * 100)
  if (!Number.isSafeInteger(pointsH) || Math.abs(points * 100 - pointsH) > 1e-6)
    throw ApiError.fields({ points: fieldTexts.number })
  const { multiplier } = currency
  const amountCents = requireAmount(reaisOf(centsForHundredths(pointsH, multiplier)), multiplier)
  return placeTopUp(ctx, { way: 'pix', isPurchase: true, amountCents, pointsH }, key)
}
