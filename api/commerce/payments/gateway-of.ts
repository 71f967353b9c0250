import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Payments } from '../../platform/ports/payments/payments.ts'
import { paymentTexts } from './texts.ts'
import type { Charge } from './types.ts'

/** The gateway that knows a charge: its own, whichever new ones go to. @throws unavailable */
export function gatewayOf({ ports }: Pick<ApiContext, 'ports'>, charge: Pick<Charge, 'gateway'>): Payments {
  const gateway = ports.gateways.get(charge.gateway)
  if (!gateway) throw new ApiError('unavailable', paymentTexts.noGateway)
  return gateway
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
