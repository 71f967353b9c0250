import { and, eq, gt } from 'drizzle-orm'
import type { Actor, FoundSession, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { stations } from '../../stations/registry/tables.ts'
import { isBlocked } from './account-state.ts'
import { isDueForRenewal, sessionExpiry, sessionIdOf } from './session-token.ts'
import { participants, sessions } from './tables.ts'

/**
 * Who a token belongs to, by one query; unknown and expired ones are null. Platform-wide by nature: the session says
 * which station a call is for. A session in use is prolonged once a day.
 */
export async function findSession(deps: PlatformContext, token: string): Promise<FoundSession | null> {
  const now = deps.ports.clock.now()
  const id = sessionIdOf(token)
  const [row] = await acrossStations(() =>
    deps.db
      .select({
        stationId: sessions.stationId,
        participantId: participants.id,
        role: participants.role,
        status: participants.status,
        hasEstablishment: participants.hasEstablishment,
        expiresAt: sessions.expiresAt,
        revision: stations.revision,
      })
      .from(sessions)
      .innerJoin(stations, eq(stations.id, sessions.stationId))
      .innerJoin(
        participants,
        and(eq(participants.stationId, sessions.stationId), eq(participants.id, sessions.participantId)),
      )
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now))),
  )
  if (!row) return null
  const { stationId, revision } = row
  if (isDueForRenewal(row.expiresAt, now))
    await deps.db
      .update(sessions)
      .set({ expiresAt: sessionExpiry(now) })
      .where(and(eq(sessions.stationId, stationId), eq(sessions.id, id)))
  const actor: Actor = {
    kind: 'participant',
    id: row.participantId,
    role: row.role,
    sessionId: id,
    isBlocked: isBlocked(row),
  }
  return { actor, stationId, revision }
}
