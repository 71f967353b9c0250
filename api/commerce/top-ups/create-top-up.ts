import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import type { TopUpWay } from '#contract/commerce/top-ups/state.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { placeTopUp, requireAmount } from './place-top-up.ts'
import { topUpTexts } from './texts.ts'
import { waysOf } from './ways-of.ts'

type Input = { points: number; way?: TopUpWay | undefined }

/**
 * Asks for credits worth an amount in reais (WAL-01, WAL-03, GAP-79), once per key: by a transfer that an owner confirms, or by PIX.
 * @throws invalid_input beside `points`, conflict for a way that the station has not, limit_reached, too_many_requests
 */
export async function createTopUp(
  ctx: ApiContext,
  { points, way }: Input,
  key?: string,
): Promise<TopUpDetail> {
  const { multiplier } = ctx.station.config.currency
  const amountCents = requireAmount(points, multiplier)
  const ways = waysOf(ctx)
  const chosen = way ?? ways[0]
  if (!chosen || !ways.includes(chosen)) throw new ApiError('conflict', topUpTexts.noWay)
  const pointsH = hundredthsForCents(amountCents, multiplier)
  return placeTopUp(ctx, { way: chosen, isPurchase: false, amountCents, pointsH }, key)
}
