import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { Holder, Slots } from '#api/platform/slots/slots.ts'
import type { AppEnv } from './app-parts.ts'
import { withStream } from './receive-bodies.ts'

type Streaming = {
  /** The most bytes of the whole body. */
  mostBytes: number
  /** Bytes of a millisecond, on average, once the grace is over. */
  slowest: { bytesPerMs: number; graceMs: number }
  /** The slots for bodies at the same time, of all and of one holder. */
  slots: Slots
  holders(c: Context<AppEnv>): readonly Holder[]
  onFull: (c: Context<AppEnv>) => Response
  onTooLarge: (c: Context<AppEnv>) => Response
  /** The bytes that are read first of bodies that say they are larger: a browser reads no answer before it has sent all. */
  mostThrownAway: (c: Context<AppEnv>) => number
}

/** Requests that may take longer than others to arrive: `listen.ts` lets them. */
const slow = new WeakSet<IncomingMessage>()
export const maySendSlowly = (request: IncomingMessage): boolean => slow.has(request)

/**
 * Hands a body on while it comes, for files that are too large to be held (SEC-66): no faster than it is worked on, no larger than its
 * page or call takes, no slower than a bad line, and so many at the same time.
 */
export function streamBodies({
  mostBytes,
  slowest,
  slots,
  holders,
  onFull,
  onTooLarge,
  mostThrownAway,
}: Streaming): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    const said = Number(c.req.header('content-length') ?? 0)
    const isTooLarge = said > mostBytes
    if (isTooLarge && said > mostThrownAway(c)) return onTooLarge(c)
    const leave = slots.take(holders(c))
    if (!leave) return onFull(c)
    if (c.env?.incoming) slow.add(c.env.incoming)
    c.set('isStreamed', true)
    const since = performance.now()
    let size = 0
    const grewTooLarge = () => size > mostBytes && !isTooLarge
    const check = (chunk: Uint8Array) => {
      size += chunk.length
      const dueMs = slowest.graceMs + size / slowest.bytesPerMs
      if (grewTooLarge()) throw new Error('A body that is too large')
      if (performance.now() - since > dueMs) throw new Error('A body that comes too slowly')
    }
    try {
      const pieces = checked(body, check, slowest.graceMs)
      if (isTooLarge) {
        await throwAway(pieces)
        return onTooLarge(c)
      }
      c.req.raw = withStream(c.req.raw, pieces)
      await next()
      // Whoever said nothing of its length is told, too, whatever was made of half a form.
      if (grewTooLarge()) c.res = onTooLarge(c)
    } finally {
      leave()
    }
  }
}

/** Checks a stream piece by piece as it is asked for; a piece that takes too long ends it. */
function checked(
  body: ReadableStream<Uint8Array>,
  check: (chunk: Uint8Array) => void,
  silenceMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const giveUp = (reason: unknown) => reader.cancel(reason).catch(() => {})
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(() => giveUp('silent'), silenceMs)
        try {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          check(value)
          controller.enqueue(value)
        } catch (error) {
          void giveUp(error)
          controller.error(error)
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: giveUp,
    },
    { highWaterMark: 0 },
  )
}

async function throwAway(pieces: ReadableStream<Uint8Array>): Promise<void> {
  const reader = pieces.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read());
}
