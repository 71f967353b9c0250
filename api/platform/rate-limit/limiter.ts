import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
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

/**
 * Counts one call like `limit`, or several for one that cost as much, and answers how many there are in the window, these
 * included: for what grows with them and refuses nobody.
 */
export async function countCall(ctx: PlatformContext, counted: Limit, calls = 1): Promise<number> {
  const { limiter, hashedKey } = limiterOf(ctx, counted)
  try {
    return (await limiter.consume(hashedKey, calls)).consumedPoints
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full
    return full.consumedPoints
  }
}

/** How many there are, without counting one. */
export async function countedCalls(ctx: PlatformContext, counted: Limit): Promise<number> {
  const { limiter, hashedKey } = limiterOf(ctx, counted)
  return (await limiter.get(hashedKey))?.consumedPoints ?? 0
}

/** Whoever has one IPv6 network of 64 bits mostly has all of its /48: that is one network here. IPv4 addresses stay. Pure. */
export const networkOf = (address: string): string =>
  address.replace(/^((?:[^:]+:){3})[^:]+::\/64$/, '$1:/48')

/**
 * Whether the caller's network asks for something of somebody for the first time that day, and counts it: whatever strangers used
 * up, who asks from a network of their own gets their first one. `name` says what, `key` whose.
 */
export async function isFirstOfNetwork(
  ctx: PlatformContext & { address: string },
  { name, key }: { name: string; key: string },
): Promise<boolean> {
  const ofLine = { name, key: `${networkOf(ctx.address)} ${key}`, points: 40, durationSeconds: 86_400 }
  return (await countCall(ctx, ofLine)) === 1
}

/** Removes windows that are over. */
export async function tidyRateLimits({ db }: PlatformContext): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}
