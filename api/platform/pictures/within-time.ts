import { ApiError } from '../errors.ts'
import { turnTexts } from './take-turn.ts'

/** Decoders that were given up and still run: each holds a thread of four, which files and look-ups of names need, too. */
const mostLeftRunning = 2
let leftRunning = 0

/**
 * What `work` answers, or null when it takes longer: others go on though a decoder does not end. While two such still run
 * nothing is begun. @throws too_many_requests
 */
export async function withinTime<T>(ms: number, work: () => Promise<T>): Promise<T | null> {
  if (leftRunning >= mostLeftRunning)
    throw new ApiError('too_many_requests', turnTexts.busy, { details: { retryAfterSeconds: 20 } })
  let timer: NodeJS.Timeout | undefined
  const timeIsOver = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  const running = { isLeft: false, hasEnded: false }
  const done = work().finally(() => {
    running.hasEnded = true
    if (running.isLeft) leftRunning -= 1
  })
  const answer = await Promise.race([done, timeIsOver]).finally(() => clearTimeout(timer))
  if (!running.hasEnded) {
    running.isLeft = true
    leftRunning += 1
    // What it still says is for nobody.
    done.catch(() => {})
  }
  return answer
}
