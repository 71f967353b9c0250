import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Holder, Share, Slots } from '#api/platform/slots/slots.ts'
import { countBoundaries, headBytes, textBytes } from './form-parts.ts'

export type Pace = {
  /** A body as long as it says has to be there by then, in milliseconds. */
  mostMs: number
  /** Until then nothing is asked of it; afterwards it has to come as fast as `mostMs` wants, on average. */
  graceMs: number
}

type Receiving = Pace & {
  mostBytes: number
  /** The most parts of a multipart form. */
  mostParts: number
  /** The most bytes of the form outside its files. */
  mostTextBytes: number
  room: Slots
  holders(c: Context): readonly Holder[]
  onFull: (c: Context) => Response
  onTooLarge: (c: Context) => Response
  onTooSlow: (c: Context) => Response
  /** Told of what has come before anything works on it. */
  onReceived?: (c: Context, body: Buffer) => void
}

/** Heads of all parts of a form: a thousand parts of ours have a hundred kilobytes of them (SEC-64). */
const mostHeadBytes = 256 * 1024

/**
 * Reads a body whole before anything works on it: at a pace, so that one that stalls gives its slot back, and no further
 * than its size, its texts and its number of parts allow, which the parser of forms does not count. Whoever says neither a length nor a
 * coding sends no body (RFC 9112, 6.3): a plain `DELETE` or `POST` of a program.
 */
export function receiveBodies({
  mostBytes,
  mostParts,
  mostTextBytes,
  room,
  holders,
  onFull,
  onTooLarge,
  onTooSlow,
  onReceived,
  ...pace
}: Receiving): MiddlewareHandler {
  return async (c, next) => {
    const isChunked = c.req.raw.headers.has('transfer-encoding')
    const length = c.req.header('content-length')
    const said = isChunked ? mostBytes : Number(length ?? 0)
    if (!c.req.raw.body || said === 0) return next()
    const reader = c.req.raw.body.getReader()
    if (said > mostBytes) return onTooLarge(c)
    // A stream that broke off by itself has nothing left to cancel.
    const share = room.enter(holders(c), () => void reader.cancel().catch(() => {}))
    try {
      const body = await receive(reader, { ...pace, bytes: said, mostBytes, share })
      share.settle()
      if (body === 'gone') return c.body(null, 400)
      if (body === 'full') return closing(onFull(c))
      if (body === 'too_slow') return closing(onTooSlow(c))
      if (body === 'too_large') return closing(onTooLarge(c))
      const contentType = c.req.header('content-type')
      // The last line ends the form.
      const mostBoundaries = mostParts + 1
      if (countBoundaries(contentType, body, mostBoundaries + 1) > mostBoundaries) return onTooLarge(c)
      if (body.length > mostTextBytes && textBytes(contentType, body) > mostTextBytes) return onTooLarge(c)
      if (body.length > mostHeadBytes && headBytes(contentType, body) > mostHeadBytes) return onTooLarge(c)
      onReceived?.(c, body)
      c.req.raw = withBody(c.req.raw, body)
      await next()
    } finally {
      share.leave()
    }
  }
}

type Expected = Pace & { bytes: number; mostBytes: number; share: Share }

async function receive(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { bytes, mostBytes, mostMs, graceMs, share }: Expected,
) {
  const chunks: Uint8Array[] = []
  const begun = performance.now()
  for (let size = 0; ; ) {
    const nextIsDueMs = graceMs + ((mostMs - graceMs) * (size + 1)) / bytes
    const part = await within(begun + nextIsDueMs - performance.now(), reader.read())
    if (part === 'too_slow' || part === 'gone') return part
    if (part.done) break
    size += part.value.length
    if (size > mostBytes) return 'too_large'
    if (!share.take(part.value.length)) return 'full'
    chunks.push(part.value)
  }
  return share.isTaken() ? 'full' : Buffer.concat(chunks)
}

/** Gives the body that is read in time; a sender that broke off is gone. */
async function within<T>(ms: number, read: Promise<T>): Promise<T | 'too_slow' | 'gone'> {
  const timer = new AbortController()
  const late = wait(Math.max(0, ms), 'too_slow' as const, timer).catch(() => 'too_slow' as const)
  const part = await Promise.race([read.catch(() => 'gone' as const), late])
  timer.abort()
  return part
}

/** Closes the connection after the answer, so that the unread rest of a body is not taken for the next request. */
function closing(answer: Response): Response {
  answer.headers.set('connection', 'close')
  return answer
}

/** Rebuilds a request with its body read. As a stream: a body of bytes would be copied. */
export function withBody({ url, method, headers, signal }: Request, bytes: Buffer): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
  return withStream({ url, method, headers, signal }, body)
}

/** Rebuilds a request with another body. */
export const withStream = (
  { url, method, headers, signal }: Pick<Request, 'url' | 'method' | 'headers' | 'signal'>,
  body: ReadableStream<Uint8Array>,
): Request =>
  // Node wants `duplex` for streamed bodies; the types do not know it.
  new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
