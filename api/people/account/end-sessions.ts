import { eq, ne } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { lockAccounts, memberOf } from '../access/index.ts'
import { sessions } from '../access/tables.ts'

/**
 * Logs one device of the participant out, or every one but that of the call. @returns how many sessions ended; those of
 * other people count as none
 */
export async function endSessions(
  ctx: ApiContext,
  which: { id: string } | 'others',
): Promise<{ ended: number }> {
  const { actor } = ctx
  const current = actor.kind === 'participant' ? actor.sessionId : ''
  return inTransaction(ctx, async (ctx) => {
    // Two devices that end each other's at once do so in turn, in whatever order Postgres finds the rows (ADR 24).
    await lockAccounts(ctx, [memberOf(ctx)])
    const ended = await ctx.db
      .delete(sessions)
      .where(
        inStation(
          sessions,
          ctx,
          eq(sessions.participantId, memberOf(ctx)),
          which === 'others' ? ne(sessions.id, current) : eq(sessions.id, which.id),
        ),
      )
      .returning({ id: sessions.id })
    return { ended: ended.length }
  })
}
