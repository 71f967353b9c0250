import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { cancelOrder, createOrderVouchers, withdrawOrder } from '#contract/commerce/orders/endpoints.ts'
import { shortened } from '../../forms/create-shortener.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { type Flash, setFlash } from '../../session/flash.server.ts'
import { orderIdOf } from './load-order.server.ts'
import { texts } from './texts.ts'

type Done = { flash?: Flash }

/** Dispatches a button of the receipt; each ends at the receipt, so that a reload does nothing again. */
export async function changeOrder(api: ApiClient, { request, params, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = intentOf(form, ['desistir', 'cancelar', 'vouchers'])
  const id = orderIdOf(params)
  const reason = String(form.get('motivo') ?? '').trim()
  try {
    const { flash } = await changes[intent](api, id, reason)
    const headers = flash ? { 'set-cookie': await setFlash(context, flash) } : undefined
    return redirect(`/homepage/pedidos/${id}`, headers && { headers })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    // ORD-06.
    if (intent === 'vouchers') return refuse([texts.receipt.vouchersFailed], problem.status)
    const messages = problem.body.fields?.reason ?? problem.body.messages
    return refuse([...messages], problem.status, shortened(reason))
  }
}

const refuse = (problems: string[], status: number, reason = '') => data({ problems, reason }, { status })

const changes: Record<
  'desistir' | 'cancelar' | 'vouchers',
  (api: ApiClient, id: number, reason: string) => Promise<Done>
> = {
  /** Withdraws from the order (GAP-88). */
  async desistir(api, id, reason) {
    await api.call(withdrawOrder, { params: { id }, body: reason === '' ? {} : { reason } })
    return { flash: { kind: 'success', title: texts.withdraw.done, text: texts.withdraw.doneText } }
  },
  /** Cancels an order that is not paid (GAP-64). */
  async cancelar(api, id) {
    const { state } = await api.call(cancelOrder, { params: { id } })
    // It was paid meanwhile: the receipt says so.
    return state === 'cancelled' ? { flash: { kind: 'success', title: texts.cancel.done } } : {}
  },
  /** Makes the vouchers of the order (ORD-06). */
  async vouchers(api, id) {
    await api.call(createOrderVouchers, { params: { orderId: id } })
    return {}
  },
}
