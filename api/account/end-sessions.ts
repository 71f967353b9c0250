import { and, eq, ne } from 'drizzle-orm'
import { memberOf } from '../access/index.ts'
import { sessions } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'

/**
 * Logs one device of the participant out, or every one but that of the call. @returns how many sessions ended; those of
 * other people count as none
 */
export async function endSessions(
  ctx: ApiContext,
  which: { id: string } | 'others',
): Promise<{ ended: number }> {
  const { db, station, actor } = ctx
  const current = actor.kind === 'participant' ? actor.sessionId : ''
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.stationId, station.id),
        eq(sessions.participantId, memberOf(ctx)),
        which === 'others' ? ne(sessions.id, current) : eq(sessions.id, which.id),
      ),
    )
    .returning({ id: sessions.id })
  return { ended: ended.length }
}
