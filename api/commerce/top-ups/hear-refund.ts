import { lockWallets, takeBack } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type Charge, type Refund, readChargeAt, refusedSurplus } from '../payments/index.ts'
import { causeOf } from './cause-of.ts'
import { topUpTexts } from './texts.ts'
import { mailTopUp } from './top-up-mail.ts'
import { lockTopUp, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

type Heard = { charge: Charge; refund: Refund }

/** What becomes of a request for credits when something of its PIX went back, or the gateway refused to give it back. */
export async function hearRefund(ctx: ApiContext, { charge, refund }: Heard): Promise<void> {
  if (charge.purpose !== 'top_up') return
  const topUp = await lockTopUp(ctx, charge.referenceId)
  const told = refund.kind === 'surplus' ? await hearSurplus(ctx, topUp, { charge, refund }) : topUp
  if (refund.state === 'done') await takeCredits(ctx, told, charge)
}

/** GAP-65: who paid too late, or twice, is told when it is back. What was refused is offered again by itself. */
async function hearSurplus(ctx: ApiContext, topUp: TopUpRow, { charge, refund }: Heard): Promise<TopUpRow> {
  const { id: number, state, amountCents } = refund
  const isLate = topUp.state === 'cancelled' || topUp.state === 'expired'
  if (state === 'refused') {
    await readChargeAt(ctx, charge.id, (await refusedSurplus(ctx, charge.id)).dueAt)
    return writeTopUp(ctx, topUp, {
      notice: isLate ? topUpTexts.lateStays(amountCents) : topUpTexts.stays(amountCents),
    })
  }
  await mailTopUp(ctx, { topUpId: topUp.id, mail: 'surplus', amountCents, number })
  return writeTopUp(ctx, topUp, {
    notice: isLate ? topUpTexts.lateWentBack(amountCents) : topUpTexts.wentBack(amountCents),
  })
}

/**
 * Credits leave the wallet in the proportion in which the station does not have their money any more: it was given back at the gateway, or
 * the payer's bank took it. What was paid twice and is there once is there.
 */
async function takeCredits(ctx: ApiContext, topUp: TopUpRow, charge: Charge): Promise<void> {
  if (topUp.state !== 'paid') return
  const { id, participantId, amountCents, pointsH, takenBackH } = topUp
  const goneCents = Math.max(0, amountCents - (charge.paidCents - charge.refundedCents))
  const dueH = Math.min(pointsH, Math.round((pointsH * goneCents) / amountCents))
  if (dueH <= takenBackH) return
  await lockWallets(ctx, [participantId])
  const { missingH } = await takeBack(ctx, {
    participantId,
    key: `top-up:${id}:back:${dueH}`,
    cause: causeOf(topUp),
    referenceId: id,
    note: topUpTexts.notes.back,
    amountH: dueH - takenBackH,
    isPaid: true,
  })
  await writeTopUp(ctx, topUp, {
    takenBackH: dueH,
    state: goneCents >= amountCents ? 'refunded' : 'paid',
    notice: missingH > 0 ? topUpTexts.owed(goneCents) : topUpTexts.takenBack(goneCents),
  })
}
