import { ApiError } from './errors.ts'

type Turns = {
  /** So much runs at the same time, in this process: of everybody together, and of one (else as much). */
  atOnce: number
  atOnceOfOne?: number
  /** So much waits, of everybody together and of one. */
  maxWaiting: number
  maxWaitingOfOne: number
  /** Whether one waits behind another who came later. When the line is full, who is behind makes place for who is not. */
  isBehind?: (one: string, other: string) => boolean
  /** What is said when more wants to wait, and when to come again. */
  busy: string
  retryAfterSeconds: number
}

type Waiting = { who: string; begin: () => void; refuse: (why: ApiError) => void }

/**
 * A waiting line for heavy work: first come, first served, but whoever has as much running as one may have is passed over,
 * and whoever `isBehind` others.
 * What does not fit into it is refused in words.
 * @throws (the work) too_many_requests with `details.retryAfterSeconds`, and what the work throws
 */
export function createTurns({ atOnce, atOnceOfOne = atOnce, maxWaiting, ...rest }: Turns) {
  const { maxWaitingOfOne, isBehind = () => false, busy, retryAfterSeconds } = rest
  const waiting: Waiting[] = []
  const running: string[] = []
  const countOf = (who: string) => running.filter((one) => one === who).length
  const hasPlace = (who: string) => running.length < atOnce && countOf(who) < atOnceOfOne

  const refusal = () => new ApiError('too_many_requests', busy, { details: { retryAfterSeconds } })

  async function waitForTurn(who: string): Promise<void> {
    const own = waiting.filter((one) => one.who === who).length
    if (own >= maxWaitingOfOne || (waiting.length >= maxWaiting && !makePlace(who))) throw refusal()
    return new Promise((begin, refuse) => waiting.push({ who, begin, refuse }))
  }

  /** Sends the last of the line away, if that one is behind whoever comes. */
  function makePlace(who: string): boolean {
    const last = waiting.reduce<Waiting | undefined>(
      (one, other) => (one && isBehind(one.who, other.who) ? one : other),
      undefined,
    )
    if (!last || !isBehind(last.who, who)) return false
    take(last)
    last.refuse(refusal())
    return true
  }

  const take = (one: Waiting) => waiting.splice(waiting.indexOf(one), 1)

  /** The place goes on to whoever is first in the line and may have it. */
  function leave(who: string): void {
    running.splice(running.indexOf(who), 1)
    const [first, ...others] = waiting.filter((one) => hasPlace(one.who))
    if (!first) return
    const next = others.reduce((one, other) => (isBehind(one.who, other.who) ? other : one), first)
    take(next)
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
