import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { lockParticipant } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { giveUpOrPutAside, latestCharge } from '../payments/index.ts'
import { topUpDetail } from './list-top-ups.ts'
import { topUpTexts } from './texts.ts'
import { lockTopUp, ownTopUp, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

/**
 * Gives up a request that waits. Of a PIX the gateway is told first, so that what ends here cannot be paid there; what was paid meanwhile
 * is paid (GAP-64). Where nobody knows what was charged it ends all the same, and what comes in goes back (GAP-121). Twice is once.
 * @throws conflict when it is over
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
  if (!charge) throw new Error('A PIX without a charge')
  await giveUpOrPutAside(ctx, charge, async (inner) => {
    const topUp = await lockTopUp(inner, id)
    if (topUp.state !== 'waiting') return
    const settledAt = inner.ports.clock.now()
    await writeTopUp(inner, topUp, { state: 'cancelled', reason: topUpTexts.putAside, settledAt })
  })
}
