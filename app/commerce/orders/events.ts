import { setTimeout as wait } from 'node:timers/promises'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { loadOrder, orderIdOf } from './load-order.server.ts'

/** How often the order is looked at, and how long one answer lasts: browsers then ask again by themselves. */
const lookEveryMs = 2_000
const lastsMs = 24_000
/** In this process; who finds no place asks now and then instead. */
const mostListening = 300
let listening = 0

/** Tells a page that waits for a payment when its order is settled (GAP-66). Everything it says is read from the API. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args, { feature: 'checkout' })
  const order = await loadOrder(api, orderIdOf(args.params))
  // Browsers that read this status do not connect again.
  if (listening >= mostListening) return new Response(null, { status: 204 })
  return new Response(eventsOf(api, order.id, args.request.signal), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  })
}

function eventsOf(api: ApiClient, id: number, left: AbortSignal): ReadableStream<Uint8Array> {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, left])
  const bytes = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (text: string) => controller.enqueue(bytes.encode(text))
      listening += 1
      try {
        say('retry: 1000\n\n')
        for (let passed = 0; passed < lastsMs && !signal.aborted; passed += lookEveryMs) {
          const { state } = await loadOrder(api, id)
          if (state !== 'awaiting_payment') {
            say(`event: pedido\ndata: ${state}\n\n`)
            break
          }
          say(': \n\n')
          await wait(lookEveryMs, undefined, { signal })
        }
        controller.close()
      } catch {
        // Gone, or the API is: the page asks again.
        if (!signal.aborted) controller.close()
      } finally {
        listening -= 1
      }
    },
    cancel: () => stop.abort(),
  })
}
