import type { ApiContext } from '../context.ts'
import { newSessionToken, sessionExpiry, sessionIdOf } from './session-token.ts'
import { sessions } from './tables.ts'

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
  return { token, expiresAt }
}
