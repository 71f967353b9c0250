import { ApiProblem } from '#contract/client.ts'
import type { PortalContext } from '../station/portal-context.ts'

/**
 * What a page or a part of it needs; null where it cannot be had just now, which is reported: it says so in place and stays usable
 * (GAP-98). What the page must answer itself is thrown on.
 */
export const orFailed = <T>({ reportError }: PortalContext, answer: Promise<T>): Promise<T | null> =>
  answer.catch((problem) => {
    if (!(problem instanceof ApiProblem) || problem.status < 500) throw problem
    reportError(problem)
    return null
  })
