import type { Context, MiddlewareHandler } from 'hono'

type Share = {
  /** All bodies that this process reads at the same time, in bytes. */
  totalBytes: number
  /** As much as is read of one; what a body without a said length counts as. */
  mostBytes: number
  /** Bodies up to here are not counted. */
  smallBytes: number
  onFull: (c: Context) => Response
}

/** Large bodies are held whole while they are worked on; so many of them at once as fit into `totalBytes`. */
export function shareOutBodies({ totalBytes, mostBytes, smallBytes, onFull }: Share): MiddlewareHandler {
  let heldBytes = 0
  return async (c, next) => {
    const bytes = c.req.raw.headers.has('transfer-encoding')
      ? mostBytes
      : Math.min(Number(c.req.header('content-length') ?? 0), mostBytes)
    if (bytes <= smallBytes) return next()
    if (heldBytes + bytes > totalBytes) return onFull(c)
    heldBytes += bytes
    try {
      await next()
    } finally {
      heldBytes -= bytes
    }
  }
}
