import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { newSessionToken, sessionExpiry, sessionIdOf } from './session-token.ts'
import { sessions } from './tables.ts'

/** Sessions of one person: beyond so many, the one unused for longest ends. */
export const mostSessions = 50

/** Begins a session of a participant of the station. The token is known here and to the caller only. */
export async function startSession(
  ctx: ApiContext,
  participantId: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSessionToken()
  const now = ctx.ports.clock.now()
  const expiresAt = sessionExpiry(now)
  await ctx.db.insert(sessions).values({
    stationId: ctx.station.id,
    id: sessionIdOf(token),
    participantId,
    createdAt: now,
    expiresAt,
    userAgent: ctx.userAgent ?? null,
  })
  await endOldest(ctx, participantId)
  return { token, expiresAt }
}

/** Skips sessions that others have locked, so it cannot deadlock (ADR 24); those are ended the next time. */
async function endOldest({ db, station }: ApiContext, participantId: number): Promise<void> {
  const ofParticipant = and(eq(sessions.stationId, station.id), eq(sessions.participantId, participantId))
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(ofParticipant)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(mostSessions)
  const free = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofParticipant, inArray(sessions.id, tooMany)))
    .for('update', { skipLocked: true })
  await db.delete(sessions).where(and(ofParticipant, inArray(sessions.id, free)))
}
