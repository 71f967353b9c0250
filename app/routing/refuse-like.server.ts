import { data } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { likeFailed } from './texts.ts'
import type { LikeAnswer } from './use-like.ts'

/**
 * Tells a page that stays that a like was not taken, which then falls back (SOC-07). An error of ours is an answer,
 * too: thrown on, it would be sent again and again while the page speaks of the connection. @throws any other error
 */
export function refuseLike(problem: unknown) {
  if (!(problem instanceof ApiProblem)) throw problem
  const { status, firstMessage } = problem
  return status >= 500
    ? data<LikeAnswer>({ problem: likeFailed })
    : data<LikeAnswer>({ problem: firstMessage }, { status })
}
