import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { teamEntered } from './events.ts'
import { noteSeen } from './note-seen.ts'
import { participants, sessions } from './tables.ts'
import { rolesOf } from './team-roles.ts'

/** Sessions of one person: beyond so many, the one unused for longest ends. */
export const mostSessions = 50

type Begun = { token: string; expiresAt: Date }

/**
 * Begins a session for who knew the account's password when it was looked at; null when the account has another by now, or codes, which are
 * asked for first (PPL-26). Looking takes a while, and whoever changes the password ends the sessions that are there: the change waits for
 * this one, or this one for the change (SEC-50).
 */
export function startSessionByPassword(
  ctx: ApiContext,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<Begun | null> {
  return inTransaction(ctx, async (ctx) => {
    const { name, role, roles, codesSince } = participants
    const [account] = await ctx.db
      .select({ id: participants.id, name, role, roles, codesSince, passwordHash: participants.passwordHash })
      .from(participants)
      .where(withId(participants, ctx, id))
      .for('share')
    const isStillIts = passwordHash !== null && account?.passwordHash === passwordHash
    return isStillIts && account?.codesSince === null ? enter(ctx, account) : null
  })
}

type Account = Pick<typeof participants.$inferSelect, 'id' | 'name' | 'role' | 'roles'>

/** Begins a session for a log-in; of the team it is told (PPL-34). */
export async function enter(ctx: ApiContext, account: Account, how: How = {}): Promise<Begun> {
  if (rolesOf(account).length > 0) await teamEntered.publish(ctx, { id: account.id, name: account.name })
  return startSession(ctx, account.id, how)
}

/** `isProof`: whoever begins it just showed a password, a code or their mailbox, and is asked for none for a while (PPL-27). */
type How = { isProof?: boolean }

/** Begins a session of a participant of the station. The token is known here and to the caller only. */
export async function startSession(
  ctx: ApiContext,
  participantId: number,
  { isProof = true }: How = {},
): Promise<Begun> {
  const token = newSessionToken()
  const now = ctx.ports.clock.now()
  const expiresAt = sessionExpiry(now)
  await ctx.db.insert(sessions).values({
    stationId: ctx.station.id,
    id: sessionIdOf(token),
    participantId,
    createdAt: now,
    expiresAt,
    provedAt: isProof ? now : null,
    userAgent: ctx.userAgent ?? null,
  })
  await noteSeen(ctx, { stationId: ctx.station.id }, participantId)
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

/** Days after which a session that nobody used ends; every day of use begins them anew. */
export const sessionDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A new opaque token: 32 random bytes as 43 characters. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** Under what a token is stored: a copy of the table lets nobody in (GAP-13). */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionDays * dayMs)

/** True once a day at most, so that a session in use costs no write per request. */
export const isDueForRenewal = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < (sessionDays - 1) * dayMs

/** Ends the session of the call (ACC-07). Ended twice is ended. */
export async function endSession(ctx: ApiContext): Promise<{ ended: true }> {
  if (ctx.actor.kind === 'participant')
    await ctx.db.delete(sessions).where(withId(sessions, ctx, ctx.actor.sessionId))
  return { ended: true }
}
