import type { Context } from 'hono'
import type { ApiEnv, Asked } from './env.ts'

/** What a call over HTTP says beside its input. */
export const askedOf = (c: Context<ApiEnv>): Asked => ({
  deps: c.get('deps'),
  facts: c.env ?? {},
  bearer: readBearer(c),
  namedStation: c.req.header('x-station-id'),
  userAgent: c.req.header('user-agent'),
})

/** GAP-14: the stored token alone or after 'Bearer'. */
export const readBearer = (c: Context<ApiEnv>): string | undefined => bearerOf(c.req.header('authorization'))

/** The same of a header. Pure. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  authorization?.replace(/^Bearer\s+/i, '').trim()
