import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { lockParticipant } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { endCharge, latestCharge } from '../payments/index.ts'
import { topUpTexts } from './texts.ts'
import { topUpDetail } from './top-up-answer.ts'
import { lockTopUp, ownTopUp, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

/**
 * Gives up a request that waits. Of a PIX the gateway is told first, so that what ends here cannot be paid there; what was paid meanwhile
 * is paid (GAP-64). Twice is once. @throws conflict while nobody knows what was charged, or when it is over
 */
export async function cancelTopUp(ctx: ApiContext, id: number): Promise<TopUpDetail> {
  const topUp = await ownTopUp(ctx, id)
  if (topUp.state === 'waiting') await end(ctx, topUp)
  else if (topUp.state !== 'cancelled') throw new ApiError('conflict', topUpTexts.notWaiting)
  return topUpDetail(ctx, await ownTopUp(ctx, id))
}

const end = (ctx: ApiContext, topUp: TopUpRow) =>
  topUp.way === 'pix' ? endPix(ctx, topUp) : endTransfer(ctx, topUp)

function endTransfer(outer: ApiContext, { id, participantId }: TopUpRow): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, participantId)
    const topUp = await lockTopUp(ctx, id)
    if (topUp.state === 'cancelled') return
    if (topUp.state !== 'waiting') throw new ApiError('conflict', topUpTexts.notWaiting)
    await writeTopUp(ctx, topUp, { state: 'cancelled', settledAt: ctx.ports.clock.now() })
  })
}

async function endPix(ctx: ApiContext, { id }: TopUpRow): Promise<void> {
  const charge = await latestCharge(ctx, 'top_up', id)
  if (charge?.state !== 'pending' || !charge.gatewayId) throw new ApiError('conflict', topUpTexts.inDoubt)
  await endCharge(ctx, charge, charge.gatewayId, { isGivenUp: true }).catch((error) => {
    throw error instanceof PaymentInDoubt ? new ApiError('conflict', topUpTexts.inDoubt) : error
  })
}
