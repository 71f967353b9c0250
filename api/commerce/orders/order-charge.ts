import type { ApiContext } from '../../platform/context.ts'
import { type PreparedCharge, prepareCharge } from '../payments/index.ts'
import type { OrderRow } from './types.ts'

/**
 * Opens the charge of an order, in its transaction, and says what to ask the gateway for once that is committed.
 * @throws conflict without a CPF, without a gateway, or with a card that cannot be used
 */
export function prepareOrderCharge(
  ctx: ApiContext,
  order: OrderRow,
  cardId: number | null,
): Promise<PreparedCharge> {
  const { id: referenceId, participantId, method, installments, expiresAt, code } = order
  return prepareCharge(ctx, {
    ...{ purpose: 'order', referenceId, participantId, method, installments, expiresAt, cardId },
    ...{ amountCents: order.chargeCents, code, description: `Pedido ${code}` },
  })
}
