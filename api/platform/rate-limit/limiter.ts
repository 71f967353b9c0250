import { createHash } from 'node:crypto'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { PlatformContext } from '#api/platform/context.ts'
import { rateLimits } from './tables.ts'

export type Limit = {
  /** What is limited: `login`, `support` … */
  name: string
  /** Whom it counts for: an address, an account, both. Stored as a hash only. */
  key: string
  /** Calls allowed in one window. */
  points: number
  durationSeconds: number
}

/** The counter of a limit, and the key under which it is stored. */
export function limiterOf({ db }: PlatformContext, { name, key, points, durationSeconds }: Limit) {
  if (db.isTransaction) throw new Error('A rate limit was counted inside a transaction')
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: durationSeconds,
    clearExpiredByTimeout: false,
  })
  return { limiter, hashedKey: createHash('sha256').update(key).digest('base64url') }
}
