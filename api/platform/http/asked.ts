import type { Context } from 'hono'
import type { ApiEnv, Asked } from './env.ts'
import { readBearer } from './read-bearer.ts'

/** What a call over HTTP says beside its input. */
export const askedOf = (c: Context<ApiEnv>): Asked => ({
  deps: c.get('deps'),
  facts: c.env ?? {},
  bearer: readBearer(c),
  namedStation: c.req.header('x-station-id'),
  userAgent: c.req.header('user-agent'),
})
