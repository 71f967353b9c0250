import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { askedOf } from './asked.ts'
import type { ApiEnv } from './env.ts'

/** Far more than any body of the contract: the site of a station is six levels deep and has some hundred values. */
const mostLevels = 32
const mostValues = 20_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Whether JSON is neither deeper nor wider than what we read, said before anything is made of it. Pure. */
export function isWithinBounds(text: string): boolean {
  let [levels, values, inText] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) inText = !inText
    else if (inText) at += sign === backslash ? 1 : 0
    else if (opening.has(sign)) levels += 1
    else if (closing.has(sign)) levels -= 1
    else if (sign === comma) values += 1
    if (levels > mostLevels || values > mostValues) return false
  }
  return true
}

/** More than any call holds that somebody without a session may make, in characters. */
const mostOpen = 512 * 1024

/**
 * Refuses JSON that is deeper or wider than any of ours, as code that walks over it may be recursive or slow (SEC-01,
 * SEC-18). Large JSON without a session is refused unread.
 */
export const boundJson: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const hasJson = /json/i.test(c.req.header('content-type') ?? '')
  if (hasJson) {
    const text = await c.req.text()
    if (text.length > mostOpen) await c.get('requireSession')(askedOf(c))
    if (!isWithinBounds(text)) throw new HTTPException(400)
  }
  await next()
}
