import type { PortalContext } from '../../station/portal-context.ts'

/**
 * Loads parts of a page that may fail without the page failing (TEN-11, ERR-06): `or` answers the fallback and reports
 * the error; `isComplete` says whether all came, for pages that tell. What reported an error is not kept (SEC-38).
 */
export function tolerantLoads(context: Pick<PortalContext, 'reportError'>) {
  let complete = true
  return {
    async or<T>(call: Promise<T>, fallback: T): Promise<T> {
      try {
        return await call
      } catch (error) {
        complete = false
        context.reportError(error)
        return fallback
      }
    },
    isComplete: () => complete,
  }
}

/** Says that a page is the same for every visitor of the station (the page cache reads it). */
export const visitorCache = { 'x-page-cache': 'visitor' } as const

/** Gives the cache headers of a page that changes at an instant, in ISO 8601, by the clock alone. */
export const visitorCacheUntil = (instant: string | null) => ({
  ...visitorCache,
  ...(instant && { 'x-page-until': instant }),
})
