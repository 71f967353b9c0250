import { LRUCache } from 'lru-cache'
import { queues } from '#api/platform/slots/limits.ts'
import { createQueue } from '#api/platform/slots/queue.ts'
import type { Logger } from './logger.ts'
import type { FoundStation } from './station-directory.ts'

export type DomainArrived = (stationId: number, domain: string) => void

/** Tells of a request over HTTPS that names a station's own domain. */
export function tellArrival(
  arrived: DomainArrived | undefined,
  { meaning, station }: FoundStation,
  { https }: { https: boolean },
): void {
  if (station && meaning.kind === 'domain' && https) arrived?.(station.id, meaning.domain)
}

type Arrivals = {
  /** Whether the domain is proved for the station and nobody is sent there yet. */
  isAwaited(stationId: number, domain: string): Promise<boolean>
  /** Whether the domain itself answers that it leads here. */
  leadsHere(domain: string): Promise<boolean>
  /** Tells all processes that it does. */
  remember(stationId: number, domain: string): Promise<unknown>
  log: Pick<Logger, 'warn'>
  now?: () => number
}

/** Milliseconds from an answer of a domain to the next question, however many requests name it. */
const pauseMs = 60_000

/**
 * Hears of requests that name an own domain, and asks the domain whether it leads here: a minute apart until it does,
 * one domain of a station at a time (GAP-02, SEC-49). `forget` when a station changed: its domain may have been removed
 * and proved anew. Nobody waits for it.
 */
export function createDomainArrivals({ isAwaited, leadsHere, remember, log, now = Date.now }: Arrivals) {
  const settled = new Map<number, Set<string>>()
  const askedAt = new LRUCache<string, number>({ max: 10_000 })
  const inQueue = createQueue(queues.domainArrivals, 'too many domains at once')

  async function settles(stationId: number, domain: string): Promise<boolean> {
    if (!(await isAwaited(stationId, domain))) return true
    const leads = await inQueue(String(stationId), () => leadsHere(domain))
    if (leads) await remember(stationId, domain)
    else log.warn({ stationId, domain }, 'a request named an own domain that does not answer as ours')
    return leads
  }

  return {
    arrived(stationId: number, domain: string): void {
      const domains = settled.get(stationId) ?? new Set()
      if (domains.has(domain) || now() - (askedAt.get(domain) ?? 0) < pauseMs) return
      settled.set(stationId, domains)
      askedAt.set(domain, Number.POSITIVE_INFINITY)
      settles(stationId, domain)
        .then(
          (isSettled) => isSettled && domains.add(domain),
          (err) => log.warn({ err, stationId, domain }, 'the arrival under an own domain was not kept'),
        )
        .finally(() => askedAt.set(domain, now()))
    },
    forget(stationId?: number): void {
      if (stationId === undefined) settled.clear()
      else settled.delete(stationId)
    },
  }
}
