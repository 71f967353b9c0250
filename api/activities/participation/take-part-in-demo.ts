import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ActivityType } from './activity-type.ts'
import { participate } from './participate.ts'
import { agreement } from './types/agreement.ts'
import { share } from './types/share.ts'

/** Types that somebody of the demo may have done weeks ago; the others are left for people to try. */
export const doneInDemo: readonly number[] = [agreement.contract.id, share.contract.id]

/** Takes part as somebody of the demo. False when that was refused: windows, limits and prerequisites hold for them too. */
export async function participateInDemo<Body, Input>(
  ctx: ApiContext,
  type: ActivityType<Body, Input>,
  { activityId, input }: { activityId: number; input: Input },
): Promise<boolean> {
  try {
    const at = ctx.ports.clock.now().getTime()
    await participate(ctx, type, { activityId, key: `demo:${at}`, input })
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** The same, with what one sends to a type of `doneInDemo`. */
export const takePartInDemo = (ctx: ApiContext, activityId: number, typeId: number): Promise<boolean> =>
  typeId === share.contract.id
    ? participateInDemo(ctx, share, { activityId, input: { network: 'link' } })
    : participateInDemo(ctx, agreement, { activityId, input: { checkbox: true } })
