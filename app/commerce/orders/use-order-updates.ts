import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

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
