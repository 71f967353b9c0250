import type { ApiClient } from '#contract/client.ts'
import { getOrderState } from '#contract/commerce/orders/endpoints.ts'
import type { OrderStatus } from '#contract/commerce/orders/status.ts'

export type WatchedOrder = { stationId: number; orderId: number }

/** Told where the order is at each look; null: nobody can say now. */
type Hear = (state: OrderStatus | null) => void
type Watch = { hearing: Map<Hear, ApiClient>; timer: ReturnType<typeof setInterval> }

const lookEveryMs = 2_000
const watches = new Map<string, Watch>()

/**
 * Tells how an order goes on, which is looked at once for all who hear of it: all of them may read it (SEC-97). Answers how to
 * hear no more.
 */
export function watchOrder(order: WatchedOrder, api: ApiClient, hear: Hear): () => void {
  const key = `${order.stationId}:${order.orderId}`
  const watch = watches.get(key) ?? beginWatch(order.orderId)
  watches.set(key, watch)
  watch.hearing.set(hear, api)
  return () => {
    watch.hearing.delete(hear)
    if (watch.hearing.size > 0) return
    clearInterval(watch.timer)
    if (watches.get(key) === watch) watches.delete(key)
  }
}

function beginWatch(orderId: number): Watch {
  const hearing: Watch['hearing'] = new Map()
  let isLooking = false
  const look = async () => {
    const [api] = hearing.values()
    if (!api || isLooking) return
    isLooking = true
    const state = await stateOf(api, orderId)
    isLooking = false
    for (const hear of [...hearing.keys()]) hear(state)
  }
  return { hearing, timer: setInterval(() => void look(), lookEveryMs) }
}

async function stateOf(api: ApiClient, id: number): Promise<OrderStatus | null> {
  try {
    return (await api.call(getOrderState, { params: { id } })).state
  } catch {
    return null
  }
}
