import type { Charge } from './types.ts'

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
