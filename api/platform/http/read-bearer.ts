import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'

/** GAP-14: the stored token alone or after 'Bearer'. */
export function readBearer(c: Context<ApiEnv>): string | undefined {
  return c.req
    .header('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim()
}
