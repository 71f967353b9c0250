import { addressLevel, addressLoads, wasAsked } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'

/**
 * A challenge of the captcha. With a level it is as much work as the caller's address takes for whichever form it does
 * most of, or `asked` where one of its forms was sent back for that; looking at a solution costs us work too, so nobody is
 * given more. Without a level nobody is about to do it, and nothing is looked up (GAP-106).
 */
export async function getCaptchaChallenge(ctx: ApiContext, asked: number | undefined) {
  const level = asked === undefined ? 0 : await levelFor(ctx, asked)
  return { ...(await ctx.ports.captcha.challenge(ctx, level)), level }
}

async function levelFor(ctx: ApiContext, asked: number): Promise<number> {
  const ofAddress = await Promise.all(Object.values(addressLoads).map((load) => addressLevel(ctx, load)))
  const level = Math.max(...ofAddress)
  return asked > level && (await wasAsked(ctx, asked)) ? asked : level
}
