import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { createOrder, listOrders } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { ledBy } from './led-by.server.ts'
import { paymentProblems } from './payment-problems.ts'
import { stepPath } from './steps.ts'

/** Gives the number of the order that this one comes after, 0 for the first: it makes the key of the intention (ADR 34). */
export async function lastOrderOf(api: ApiClient, userId: number): Promise<number> {
  const { content } = await api.call(listOrders, { params: { userId }, query: { limit: 1 } })
  return content[0]?.id ?? 0
}

/**
 * Places the reviewed order, once: two presses, two tabs and a second try after a lost answer are one order (CAR-22).
 * An order paid at once leads to its receipt, a PIX to its code, a refusal to its question (CAR-10, CAR-11, CAR-18).
 */
export async function placeOrder(api: ApiClient, { request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const shown = (name: string) => reaisOf(Number(/^\d{1,12}$/.exec(String(form.get(name)))?.[0] ?? 0))
  const isOnlyPayment = form.get('semCarteira') === 'sim'
  const review = /^[\w-]{1,100}$/.exec(String(form.get('revisto') ?? ''))?.[0]
  const after = /^\d{1,15}$/.exec(String(form.get('depois')))?.[0]
  try {
    const order = await api.call(createOrder, {
      body: { final_value: shown('total'), credit_card_value: shown('cobrado'), isOnlyPayment, review },
      ...(after && { idempotencyKey: `pedido-depois-${after}` }),
    })
    return redirect(addressAfter(order))
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const led = await ledBy(context, problem)
    if (led) return led
    return data({ problems: paymentProblems(problem.body) }, { status: problem.status })
  }
}

/** Gives the address of an order once its payment was asked for. Pure. */
export function addressAfter({ id, state }: Pick<Order, 'id' | 'state'>): string {
  if (state === 'awaiting_payment') return `/homepage/pedidos/${id}/pix`
  if (state === 'cancelled') return `${stepPath('review')}?recusado=${id}`
  return `/homepage/pedidos/${id}?sucesso=1`
}
