import { RateLimiterRes } from 'rate-limiter-flexible'
import type { PlatformContext } from '#api/context.ts'
import { type Limit, limiterOf } from './limiter.ts'

/**
 * Counts one call like `limit`, and answers how many there are in the window, this one included: for what grows with
 * them and refuses nobody.
 */
export async function countCall(ctx: PlatformContext, counted: Limit): Promise<number> {
  const { limiter, hashedKey } = limiterOf(ctx, counted)
  try {
    return (await limiter.consume(hashedKey)).consumedPoints
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
