import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { endCharge, giveUpOrPutAside, latestCharge } from '../payments/index.ts'
import { textsOf } from './texts.ts'
import type { BillRow } from './types.ts'

/**
 * Gives up the charge of a bill that another one takes the place of: the gateway is told first, so that what ends here cannot be paid
 * there; what was paid meanwhile is paid. A first one that is in doubt is put aside. Outside transactions. @throws conflict while nobody knows what
 * was charged of another one
 */
export async function giveUpCharge(ctx: ApiContext, { id: billId, planId, kind }: BillRow): Promise<void> {
  const texts = textsOf({ isPlan: planId !== null })
  const charge = await latestCharge(ctx, 'subscription', billId)
  if (charge?.state !== 'asked' && charge?.state !== 'pending') return
  // Nothing is given yet: what comes in for it goes back (GAP-121).
  if (kind === 'first') return giveUpOrPutAside(ctx, charge, async () => {})
  if (charge.state === 'asked' || charge.method !== 'pix' || !charge.gatewayId)
    throw new ApiError('conflict', texts.waits)
  await endCharge(ctx, charge, charge.gatewayId, { isGivenUp: true }).catch((error) => {
    throw error instanceof PaymentInDoubt ? new ApiError('conflict', texts.waits) : error
  })
}

/** Whether a bill is being charged, or has a code that can be paid, and was not put aside. Under the lock of its subscription. */
export async function isUnderway(
  ctx: ApiContext,
  { id, kind }: Pick<BillRow, 'id' | 'kind'>,
): Promise<boolean> {
  const charge = await latestCharge(ctx, 'subscription', id)
  if (kind === 'first' && charge?.givenUpAt) return false
  return charge?.state === 'asked' || charge?.state === 'pending'
}
