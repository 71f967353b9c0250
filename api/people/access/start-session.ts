import { and, desc, eq, inArray } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { newSessionToken, sessionExpiry, sessionIdOf } from './session-token.ts'
import { participants, sessions } from './tables.ts'

/** Sessions of one person: beyond so many, the one unused for longest ends. */
export const mostSessions = 50

type Begun = { token: string; expiresAt: Date }

/**
 * Begins a session for who knew the account's password when it was looked at; null when the account has another by now. Looking takes
 * a while, and whoever changes the password ends the sessions that are there: the change waits for this one, or this
 * one for the change (SEC-50).
 */
export function startSessionByPassword(
  ctx: ApiContext,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<Begun | null> {
  return inTransaction(ctx, async (ctx) => {
    const [account] = await ctx.db
      .select({ passwordHash: participants.passwordHash })
      .from(participants)
      .where(withId(participants, ctx, id))
      .for('share')
    const isStillIts = passwordHash !== null && account?.passwordHash === passwordHash
    return isStillIts ? startSession(ctx, id) : null
  })
}

/** Begins a session of a participant of the station. The token is known here and to the caller only. */
export async function startSession(ctx: ApiContext, participantId: number): Promise<Begun> {
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
  const ofParticipant = inStation(sessions, { station }, eq(sessions.participantId, participantId))
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
