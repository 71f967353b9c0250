import { earn, lockWallets, takeBack } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import {
  type Charge,
  type Refund,
  readChargeAt,
  refusedSurplus,
  returnSurplus,
  type SettledCharge,
} from '../payments/index.ts'
import { topUpTexts } from './texts.ts'
import { mailTopUp } from './top-up-mail.ts'
import { causeOf, lockTopUp, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

const noteOf = ({ way, isPurchase }: TopUpRow) =>
  isPurchase ? topUpTexts.notes.purchase : topUpTexts.notes[way]

/** Of the movement that credits it: another one after a confirmation was taken back. Pure. */
const creditKeyOf = ({ id, undoneTimes }: TopUpRow) =>
  undoneTimes === 0 ? `top-up:${id}` : `top-up:${id}:again:${undoneTimes}`

/**
 * The money of a request is there: its points go to the wallet, once, and its person is told. Under the locks of person and request, which
 * waited.
 */
export async function creditTopUp(
  ctx: ApiContext,
  topUp: TopUpRow,
  by: Pick<TopUpRow, 'decidedBy' | 'decidedByName'> | null = null,
): Promise<TopUpRow> {
  const { id, participantId, pointsH, undoneTimes } = topUp
  await earn(ctx, {
    participantId,
    key: creditKeyOf(topUp),
    cause: causeOf(topUp),
    referenceId: id,
    note: noteOf(topUp),
    amountH: pointsH,
  })
  const paid = await writeTopUp(ctx, topUp, { ...by, state: 'paid', settledAt: ctx.ports.clock.now() })
  await mailTopUp(ctx, { topUpId: id, mail: 'confirmed', ...(undoneTimes > 0 && { number: undoneTimes }) })
  return paid
}

/**
 * What becomes of a request for credits when its PIX was settled; the same news again find nothing to do. What comes after its end, or a
 * second time, goes back as it does of orders (GAP-65).
 */
export async function hearCharge(ctx: ApiContext, { charge, isGivenUp }: SettledCharge): Promise<void> {
  if (charge.purpose !== 'top_up') return
  const topUp = await lockTopUp(ctx, charge.referenceId)
  const now = topUp.state === 'waiting' ? await decide(ctx, topUp, charge, isGivenUp) : topUp
  if (now.state === 'waiting') return
  const isKept = now.state === 'paid' || now.state === 'refunded'
  const cents = await returnSurplus(ctx, charge, { isKept })
  if (cents > 0)
    await writeTopUp(ctx, now, { notice: isKept ? topUpTexts.twice(cents) : topUpTexts.late(cents) })
}

function decide(
  ctx: ApiContext,
  topUp: TopUpRow,
  { state, reason, expiresAt }: Charge,
  isGivenUp: boolean,
): TopUpRow | Promise<TopUpRow> {
  const settledAt = ctx.ports.clock.now()
  switch (state) {
    case 'paid':
      return creditTopUp(ctx, topUp)
    case 'refused':
      return writeTopUp(ctx, topUp, { state: 'cancelled', reason, settledAt })
    case 'expired':
      return isGivenUp
        ? writeTopUp(ctx, topUp, { state: 'cancelled', reason: topUpTexts.givenUp, settledAt })
        : writeTopUp(ctx, topUp, { state: 'expired', settledAt })
    case 'pending':
      return writeTopUp(ctx, topUp, { expiresAt })
    case 'asked':
      return topUp
  }
}

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
