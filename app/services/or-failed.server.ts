import { ApiProblem } from '#contract/client.ts'

/** What a page asks for, or null where the platform failed: it says so in place and stays usable (GAP-98). What the page must answer itself is thrown on. */
export async function orFailed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status < 500) throw problem
    return null
  }
}
