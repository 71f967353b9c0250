import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { findLoginToken, findSession, linkOver } from './people/access/index.ts'
import type { Actor, ApiContext } from './platform/context.ts'
import type { ApiDeps } from './platform/deps.ts'
import { ApiError } from './platform/errors.ts'
import type { ApiEnv, NamingInput, RequestFacts } from './platform/http/env.ts'
import { readBearer } from './platform/http/read-bearer.ts'

/**
 * The context of one call. Its station comes from the session, else from the host, else from what the caller names;
 * whatever else names a station must agree, or the call answers 403 (GAP-05). Same for a user the caller names, unless
 * the endpoint is about others.
 */
export async function openContext(
  c: Context<ApiEnv>,
  input: NamingInput,
  { access, namesOthers }: Pick<Endpoint, 'access' | 'namesOthers'>,
): Promise<ApiContext> {
  const deps = c.get('deps')
  const session = access === 'token' ? await readLoginToken(deps, c) : await readSession(deps, c)
  const named = namedStations(c, input)
  const facts: RequestFacts = c.env ?? {}
  const stationId = session?.stationId ?? facts.hostStationId ?? named[0]
  if (!stationId) throw new ApiError('not_found', 'Estação não encontrada.')
  const all = [...named, ...(facts.hostStationId ? [facts.hostStationId] : [])]
  if (all.some((id) => id !== stationId))
    throw new ApiError('station_mismatch', 'Esta chamada é de outra estação.')
  const station = await deps.stations.byId(stationId, session?.revision)
  if (!station) throw new ApiError('not_found', 'Estação não encontrada.')
  const actor: Actor = session?.actor ?? { kind: 'visitor' }
  if (!namesOthers) requireSameUser(actor, input)
  return {
    db: deps.db,
    ports: deps.ports,
    station,
    actor,
    address: facts.address ?? 'unknown',
    userAgent: c.req.header('user-agent')?.slice(0, 300),
  }
}

/** The station of a temporary token. Its participant acts only once the verb has redeemed it. */
async function readLoginToken(deps: ApiDeps, c: Context<ApiEnv>) {
  const found = await findLoginToken(deps, readBearer(c) ?? '')
  if (!found) throw new ApiError('not_authenticated', linkOver)
  return { stationId: found.stationId, actor: undefined, revision: undefined }
}

/** Refuses a call of nobody's session. @throws not_authenticated */
export async function requireSession(c: Context<ApiEnv>): Promise<void> {
  if (!(await readSession(c.get('deps'), c)))
    throw new ApiError('not_authenticated', 'Faça login para continuar.')
}

async function readSession(deps: ApiDeps, c: Context<ApiEnv>) {
  const token = readBearer(c)
  if (!token) return null
  const memo = c.env?.actors
  const found = memo?.get(token) ?? findSession(deps, token)
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

function namedStations(c: Context<ApiEnv>, input: NamingInput): number[] {
  const header = Number(c.req.header('x-station-id'))
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
