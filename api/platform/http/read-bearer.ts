import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'

/** GAP-14: the stored token alone or after 'Bearer'. */
export const readBearer = (c: Context<ApiEnv>): string | undefined => bearerOf(c.req.header('authorization'))

/** The same of a header. Pure. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  authorization?.replace(/^Bearer\s+/i, '').trim()
