import { data } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { getOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'

/** Gives the number of an order's address. @throws a 404 for what is no number */
export function orderIdOf(params: { id?: string | undefined }): number {
  const id = numberOr(params.id)
  if (id === null) throw data(null, { status: 404 })
  return id
}

/** Loads an order of whoever asks. @throws a 404 for everybody else's */
export async function loadOrder(api: ApiClient, id: number): Promise<Order> {
  const { data: found } = await api.call(getOrder, { query: { 'where[id]': id } })
  const [order] = found
  if (!order) throw data(null, { status: 404 })
  return order
}

/** Gives the page of an order that waits for payment: its PIX code, or the question to the gateway. Pure. */
export const waitingPath = ({ id, gateway_charge }: Pick<Order, 'id' | 'gateway_charge'>): string =>
  `/homepage/pedidos/${id}/${gateway_charge?.pix_qr_code ? 'pix' : 'confirmacao'}`

/** Gives the page of an order that waits no more. Pure. */
export function settledPath({ id, state, gateway_charge }: Order): string {
  if (state === 'expired') return '/homepage/carrinho?aviso=pix'
  if (state === 'cancelled' && gateway_charge?.reason) return `/homepage/carrinho/revisao?recusado=${id}`
  return state === 'paid' ? `/homepage/pedidos/${id}?sucesso=1` : `/homepage/pedidos/${id}`
}
