import { RateLimiterRes } from 'rate-limiter-flexible'
import type { PlatformContext } from '#api/context.ts'
import { ApiError } from '#api/errors.ts'
import { type Limit, limiterOf } from './limiter.ts'

/**
 * Counts one call, in all processes together, and refuses it when the window is full. Counts by the machine's clock.
 * It must stand outside transactions: one that rolls back would forget the call, and one that lasts would hold up all
 * others of the key.
 *
 * @throws ApiError `too_many_requests` with `details.retryAfterSeconds`
 */
export async function limit(ctx: PlatformContext, asked: Limit): Promise<void> {
  const { limiter, hashedKey } = limiterOf(ctx, asked)
  try {
    await limiter.consume(hashedKey)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    const wait =
      retryAfterSeconds < 120
        ? `${retryAfterSeconds} segundos`
        : `${Math.ceil(retryAfterSeconds / 60)} minutos`
    throw new ApiError('too_many_requests', `Muitas tentativas. Tente novamente em ${wait}.`, {
      details: { retryAfterSeconds },
    })
  }
}
