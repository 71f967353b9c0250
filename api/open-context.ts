import { suspendedText } from '#contract/stations/registry/schemas.ts'
import { findLoginToken, findSession, forgetMember, handOverMember, linkOver } from './people/access/index.ts'
import type { Actor } from './platform/context.ts'
import { ApiError } from './platform/errors.ts'
import type { Asked, NamingInput, OpenContext } from './platform/http/env.ts'

/**
 * The context of one call. Its station comes from the session, else from the host, else from what the caller names;
 * whatever else names a station must agree, or the call answers 403 (GAP-05). Same for a user the caller names, unless
 * the endpoint is about others.
 */
export const openContext: OpenContext = async (asked, input, { access, method, namesOthers }) => {
  const { deps, facts } = asked
  const session = access === 'token' ? await readLoginToken(asked) : await readSession(asked)
  const named = namedStations(asked, input)
  const stationId = session?.stationId ?? facts.hostStationId ?? named[0]
  if (!stationId) throw new ApiError('not_found', 'Estação não encontrada.')
  const all = [...named, ...(facts.hostStationId ? [facts.hostStationId] : [])]
  if (all.some((id) => id !== stationId))
    throw new ApiError('station_mismatch', 'Esta chamada é de outra estação.')
  const station = await deps.stations.byId(stationId, session?.revision)
  if (!station) throw new ApiError('not_found', 'Estação não encontrada.')
  if (station.isSuspended) throw new ApiError('unavailable', suspendedText)
  const needsCodes = deps.needsCodes === true || station.needsCodes === true
  const found: Actor = session?.actor ?? { kind: 'visitor' }
  const actor = needsCodes ? withoutRoles(found) : found
  if (!namesOthers) requireSameUser(actor, input)
  if (method !== 'get') forgetMember(actor)
  return {
    db: deps.db,
    ports: deps.ports,
    station,
    actor,
    address: facts.address ?? 'unknown',
    needsCodes,
    isOfPage: facts.actors !== undefined,
    userAgent: asked.userAgent?.slice(0, 300),
  }
}

/**
 * Where codes in two steps are wanted, whoever of the team has none is a member like others, in the calls of members, too (PPL-26).
 * A copy: the calls of a page share what was found, and one of them may turn codes on.
 */
function withoutRoles(found: Actor): Actor {
  if (found.kind !== 'participant' || found.hasCodes || found.roles.length === 0) return found
  const actor: Actor = { ...found, roles: [], waitingRoles: found.roles }
  handOverMember(found, actor)
  return actor
}

/** The station of a temporary token. Its participant acts only once the verb has redeemed it. */
async function readLoginToken({ deps, bearer }: Asked) {
  const found = await findLoginToken(deps, bearer ?? '')
  if (!found) throw new ApiError('not_authenticated', linkOver)
  return { stationId: found.stationId, actor: undefined, revision: undefined }
}

/** Refuses a call of nobody's session. @throws not_authenticated */
export async function requireSession(asked: Asked): Promise<void> {
  if (!(await readSession(asked))) throw new ApiError('not_authenticated', 'Faça login para continuar.')
}

async function readSession({ deps, facts, bearer: token }: Asked) {
  if (!token) return null
  const memo = facts.actors
  // Pages ask who somebody is.
  const found = memo?.get(token) ?? findSession(deps, token, { withMember: memo !== undefined })
  memo?.set(token, found)
  const session = await found
  if (!session) throw new ApiError('not_authenticated', 'Sua sessão expirou. Entre novamente.')
  return session
}

const stationNames = ['station_id', 'stationId', 'where[station_id]', 'station']
const userNames = ['user_id', 'userId', 'where[user_id]']

function namedValues(input: NamingInput, names: string[]): number[] {
  return [input.params, input.query, input.body].flatMap((part) => {
    const record = part && typeof part === 'object' ? (part as Record<string, unknown>) : {}
    return names.map((name) => record[name]).filter((value): value is number => typeof value === 'number')
  })
}

function namedStations({ namedStation }: Asked, input: NamingInput): number[] {
  const header = Number(namedStation)
  return [
    ...namedValues(input, stationNames),
    ...(Number.isSafeInteger(header) && header > 0 ? [header] : []),
  ]
}

function requireSameUser(actor: Actor, input: NamingInput): void {
  if (actor.kind !== 'participant') return
  if (namedValues(input, userNames).some((id) => id !== actor.id))
    throw new ApiError('forbidden', 'Você não possui autorização para acessar esta página.')
}
