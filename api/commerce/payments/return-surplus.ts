import type { ApiContext } from '../../platform/context.ts'
import { readChargeAt } from './charge-rows.ts'
import { openRefund, refundsOf, refusedSurplus } from './open-refund.ts'
import { paymentTexts } from './texts.ts'
import type { Charge } from './types.ts'

/**
 * Gives back what came in beyond what is kept of a charge: the second payment of what was paid already, or all of it where nothing is
 * kept, for it came too late (GAP-65). A refund that the gateway refused is offered again later, by the job that reads the charge.
 * Under the locks of payer and charge. Answers the centavos that go back from now on; 0 where there are none, or not yet.
 */
export async function returnSurplus(
  ctx: ApiContext,
  charge: Charge,
  { isKept }: { isKept: boolean },
): Promise<number> {
  const goneCents = await refundsOf(ctx, charge.id, ['order', 'surplus', 'outside'])
  const leftCents = charge.paidCents - goneCents
  const twiceCents = charge.paidCents - charge.amountCents - (await refundsOf(ctx, charge.id, ['surplus']))
  const surplusCents = isKept ? Math.min(leftCents, twiceCents) : leftCents
  if (surplusCents <= 0) return 0
  const { count, dueAt } = await refusedSurplus(ctx, charge.id)
  if (dueAt === null || dueAt > ctx.ports.clock.now()) {
    await readChargeAt(ctx, charge.id, dueAt)
    return 0
  }
  await openRefund(ctx, charge, {
    kind: 'surplus',
    key: `${charge.purpose}:${charge.referenceId}:surplus:${charge.paidCents}:${goneCents}${count > 0 ? `:${count}` : ''}`,
    amountCents: surplusCents,
    reason: paymentTexts.surplus,
  })
  return surplusCents
}
