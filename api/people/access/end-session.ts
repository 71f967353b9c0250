import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { sessions } from './tables.ts'

/** Ends the session of the call (ACC-07). Ended twice is ended. */
export async function endSession(ctx: ApiContext): Promise<{ ended: true }> {
  if (ctx.actor.kind === 'participant')
    await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.stationId, ctx.station.id), eq(sessions.id, ctx.actor.sessionId)))
  return { ended: true }
}
