import { RateLimiterRes } from 'rate-limiter-flexible'
import type { PlatformContext } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { type Limit, limiterOf } from './limiter.ts'
import { waitText } from './wait-text.ts'

/**
 * Counts one call, in all processes together, and refuses it when the window is full. Counts by the machine's clock.
 * Answers how many are left. It must stand outside transactions: one that rolls back would forget the call, and one that
 * lasts would hold up all others of the key.
 *
 * @param refusal what is thrown instead, where the words of a full window are others
 * @param calls of one that counts as several: the window counts kilobytes
 * @throws ApiError `too_many_requests` with `details.retryAfterSeconds`
 */
export async function limit(
  ctx: PlatformContext,
  asked: Limit,
  refusal: (retryAfterSeconds: number) => ApiError = (seconds) => tooMany(seconds),
  calls = 1,
): Promise<{ left: number }> {
  const { limiter, hashedKey } = limiterOf(ctx, asked)
  try {
    const { remainingPoints } = await limiter.consume(hashedKey, calls)
    return { left: remainingPoints }
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full
    throw refusal(Math.max(1, Math.ceil(full.msBeforeNext / 1000)))
  }
}

/** What is said where no other words are given. */
export function tooMany(retryAfterSeconds: number, way = ''): ApiError {
  const wait = waitText(retryAfterSeconds)
  return new ApiError('too_many_requests', `Muitas tentativas. Tente novamente em ${wait}${way}.`, {
    details: { retryAfterSeconds },
  })
}
