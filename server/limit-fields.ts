import type { Context, MiddlewareHandler } from 'hono'
import { countBoundaries } from './form-parts.ts'
import { withBody } from './receive-bodies.ts'

type Limit = {
  maxFields: number
  onError: (c: Context) => Response
  onRead?: (c: Context, body: Buffer) => void
}

/**
 * Refuses forms of more fields than `maxFields` before anything parses them: a small body has room for a hundred thousand,
 * and whatever a page does for each of its fields is done as often. Expects bodies that are held to a size.
 */
export function limitFields({ maxFields, onError, onRead }: Limit): MiddlewareHandler {
  return async (c, next) => {
    const contentType = c.req.header('content-type') ?? ''
    if (!/form-data|urlencoded/i.test(contentType) || !c.req.raw.body) return next()
    const body = await c.req.raw.arrayBuffer().catch(() => null)
    if (!body) return c.body(null, 400)
    const bytes = Buffer.from(body)
    if (countFields(contentType, bytes, maxFields + 1) > maxFields) return onError(c)
    onRead?.(c, bytes)
    c.req.raw = withBody(c.req.raw, bytes)
    await next()
  }
}

/** Counts fields, up to `enough`: no parser finds more than these. Pure. */
function countFields(contentType: string, body: Buffer, enough: number): number {
  // The last line ends the form.
  const parts = countBoundaries(contentType, body, enough + 1) - 1
  // Whatever else a parser may take for a form: each of its parts says what it is, each pair stands behind a mark.
  return parts >= 0 ? parts : countMarks(body.toString('latin1'), enough)
}

function countMarks(text: string, enough: number): number {
  let count = 1
  for (const _ of text.matchAll(/&|content-disposition/gi)) if (++count >= enough) break
  return count
}
