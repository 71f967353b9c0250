import type { PlatformContext } from '#api/platform/context.ts'
import { type Limit, limiterOf } from './limiter.ts'

/** Takes back calls that `limit` counted: a log-in that succeeds was no try. `all` begins the window anew. */
export async function giveBack(
  ctx: PlatformContext,
  counted: Limit,
  how: 'one' | 'all' | { calls: number },
): Promise<void> {
  const { limiter, hashedKey } = limiterOf(ctx, counted)
  const calls = typeof how === 'object' ? how.calls : 1
  await (how === 'all' ? limiter.delete(hashedKey) : limiter.reward(hashedKey, calls))
}
