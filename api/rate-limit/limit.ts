import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { PlatformContext } from '#api/context.ts'
import { ApiError } from '#api/errors.ts'
import { rateLimits } from './tables.ts'

type Limit = {
  /** What is limited: `login`, `support` … */
  name: string
  /** Whom it counts for: an address, an account, both. Stored as a hash only. */
  key: string
  /** Calls allowed in one window. */
  points: number
  durationSeconds: number
}

/**
 * Counts one call, in all processes together, and refuses it when the window is full. Counts by the machine's clock.
 * It must stand outside transactions: one that rolls back would forget the call, and one that lasts would hold up all
 * others of the key.
 *
 * @throws ApiError `too_many_requests` with `details.retryAfterSeconds`
 */
export async function limit(
  { db }: PlatformContext,
  { name, key, points, durationSeconds }: Limit,
): Promise<void> {
  if (db.isTransaction) throw new Error('A rate limit was counted inside a transaction')
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: durationSeconds,
    clearExpiredByTimeout: false,
  })
  try {
    await limiter.consume(createHash('sha256').update(key).digest('base64url'))
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
