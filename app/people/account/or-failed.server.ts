import { ApiProblem } from '#contract/client.ts'
import type { PortalContext } from '../../station/portal-context.ts'

/** What a part of a page needs; null where it cannot be had just now: the rest of the page stays usable (GAP-98). */
export const orFailed = <T>({ reportError }: PortalContext, answer: Promise<T>): Promise<T | null> =>
  answer.catch((problem) => {
    if (!(problem instanceof ApiProblem) || problem.status < 500) throw problem
    reportError(problem)
    return null
  })
