import { RateLimiterRes } from 'rate-limiter-flexible'
import type { PlatformContext } from '#api/platform/context.ts'
import { type Limit, limiterOf } from './limiter.ts'

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
