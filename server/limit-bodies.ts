import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Limit = { maxBytes: number; onError: (c: Context) => Response }

/**
 * Refuses bodies larger than `maxBytes`, also those whose length is not said beforehand. Whoever says neither a length
 * nor a coding sends no body (RFC 9112, 6.3): a plain `DELETE` or `POST` of a program.
 */
export function limitBodies({ maxBytes, onError }: Limit): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError })
  return (c, next) => {
    const { headers } = c.req.raw
    const isChunked = headers.has('transfer-encoding')
    if (!isChunked && !headers.has('content-length')) return next()
    // hono makes a new request of what it has counted, which it can only of one of the platform's own.
    if (isChunked) c.req.raw = platformRequest(c.req.raw)
    return limit(c, next)
  }
}

function platformRequest({ url, method, headers, body, signal }: Request): Request {
  // Node wants `duplex` for streamed bodies; the types do not know it.
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}
