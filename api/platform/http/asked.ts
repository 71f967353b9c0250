import type { Context } from 'hono'
import type { ApiEnv, Asked } from './env.ts'

/** What a call says beside its input, whichever way it came; `header` reads one of its headers. */
export const askedBy = (
  { deps, facts }: Pick<Asked, 'deps' | 'facts'>,
  header: (name: string) => string | null | undefined,
): Asked => ({
  deps,
  facts,
  // GAP-14: the stored token alone or after 'Bearer'.
  bearer: header('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim(),
  namedStation: header('x-station-id') ?? undefined,
  userAgent: header('user-agent') ?? undefined,
})

/** The same of a call over HTTP. */
export const askedOf = (c: Context<ApiEnv>): Asked =>
  askedBy({ deps: c.get('deps'), facts: c.env ?? {} }, (name) => c.req.header(name))
