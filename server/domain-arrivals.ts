import type { Logger } from './logger.ts'

/** Remembers an arrival under a station's own domain for all processes. */
type Remember = (stationId: number, domain: string) => Promise<unknown>

/**
 * Tells the database that requests come in under an own domain, once per process and domain (GAP-02). `forget` when a
 * station changed: its domain may have been removed and proved anew. Nobody waits for it.
 */
export function createDomainArrivals(remember: Remember, log: Pick<Logger, 'warn'>) {
  const told = new Map<number, Set<string>>()
  return {
    arrived(stationId: number, domain: string): void {
      const domains = told.get(stationId) ?? new Set()
      if (domains.has(domain)) return
      told.set(stationId, domains.add(domain))
      remember(stationId, domain).catch((err) => {
        domains.delete(domain)
        log.warn({ err, stationId, domain }, 'the arrival under an own domain was not kept')
      })
    },
    forget(stationId?: number): void {
      if (stationId === undefined) told.clear()
      else told.delete(stationId)
    },
  }
}
