import { desc, eq, gt } from 'drizzle-orm'
import type { SessionEntry } from '#contract/people/account/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { memberOf, sessionDays } from '../access/index.ts'
import { sessions } from '../access/tables.ts'

const lifetimeMs = sessionDays * 24 * 60 * 60 * 1000

/**
 * Where the participant is logged in: the session of the call first, then the last used. A session is prolonged once
 * a day, so its end tells the day of its last use.
 */
export async function listSessions(ctx: ApiContext): Promise<{ sessions: SessionEntry[] }> {
  const { db, actor, ports } = ctx
  const rows = await db
    .select()
    .from(sessions)
    .where(
      inStation(
        sessions,
        ctx,
        eq(sessions.participantId, memberOf(ctx)),
        gt(sessions.expiresAt, ports.clock.now()),
      ),
    )
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
  const current = actor.kind === 'participant' ? actor.sessionId : null
  const entries = rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: new Date(row.expiresAt.getTime() - lifetimeMs).toISOString(),
    isCurrent: row.id === current,
  }))
  return { sessions: entries.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
}
