import { desc, eq, gt, ne } from 'drizzle-orm'
import type { SessionEntry } from '#contract/people/account/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { lockAccounts, memberOf, sessionDays } from '../access/index.ts'
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

/** Logs somebody out everywhere; in a transaction that holds the account. */
export async function endAllSessions(ctx: ApiContext, participantId: number): Promise<void> {
  await ctx.db.delete(sessions).where(inStation(sessions, ctx, eq(sessions.participantId, participantId)))
}

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
