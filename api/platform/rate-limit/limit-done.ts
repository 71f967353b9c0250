import type { PlatformContext } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { giveBack } from './give-back.ts'
import { limit } from './limit.ts'
import type { Limit } from './limiter.ts'

/**
 * Does what a person may do so often in a day, and counts it where it was done: what was refused in words is no use of it, else
 * mistakes alone keep somebody out until tomorrow; and so it is of what the limit itself refuses, of many at once that end in words. @throws too_many_requests, and what the work throws
 */
export async function limitDone<T>(
  ctx: PlatformContext,
  asked: Limit,
  work: () => Promise<T>,
  refusal?: (retryAfterSeconds: number) => ApiError,
  calls = 1,
): Promise<T> {
  try {
    await limit(ctx, asked, refusal, calls)
    return await work()
  } catch (error) {
    if (error instanceof ApiError) await giveBack(ctx, asked, { calls })
    throw error
  }
}
