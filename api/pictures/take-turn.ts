import { ApiError } from '../errors.ts'

/** One picture at a time and process: whatever else is asked for keeps a core to itself. */
const atOnce = 1
/** Waiting uploads keep their bytes in memory: together, and of one person. */
const maxWaiting = 24
const maxWaitingOfOne = 4

export const turnTexts = {
  busy: 'Muitas imagens estão sendo enviadas ao mesmo tempo. Tente novamente em alguns segundos.',
} as const

type Waiting = { who: string; begin: () => void }
const waiting: Waiting[] = []
let running = 0

/**
 * Does heavy work on a picture when it is its turn, first come, first served; refuses it in words when too many wait.
 * @throws too_many_requests with `details.retryAfterSeconds`, and what the work throws
 */
export async function takeTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
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

function waitForTurn(who: string): Promise<void> {
  const own = waiting.filter((one) => one.who === who).length
  if (waiting.length >= maxWaiting || own >= maxWaitingOfOne)
    throw new ApiError('too_many_requests', turnTexts.busy, { details: { retryAfterSeconds: 5 } })
  return new Promise((begin) => waiting.push({ who, begin }))
}
