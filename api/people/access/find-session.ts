import { and, eq, gt, type SQL } from 'drizzle-orm'
import { ledgerAccounts } from '../../ledger/tables.ts'
import type { Actor, FoundSession, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { stations } from '../../stations/registry/tables.ts'
import { isBlocked } from './account-state.ts'
import { type MemberRead, rememberMember } from './member-read.ts'
import { isDueToNote, noteSeen } from './note-seen.ts'
import { isDueForRenewal, sessionExpiry, sessionIdOf } from './start-session.ts'
import { participants, sessions } from './tables.ts'
import { rolesOf } from './team-roles.ts'

/**
 * Who a token belongs to, by one query, for a page with their account and balance (`takeMember`); unknown and expired ones are null. Platform-wide by nature: the session says
 * which station a call is for. A session in use is prolonged once a day.
 */
export async function findSession(
  deps: PlatformContext,
  token: string,
  { withMember = false }: { withMember?: boolean } = {},
): Promise<FoundSession | null> {
  const now = deps.ports.clock.now()
  const id = sessionIdOf(token)
  const isOpen = and(eq(sessions.id, id), gt(sessions.expiresAt, now))
  const row = await acrossStations(() => (withMember ? withWallet(deps, isOpen) : narrow(deps, isOpen)))
  if (!row) return null
  const { stationId, revision } = row
  if (isDueForRenewal(row.expiresAt, now))
    await deps.db
      .update(sessions)
      .set({ expiresAt: sessionExpiry(now) })
      .where(withId(sessions, { stationId }, id))
  if (isDueToNote(row.lastSeenAt, now)) await noteSeen(deps, row, row.participantId)
  const actor: Actor = {
    kind: 'participant',
    id: row.participantId,
    roles: rolesOf(row),
    sessionId: id,
    isBlocked: isBlocked(row),
    provedAt: row.provedAt,
    hasCodes: row.codesSince !== null,
  }
  if (row.member) rememberMember(actor, row.member)
  return { actor, stationId, revision }
}

const columns = {
  stationId: sessions.stationId,
  participantId: participants.id,
  role: participants.role,
  roles: participants.roles,
  status: participants.status,
  hasEstablishment: participants.hasEstablishment,
  lastSeenAt: participants.lastSeenAt,
  codesSince: participants.codesSince,
  expiresAt: sessions.expiresAt,
  provedAt: sessions.provedAt,
  revision: stations.revision,
}
const isTheirs = withId(participants, sessions, sessions.participantId)

type Found = Awaited<ReturnType<typeof narrowRows>>[number] & { member?: MemberRead }

const narrowRows = ({ db }: PlatformContext, isOpen: SQL | undefined) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(stations, eq(stations.id, sessions.stationId))
    .innerJoin(participants, isTheirs)
    .where(isOpen)

const narrow = async (deps: PlatformContext, isOpen: SQL | undefined): Promise<Found | undefined> =>
  (await narrowRows(deps, isOpen))[0]

/** With what pages show of whoever opens them. */
async function withWallet({ db }: PlatformContext, isOpen: SQL | undefined): Promise<Found | undefined> {
  const [found] = await db
    .select({
      ...columns,
      row: participants,
      availableH: ledgerAccounts.balanceH,
      owedH: ledgerAccounts.owedH,
    })
    .from(sessions)
    .innerJoin(stations, eq(stations.id, sessions.stationId))
    .innerJoin(participants, isTheirs)
    .leftJoin(
      ledgerAccounts,
      inStation(
        ledgerAccounts,
        sessions,
        eq(ledgerAccounts.participantId, sessions.participantId),
        eq(ledgerAccounts.kind, 'wallet'),
      ),
    )
    .where(isOpen)
  if (!found) return undefined
  const { row, availableH, owedH, ...session } = found
  const wallet = { availableH: availableH ?? 0, owedH: owedH ?? 0 }
  return { ...session, member: { row, wallet } }
}
