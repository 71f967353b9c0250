import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { ApiError } from '#api/platform/errors.ts'
import { lineOf } from '#api/platform/rate-limit/index.ts'
import { createTurns } from '#api/platform/turns.ts'
import type { AppEnv } from './app-parts.ts'

/**
 * The most at the same time, the most of it for one address, and the longest time for one, in milliseconds: sooner than
 * a silent socket is closed.
 */
type Slots = { reading: number; sending: number; ofOne?: number; mostMs?: number }
/** The most for one address: half, but not all that may wait for a hash or another server (SEC-51). */
const mostOfOne = 8
type Work = () => Response | Promise<Response>

export const busy = 'Muitas pessoas estão usando este site agora. Tente novamente em instantes.'

/** The most that wait in all and for one address: a hall that opens the same page at the same moment. */
const mostWaiting = { maxWaiting: 500, maxWaitingOfOne: 250 }

/**
 * Limits the work at the same time in this process. One address has half of the slots at most, so that nobody's
 * thousand requests make everybody else wait, and the health of the process is told meanwhile (SEC-46). Work of a
 * client that left while waiting is not done.
 */
export function createAnswerQueue(
  { reading, sending, ofOne = mostOfOne, mostMs = 110_000 }: Slots,
  onFull: (c: Context<AppEnv>) => Response,
) {
  const lane = (atOnce: number) =>
    createTurns({
      atOnce,
      atOnceOfOne: Math.min(atOnce / 2, ofOne),
      ...mostWaiting,
      busy,
      retryAfterSeconds: 5,
    })
  const lanes = { reading: lane(reading), sending: lane(sending) }

  return async function inTurn(
    c: Context<AppEnv>,
    address: string,
    work: Work,
    lane: keyof typeof lanes = isReading(c.req.method) ? 'reading' : 'sending',
  ): Promise<Response> {
    const takeTurn = lanes[lane]
    let isAtWork = false
    try {
      return await takeTurn(lineOf(address), async () => {
        isAtWork = true
        if (c.env?.outgoing?.destroyed) return new Response(null, { status: 400 })
        return (await within(mostMs, work)) ?? onFull(c)
      })
    } catch (error) {
      if (isAtWork || !(error instanceof ApiError)) throw error
      const answer = onFull(c)
      answer.headers.set('retry-after', '5')
      return answer
    }
  }
}

/** Gives the answer of the work if it comes in time; work that never ends gives its slot back. */
async function within(ms: number, work: Work): Promise<Response | undefined> {
  const over = new AbortController()
  try {
    return await Promise.race([work(), wait(ms, undefined, over)])
  } finally {
    over.abort()
  }
}

/** Whether a request only reads. Pure. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'
