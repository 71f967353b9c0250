import { ApiError } from './errors.ts'

type Turns = {
  /** So much runs at the same time, in this process. */
  atOnce: number
  /** So much waits, of everybody together and of one. */
  maxWaiting: number
  maxWaitingOfOne: number
  /** What is said when more wants to wait, and when to come again. */
  busy: string
  retryAfterSeconds: number
}

type Waiting = { who: string; begin: () => void }

/**
 * A waiting line for heavy work: first come, first served. What does not fit into it is refused in words.
 * @throws (the work) too_many_requests with `details.retryAfterSeconds`, and what the work throws
 */
export function createTurns({ atOnce, maxWaiting, maxWaitingOfOne, busy, retryAfterSeconds }: Turns) {
  const waiting: Waiting[] = []
  let running = 0

  function waitForTurn(who: string): Promise<void> {
    const own = waiting.filter((one) => one.who === who).length
    if (waiting.length >= maxWaiting || own >= maxWaitingOfOne)
      throw new ApiError('too_many_requests', busy, { details: { retryAfterSeconds } })
    return new Promise((begin) => waiting.push({ who, begin }))
  }

  return async function takeTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else await waitForTurn(who)
    try {
      return await work()
    } finally {
      // The place goes on to whoever waits longest.
      const next = waiting.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}
