import { addressLevel, addressLoads } from '../access/index.ts'
import type { ApiContext } from '../context.ts'

/**
 * A challenge of at least `asked` levels of work. With a level it is as much as the caller's address takes for whichever
 * form it does most of; without one nobody is about to do it, and nothing is looked up (GAP-106).
 */
export async function getCaptchaChallenge(ctx: ApiContext, asked: number | undefined) {
  const levels =
    asked === undefined
      ? [0]
      : await Promise.all(Object.values(addressLoads).map((load) => addressLevel(ctx, load)))
  const level = Math.max(asked ?? 0, ...levels)
  return { ...(await ctx.ports.captcha.challenge(ctx, level)), level }
}
