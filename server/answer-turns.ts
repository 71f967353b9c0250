import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { ApiError } from '#api/platform/errors.ts'
import { lineOf } from '#api/platform/rate-limit/index.ts'
import { createTurns } from '#api/platform/turns.ts'
import type { AppEnv } from './app-parts.ts'

/** How much at the same time, how much of it of one address, and how long one may take, in milliseconds: sooner than a silent socket is closed. */
type Places = { reading: number; sending: number; ofOne?: number; mostMs?: number }
/** Of one address: half, but not all that may wait for a hash or another server (SEC-51). */
const mostOfOne = 8
type Work = () => Response | Promise<Response>

export const busy = 'Muitas pessoas estão usando este site agora. Tente novamente em instantes.'

/** What waits of everybody and of one address: a hall that opens the same page at the same moment. */
const mostWaiting = { maxWaiting: 500, maxWaitingOfOne: 250 }

/**
 * What is worked on at the same time, in this process: half of the places at most are of one address, so that nobody's
 * thousand requests are what everybody else waits for, and the health of the process is told meanwhile (SEC-46). Whoever left
 * while waiting is worked for no more.
 */
export function createAnswerTurns(
  { reading, sending, ofOne = mostOfOne, mostMs = 110_000 }: Places,
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

/** What the work answers in time; a work that never ends gives its place on. */
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
