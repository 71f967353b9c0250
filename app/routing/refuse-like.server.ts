import { data } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { likeFailed } from './texts.ts'
import type { LikeAnswer } from './use-like.ts'

/**
 * What a page that stays is told of a like that was not taken, which then falls back (SOC-07). An error of ours is an answer, too: thrown
 * on it would be sent again and again while the page speaks of the connection. @throws what is no answer of the API
 */
export function refuseLike(problem: unknown) {
  if (!(problem instanceof ApiProblem)) throw problem
  const { status, firstMessage } = problem
  return status >= 500
    ? data<LikeAnswer>({ problem: likeFailed })
    : data<LikeAnswer>({ problem: firstMessage }, { status })
}
