import type { ApiClient } from '#contract/client.ts'
import { getOrder } from '#contract/commerce/orders/endpoints.ts'
import { numberOr } from '../../routing/number-or.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

/** Gives the refused order that an address speaks of, null for none. */
export const refusedIn = (request: Request): number | null =>
  numberOr(new URL(request.url).searchParams.get('recusado'))

/** Gives the cart, where a refusal is said whose reservation is over (CAR-18). Pure. */
export const cartAfterRefusal = (orderId: number): string => `${stepPath('cart')}?recusado=${orderId}`

/** Reads why the gateway refused a payment, in its words; null for anything but the buyer's own refused order (CAR-18). */
export async function reasonOf(api: ApiClient, id: number | null): Promise<string | null> {
  if (id === null) return null
  const { data } = await api.call(getOrder, { query: { 'where[id]': id } })
  const [order] = data
  if (order?.state !== 'cancelled') return null
  const reason = order.gateway_charge?.reason ?? order.notice ?? texts.review.failed.unknown
  return reason.replace(/\.$/, '')
}
