import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { getOrderState } from '#contract/commerce/orders/endpoints.ts'
import type { OrderStatus } from '#contract/commerce/orders/status.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { orderIdOf } from './load-order.server.ts'
import { type WatchedOrder, watchOrder } from './watch-order.server.ts'

/** The length of one answer; browsers then ask again by themselves. */
const lastsMs = 24_000
const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
const settled = (state: OrderStatus) => `event: pedido\ndata: ${state}\n\n`

/** Tells a page that waits for a payment when its order is settled (GAP-66). Everything it says is read from the API. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const orderId = orderIdOf(args.params)
  const { state } = await api.call(getOrderState, { params: { id: orderId } })
  if (state !== 'awaiting_payment') return new Response(settled(state), { headers })
  const leave = args.context.takeListenerSlot(participant.id)
  // Browsers that read this status do not connect again: the page asks now and then (SEC-97).
  if (!leave) return new Response(null, { status: 204 })
  const order = { stationId: requireStation(args.context).id, orderId }
  return new Response(eventsOf(order, api, { left: args.request.signal, leave }), { headers })
}

type Slot = { left: AbortSignal; leave: () => void }

function eventsOf(order: WatchedOrder, api: ApiClient, { left, leave }: Slot): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  const over = new AbortController()
  const stop = () => over.abort()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(bytes.encode(text))
      const end = () => {
        stop()
        controller.close()
      }
      const unwatch = watchOrder(order, api, (state) => {
        if (state === 'awaiting_payment') return say(': \n\n')
        // Null: the page asks again.
        if (state) say(settled(state))
        end()
      })
      const timer = setTimeout(end, lastsMs)
      left.addEventListener('abort', end)
      over.signal.addEventListener('abort', () => {
        unwatch()
        clearTimeout(timer)
        left.removeEventListener('abort', end)
        leave()
      })
      say('retry: 1000\n\n')
      if (left.aborted) end()
    },
    cancel: stop,
  })
}
