/**
 * The states of an order (GAP-68) and the words that stand for them on the wire, letter by letter. `awaiting_payment` holds
 * what the wallet pays and what was reserved; `paid` and what comes after it keeps both.
 */
export const orderStatuses = [
  'awaiting_payment',
  'paid',
  'partly_refunded',
  'refunded',
  'cancelled',
  'expired',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  awaiting_payment: 'Aguardando pagamento',
  paid: 'Pagamento confirmado',
  partly_refunded: 'Parcialmente estornada',
  refunded: 'Estornada',
  cancelled: 'Cancelado',
  expired: 'Expirado',
}

/** The states that may follow each state. Everything else is refused. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_payment: ['paid', 'cancelled', 'expired'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['partly_refunded', 'refunded'],
  refunded: [],
  cancelled: [],
  expired: [],
}
