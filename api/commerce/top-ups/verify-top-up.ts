import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { latestCharge, readChargeNow } from '../payments/index.ts'
import { topUpDetail } from './top-up-answer.ts'
import { ownTopUp } from './top-up-rows.ts'

/**
 * Whether the PIX of a request is paid, read back from the gateway now, at most every three seconds. Where the gateway does not answer it
 * is what it was. @throws not_found, too_many_requests
 */
export async function verifyTopUp(ctx: ApiContext, id: number): Promise<TopUpDetail> {
  const { state, way } = await ownTopUp(ctx, id)
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: 'top-up-verification', key, points: 120, durationSeconds: 60 })
  const isOpen = state === 'waiting' && way === 'pix'
  const charge = isOpen ? await latestCharge(ctx, 'top_up', id) : undefined
  if (charge) await readChargeNow(ctx, charge)
  return topUpDetail(ctx, await ownTopUp(ctx, id))
}
