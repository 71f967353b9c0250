import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { lockCharge, writeCharge } from './charge-rows.ts'
import { endCharge } from './read-charge.ts'
import type { Charge } from './types.ts'

/**
 * Gives up a charge for its payer. One that waits for its PIX ends at its gateway first, so that it cannot be paid there; what was paid meanwhile is
 * paid. Where nobody knows what was charged, or the gateway does not answer, it is put aside: what it pays ends now (`end`, in the transaction that
 * holds payer and charge), and what comes in for it goes back by itself (GAP-121).
 */
export async function giveUpOrPutAside(
  ctx: ApiContext,
  charge: Charge,
  end: (inner: ApiContext) => Promise<void>,
): Promise<void> {
  const { state, method, gatewayId } = charge
  if (state === 'pending' && method === 'pix' && gatewayId) {
    // Whatever becomes of the answer.
    await writeCharge(ctx, charge.id, { givenUpAt: ctx.ports.clock.now() })
    try {
      return await endCharge(ctx, charge, gatewayId, { isGivenUp: true })
    } catch (error) {
      if (!(error instanceof PaymentInDoubt)) throw error
    }
  }
  await inTransaction(ctx, async (inner) => {
    const now = await lockCharge(inner, { id: charge.id })
    if (now?.state !== 'asked' && now?.state !== 'pending') return
    await writeCharge(inner, charge.id, { givenUpAt: inner.ports.clock.now() })
    await end(inner)
  })
}
