import type { PortalContext } from '../station/portal-context.ts'

/**
 * Loads parts of a page that may fail without the page failing (TEN-11, ERR-06): `or` answers the fallback and reports
 * the error; `isComplete` says whether all came, for pages that are kept only whole.
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
