import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { verifyOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { isOpenOn } from '../../station/navigation.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { secondsUntil } from '../../ui/use-countdown.ts'
import { PaymentWaiting, refreshSeconds, waitingTitle } from '../payments/payment-waiting.tsx'
import { loadOrder, orderIdOf, settledPath, waitingPath } from './load-order.server.ts'
import { texts } from './texts.ts'

/** Looks again by itself where nothing else tells the page that its order was paid (GAP-66). */
export const handle: PageHandle = {
  refreshTo: (loaded) => (loaded as { path: string } | undefined)?.path ?? null,
  refreshSeconds,
  isCheckout: () => true,
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: texts.meta(waitingTitle(loaded?.pix), loaded?.station ?? ''),
  },
]

/** Loads an order that waits for its payment; one that does not is at its receipt, at its refusal, or back in the cart. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const order = await endedNow(api, await loadOrder(api, orderIdOf(args.params)))
  if (order.state !== 'awaiting_payment') throw redirect(settledPath(order))
  // CAR-13: what is paid in the last second is paid all the same; the platform has the last word.
  if (isTimeOver(order)) throw redirect('/homepage/carrinho?aviso=pix')
  const { pix_qr_code: code, expiration_date: until } = order.gateway_charge ?? {}
  const path = waitingPath(order)
  if (path !== new URL(args.request.url).pathname) throw redirect(path)
  const pix = code && until ? { code, until, secondsLeft: secondsUntil(until, new Date()) } : null
  return {
    station: requireStation(args.context).config.name,
    id: order.id,
    path,
    value: order.credit_card_value,
    pix,
  }
}

/** Whether the time to pay the code is over. */
function isTimeOver({ state, gateway_charge: charge }: Order): boolean {
  if (state !== 'awaiting_payment' || charge?.payment_method !== 'pix') return false
  return charge.expiration_date !== null && secondsUntil(charge.expiration_date, new Date()) === 0
}

/**
 * Gives the order as it is; of one whose time is over the gateway is asked now, and not when the platform does so by
 * itself (CAR-13).
 */
async function endedNow(api: ApiClient, order: Order): Promise<Order> {
  if (!isTimeOver(order)) return order
  try {
    return await api.call(verifyOrder, { params: { id: order.id } })
  } catch (problem) {
    // Asked too often, or not to be asked now: it ends by itself.
    if (!(problem instanceof ApiProblem)) throw problem
    return order
  }
}

/** Asks the gateway now: 'Verificar pagamento' (CAR-12). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = orderIdOf(args.params)
  try {
    const order = await api.call(verifyOrder, { params: { id } })
    if (order.state !== 'awaiting_payment') return redirect(settledPath(order))
    return data({ isUnpaid: true, problem: null })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    return data({ isUnpaid: false, problem: problem.firstMessage }, { status: problem.status })
  }
}

export const shouldRevalidate = () => true

const list = '/homepage/pedidos'

/** Shows an order's PIX code, or the card whose bank has not answered. */
export default function Waiting() {
  const { id, value, pix } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useOrderUpdates(id)
  const station = useStation()
  const later = { href: isOpenOn(station, list) ? list : `${list}/${id}`, icon: 'document' } as const
  const ways = [
    { ...later, label: pix ? texts.wait.later : texts.wait.all },
    { href: `/homepage/pedidos/${id}?cancelar=1`, label: texts.wait.cancel },
  ]
  return <PaymentWaiting value={value} pix={pix} answer={answer} ways={ways} />
}

/** Milliseconds between two questions where no events come through. */
const askEveryMs = 5_000

/**
 * Looks again when the order says that it changed: by server-sent events, and where they break by asking now and then. Its
 * loader leads on from there. Without scripts the button asks (GAP-66).
 */
export function useOrderUpdates(orderId: number): void {
  const { revalidate } = useRevalidator()
  const look = useRef(revalidate)
  look.current = revalidate
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const events = new EventSource(`/homepage/pedidos/${orderId}/eventos`)
    events.addEventListener('pedido', () => look.current())
    events.onerror = () => {
      // While it connects again by itself, nothing is to do.
      if (events.readyState !== EventSource.CLOSED || timer) return
      timer = setInterval(() => {
        if (document.visibilityState === 'visible') look.current()
      }, askEveryMs)
    }
    return () => {
      events.close()
      clearInterval(timer)
    }
  }, [orderId])
}
