import { ApiError } from './errors.ts'

type Turns = {
  /** So much runs at the same time, in this process: of everybody together, and of one (else as much). */
  atOnce: number
  atOnceOfOne?: number
  /** So much waits, of everybody together and of one. */
  maxWaiting: number
  maxWaitingOfOne: number
  /** What is said when more wants to wait, and when to come again. */
  busy: string
  retryAfterSeconds: number
}

type Waiting = { who: string; begin: () => void }

/**
 * A waiting line for heavy work: first come, first served, but whoever has as much running as one may have is passed over.
 * What does not fit into it is refused in words.
 * @throws (the work) too_many_requests with `details.retryAfterSeconds`, and what the work throws
 */
export function createTurns({ atOnce, atOnceOfOne = atOnce, maxWaiting, ...rest }: Turns) {
  const { maxWaitingOfOne, busy, retryAfterSeconds } = rest
  const waiting: Waiting[] = []
  const running: string[] = []
  const countOf = (who: string) => running.filter((one) => one === who).length
  const hasPlace = (who: string) => running.length < atOnce && countOf(who) < atOnceOfOne

  function waitForTurn(who: string): Promise<void> {
    const own = waiting.filter((one) => one.who === who).length
    if (waiting.length >= maxWaiting || own >= maxWaitingOfOne)
      throw new ApiError('too_many_requests', busy, { details: { retryAfterSeconds } })
    return new Promise((begin) => waiting.push({ who, begin }))
  }

  /** The place goes on to whoever waits longest and may have it. */
  function leave(who: string): void {
    running.splice(running.indexOf(who), 1)
    const at = waiting.findIndex((one) => hasPlace(one.who))
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (!next) return
    running.push(next.who)
    next.begin()
  }

  return async function takeTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (hasPlace(who)) running.push(who)
    else await waitForTurn(who)
    try {
      return await work()
    } finally {
      leave(who)
    }
  }
}
