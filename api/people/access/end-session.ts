import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { sessions } from './tables.ts'

/** Ends the session of the call (ACC-07). Ended twice is ended. */
export async function endSession(ctx: ApiContext): Promise<{ ended: true }> {
  if (ctx.actor.kind === 'participant')
    await ctx.db.delete(sessions).where(withId(sessions, ctx, ctx.actor.sessionId))
  return { ended: true }
}
