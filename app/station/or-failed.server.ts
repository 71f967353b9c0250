import { ApiProblem } from '#contract/client.ts'
import type { PortalContext } from './portal-context.ts'

/**
 * Answers the data of a page or a part of it; null where it cannot be had now, which is reported: the part says so and
 * stays usable (GAP-98). Answers that the page itself must give are thrown on.
 */
export const orFailed = <T>({ reportError }: PortalContext, answer: Promise<T>): Promise<T | null> =>
  answer.catch((problem) => {
    if (!(problem instanceof ApiProblem) || problem.status < 500) throw problem
    reportError(problem)
    return null
  })
