import { useEffect, useState } from 'react'
import { addresses, cacheName } from './addresses.ts'

/**
 * Keeps the card in this browser, so that its page opens without a connection, too (VCD-01, ADR 111): the worker of this page and
 * one answer. Whether it is kept; never where browsers have no workers or refuse them.
 */
export function useKeptCard(): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    keepCard().then(setKept, () => setKept(false))
  }, [])
  return isKept
}

async function keepCard(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(addresses.worker, { scope: addresses.card })
  const answer = await fetch(addresses.copy, { cache: 'no-store' })
  if (!answer.ok || answer.redirected) return false
  const cache = await caches.open(cacheName)
  await cache.put(addresses.card, answer)
  await navigator.serviceWorker.ready
  return true
}
