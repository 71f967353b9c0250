import type { ApiContext } from '../../platform/context.ts'
import { type ChargeRequest, PaymentInDoubt, PaymentRefused } from '../../platform/ports/payments/payments.ts'
import { askOutsideTurn } from '../../platform/turns.ts'
import { gatewayOf } from './gateway-of.ts'
import { settle } from './settle.ts'
import type { Charge } from './types.ts'

/**
 * Asks the gateway for a charge that was opened, outside any transaction, and settles what it answers. Where nobody knows whether it
 * was charged, it stays `asked` and a job finds out: it is never asked for again.
 */
export async function sendCharge(ctx: ApiContext, charge: Charge, request: ChargeRequest): Promise<void> {
  try {
    const told = await askOutsideTurn(() => gatewayOf(ctx, charge).charge(request))
    await settle(ctx, { id: charge.id }, told)
  } catch (error) {
    if (error instanceof PaymentInDoubt) return noteDoubt(ctx, charge, error)
    if (!(error instanceof PaymentRefused)) throw error
    await settle(ctx, { id: charge.id }, refusedAs(charge, error.message))
  }
}

/** A charge that no gateway made. */
export const refusedAs = ({ amountCents, paidCents, refundedCents, gatewayId }: Charge, reason: string) => ({
  id: gatewayId,
  state: 'refused' as const,
  amountCents,
  paidCents,
  refundedCents,
  reason,
  pix: null,
})

function noteDoubt(ctx: ApiContext, charge: Charge, error: PaymentInDoubt): void {
  const facts = { stationId: ctx.station.id, charge: charge.code, reason: error.message }
  ctx.ports.log.warn(facts, 'Nobody knows whether a charge was made; it is looked for')
}
