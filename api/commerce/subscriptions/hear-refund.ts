import type { ApiContext } from '../../platform/context.ts'
import { type Charge, type Refund, readChargeAt, refusedSurplus } from '../payments/index.ts'
import { endSubscription } from './end-subscription.ts'
import { usedUntil } from './paid.ts'
import { tellByMail } from './subscription-mail.ts'
import { billInStation, lockSubscription, writeBill } from './subscription-rows.ts'

/**
 * What became of money that goes back. What a bank took back of the period that runs ends the plan; a surplus that the gateway refused
 * to return is offered again later (GAP-65).
 */
export async function hearRefund(
  ctx: ApiContext,
  { charge, refund }: { charge: Charge; refund: Refund },
): Promise<void> {
  if (charge.purpose !== 'subscription') return
  if (refund.kind === 'surplus') {
    if (refund.state === 'refused')
      await readChargeAt(ctx, charge.id, (await refusedSurplus(ctx, charge.id)).dueAt)
    return
  }
  const bill = await billInStation(ctx, charge.referenceId)
  const row = bill && (await lockSubscription(ctx, bill.subscriptionId))
  const isWhole = charge.refundedCents >= charge.paidCents
  if (!row || bill.chargeId !== charge.id || !isWhole || row.state === 'ended') return
  await writeBill(ctx, bill.id, { reason: refund.reason })
  // What an upgrade counted is money of its period, too.
  if ((await usedUntil(ctx, bill)) <= ctx.ports.clock.now()) return
  await endSubscription(ctx, row)
  await tellByMail(ctx, row.id, { mail: 'ended', billId: bill.id })
}
