/**
 * The states of a request for credits. `waiting` for an owner who sees the bank's statement, or for its PIX · `paid`:
 * it is in the wallet · `refused` by an owner · `expired`, `cancelled`: its PIX, or the member, ended it · `refunded`:
 * all of it went back at the gateway, out of the wallet too.
 */
export const topUpStates = ['waiting', 'paid', 'refused', 'expired', 'cancelled', 'refunded'] as const
export type TopUpState = (typeof topUpStates)[number]

/** `transfer` to the station's bank account, which an owner confirms; `pix` arrives by itself. */
export const topUpWays = ['transfer', 'pix'] as const
export type TopUpWay = (typeof topUpWays)[number]

const labels: Readonly<Record<Exclude<TopUpState, 'waiting'>, string>> = {
  paid: 'Confirmado',
  refused: 'Recusado',
  expired: 'Expirado',
  cancelled: 'Cancelado',
  refunded: 'Estornado',
}

/** Gives the name of a state, `status.name` of the wire (WAL-02). Pure. */
export function topUpStatus({ state, way }: { state: TopUpState; way: TopUpWay }): string {
  if (state !== 'waiting') return labels[state]
  return way === 'pix' ? 'Aguardando pagamento' : 'Aguardando confirmação'
}
