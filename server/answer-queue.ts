import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { ApiError } from '#api/platform/errors.ts'
import { networkOf } from '#api/platform/rate-limit/index.ts'
import { createQueue, type QueueLimits } from '#api/platform/slots/queue.ts'
import type { AppEnv } from './app-parts.ts'

type Work = () => Response | Promise<Response>

export const busy = 'Muitas pessoas estão usando este site agora. Tente novamente em instantes.'

/** The longest time for one answer, in milliseconds: sooner than a silent socket is closed. */
const longestMs = 110_000

/**
 * Answers in a queue by networks, so that nobody's thousand requests make everybody else wait (SEC-46). Whoever does not fit
 * gets what `onFull` makes. Work of a client that left while waiting is not done.
 */
export function createAnswerQueue(
  limits: QueueLimits,
  onFull: (c: Context<AppEnv>) => Response,
  mostMs = longestMs,
) {
  const inQueue = createQueue(limits, busy)

  return async (c: Context<AppEnv>, address: string, work: Work): Promise<Response> => {
    let isAtWork = false
    try {
      return await inQueue(networkOf(address), async () => {
        isAtWork = true
        if (c.env?.outgoing?.destroyed) return new Response(null, { status: 400 })
        return (await within(mostMs, work)) ?? onFull(c)
      })
    } catch (error) {
      if (isAtWork || !(error instanceof ApiError)) throw error
      const answer = onFull(c)
      answer.headers.set('retry-after', String(limits.retryAfterSeconds))
      return answer
    }
  }
}

/** Answers in one queue what is read and in another what is sent, or in the one that is named. */
export function createAnswerQueues(
  { read, sent }: Record<'read' | 'sent', QueueLimits>,
  onFull: (c: Context<AppEnv>) => Response,
) {
  const queues = { read: createAnswerQueue(read, onFull), sent: createAnswerQueue(sent, onFull) }
  return (c: Context<AppEnv>, address: string, work: Work, way = wayOf(c)) => queues[way](c, address, work)
}

const wayOf = (c: Context): 'read' | 'sent' => (isReading(c.req.method) ? 'read' : 'sent')

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
