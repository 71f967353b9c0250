import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { NewParticipant } from '#api/people/access/create-participant.ts'
import { sessions } from '#api/people/access/tables.ts'
import { inStation } from '#api/platform/db/rows.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sensitiveCalls } from '#contract/asks-again.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorBodySchema } from '#contract/errors.ts'
import { featureNames, gates } from '#contract/stations/registry/gates.ts'
import { rights, type StaffRole, type TeamRole, teamRoles } from '#contract/team.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { validBody } from '#tests/fixtures/valid-body.ts'

/**
 * Every call of the contract, made as everybody who may or may not: what is refused follows from the access that the call
 * declares and from nothing else. A new call is asked here as soon as the contract has it.
 */
const world = apiWorld()

const blocked: Record<string, Partial<NewParticipant>> = {
  suspended: { status: 'suspended' },
  inactive: { status: 'inactive' },
  'waiting for the team': { status: 'pending' },
  'refused by the team': { status: 'refused' },
  deleted: { status: 'deleted' },
  'without establishment': { hasEstablishment: false },
  'a suspended owner': { status: 'suspended', role: 'owner' },
}
const people = [
  ...['nobody', 'a forged token', ...Object.keys(blocked), 'a member of another station'],
  ...['an owner of another station', 'an unfinished sign-up', 'a member', 'staff of another station'],
  ...teamRoles,
]
const isRole = (who: string): who is TeamRole => (teamRoles as readonly string[]).includes(who)
/** What the door says; null: it lets in, and the call says the rest. */
type Refusal = 'not_authenticated' | 'account_blocked' | 'station_mismatch' | 'forbidden' | null

/** The table. A token of the other kind is no session. */
function refusalOf({ access, right }: Endpoint, who: string): Refusal {
  if (access === 'token') return 'not_authenticated'
  if (who === 'a forged token') return 'not_authenticated'
  if (who.endsWith('of another station')) return 'station_mismatch'
  if (access === 'public') return null
  if (who === 'nobody') return 'not_authenticated'
  if (access === 'session') return null
  if (who in blocked) return 'account_blocked'
  if (access !== 'team') return null
  const having: readonly string[] = right ? rights[right] : []
  return having.includes(who) ? null : 'forbidden'
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value && 'access' in value
/** Endpoints of a module, also those that stand together in objects. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value]
  const isGroup = typeof value === 'object' && value !== null && !('_zod' in value)
  return isGroup ? Object.values(value).flatMap(endpointsIn) : []
}
const modules = import.meta.glob<Record<string, unknown>>(
  ['/contract/**/endpoints.ts', '/contract/activity-types/!(*.test).ts'],
  { eager: true },
)
const described = Object.values(modules).flatMap((module) => Object.values(module).flatMap(endpointsIn))
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Those that have no session to look at: gateways prove what they tell by a signature, and a host belongs to nobody yet. */
const withoutSession = new Map<string, Refusal>([
  ['post /payment-webhooks/{gateway}', 'not_authenticated'],
  ['get /stations-lookup', null],
])

const partSchema = z.object({
  in: z.string(),
  name: z.string(),
  required: z.boolean().default(false),
  schema: z.unknown(),
})
const operationSchema = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  parameters: z.array(partSchema).default([]),
  security: z.array(z.unknown()).optional(),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
type Operation = z.output<typeof operationSchema>
const operations = new Map<string, Operation>()

/** One for each call that is served: some are described a second time, for who is in. */
const endpoints = () => [
  ...new Map(described.filter(isAsServed).map((endpoint) => [nameOf(endpoint), endpoint])).values(),
]
const isAsServed = (endpoint: Endpoint) =>
  (endpoint.access !== 'public') === Boolean(operations.get(nameOf(endpoint))?.security)

let station: StationRecord
let other: StationRecord

beforeAll(async () => {
  station = await world.station()
  other = await world.station()
  const { paths } = documentSchema.parse(await (await world.fetch('/openapi.json')).json())
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(`${method} ${path.replace(/^\/api/, '')}`, operation)
})

type Caller = { id: number; token: string | undefined }

async function callerOf(who: string): Promise<Caller> {
  if (who === 'nobody') return { id: 1, token: undefined }
  if (who === 'a forged token') return { id: 1, token: 'x'.repeat(43) }
  const unfinished = { firstLogin: true, briefingDone: false }
  const facts = blocked[who] ?? (who === 'an unfinished sign-up' ? unfinished : rolesOfCaller(who))
  return addMember(world, who.endsWith('of another station') ? other : station, facts)
}

/** The roles that a caller is named after, and no other: an owner is named for no area (PPL-23). */
function rolesOfCaller(who: string): Partial<NewParticipant> {
  if (who === 'owner' || who.startsWith('an owner')) return { role: 'owner', roles: [] }
  if (who === 'staff of another station')
    return { roles: ['editor', 'finance', 'support', 'legal', 'health'] }
  return isRole(who) ? { roles: [who as StaffRole] } : {}
}

type OwnName = (caller: Caller, of: StationRecord) => number
const ofStation: OwnName = (_, of) => of.id
const ofCaller: OwnName = ({ id }) => id
const ownNames: Record<string, OwnName> = {
  ...{ station_id: ofStation, stationId: ofStation, 'where[station_id]': ofStation },
  ...{ station: ofStation, establishment: ofStation },
  ...{ user_id: ofCaller, userId: ofCaller, 'where[user_id]': ofCaller },
}

/** What a call needs to be valid, with the caller's own number and the station's where it names them. */
function requestOf(endpoint: Endpoint, caller: Caller, of = station): { path: string; init: RequestInit } {
  const { parameters, requestBody } = operations.get(nameOf(endpoint)) ?? { parameters: [] }
  const own = (name: string, sample: unknown) => ownNames[name]?.(caller, of) ?? sample
  const sampleOf = ({ name, schema }: Operation['parameters'][number]) =>
    String(own(name, Object(validBody({ type: 'object', properties: { [name]: schema } }))[name]))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => {
    const part = parameters.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(part ? sampleOf(part) : '1')
  })
  // Of what may be left out a look-up needs one.
  const oneOf = new Set(['slug'])
  const asked = parameters.filter(
    (one) => one.in === 'query' && (one.required || one.name in ownNames || oneOf.has(one.name)),
  )
  const query = new URLSearchParams(asked.map((one) => [one.name, sampleOf(one)]))
  const json = requestBody?.content['application/json']?.schema
  const body = json && Object(validBody(json))
  for (const name of Object.keys(body ?? {})) if (name in ownNames) body[name] = own(name, body[name])
  const headers = new Headers(caller.token ? { authorization: `Bearer ${caller.token}` } : {})
  if (body) headers.set('content-type', 'application/json')
  const init = { method: endpoint.method.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) }
  return { path: `${path}?${query}`, init }
}

/** Whether a member is told that a part of their station is closed. */
async function isClosed(endpoint: Endpoint, of: StationRecord): Promise<boolean> {
  const { path, init } = requestOf(endpoint, await addMember(world, of), of)
  const answer = await world.fetch(path, init, { hostStationId: of.id, address: '127.0.0.1' })
  return answer.status === 403 && (await answer.text()).includes('Esta área não está disponível.')
}

describe('TEN-09 GAP-04 a switch closes all calls of its row, and no other does', () => {
  test.each(featureNames)('%s', async (feature) => {
    const { calls, partly = [] } = gates[feature]
    const gated = [...calls, ...partly]
    const rowOf = ({ method, path }: Endpoint) =>
      gated.find((one) => one === path || one === `${method} ${path}`)
    const found = endpoints().filter((endpoint) => rowOf(endpoint) !== undefined)
    expect([...new Set(found.map(rowOf))].sort()).toEqual([...gated].sort())
    const off = await world.station({ config: { features: { [feature]: false } } })
    const closed: string[] = []
    for (const endpoint of found) {
      if (await isClosed(endpoint, off)) closed.push(nameOf(endpoint))
      expect([nameOf(endpoint), await isClosed(endpoint, station)]).toEqual([nameOf(endpoint), false])
    }
    expect(closed).toEqual(found.map(nameOf))
  })
})

const doorCodes = ['not_authenticated', 'account_blocked', 'station_mismatch']

/** What the door said to somebody, of whom the call's own refusals are told apart. */
async function doorOf(endpoint: Endpoint, caller: Caller): Promise<string | null> {
  const { path, init } = requestOf(endpoint, caller)
  const facts = { hostStationId: station.id, address: '127.0.0.1' }
  const answer = await world.fetch(path, init, facts)
  if (answer.ok) return null
  const { code } = errorBodySchema.parse(await answer.json())
  const isDoor = doorCodes.includes(code) || (code === 'forbidden' && endpoint.access === 'team')
  return isDoor ? code : null
}

test('SEC-41 each call that is served is one of these', () => {
  expect(new Set(endpoints().map(nameOf))).toEqual(new Set(operations.keys()))
  expect(endpoints().length).toBeGreaterThan(150)
})

test('SEC-41 PPL-22 what stands below /management is for the team alone, each call by a right', () => {
  const managing = endpoints().filter(({ path }) => path.startsWith('/management/'))
  expect(managing.length).toBeGreaterThan(80)
  expect(managing.filter(({ access, right }) => access !== 'team' || !right).map(nameOf)).toEqual([])
})

const suspending = { kind: 'suspend', reason: 'Ofende', whom: { ids: [1] } }
/** Of calls that are sensitive by what they say: what makes them so. */
const sensitiveBodies: Record<string, object> = { 'post /management/people-acts': suspending }

/** Whether a call asks who is in for a proof; lists of the table are asked for as files are. */
async function asksForProof(endpoint: Endpoint, caller: Caller): Promise<boolean> {
  const name = nameOf(endpoint)
  const { path, init } = requestOf(endpoint, caller)
  const asked = endpoint.method === 'get' && sensitiveCalls.includes(name) ? `${path}&limit=500` : path
  const said = sensitiveBodies[name]
  const answer = await world.fetch(
    asked,
    { ...init, ...(said && { body: JSON.stringify(said) }) },
    { hostStationId: station.id, address: '127.0.0.1' },
  )
  return answer.status === 403 && errorBodySchema.parse(await answer.json()).code === 'password_needed'
}

const ownerWithout = () => addMember(world, station, { role: 'owner' }, { isProved: false })
const prove = (by: Caller) =>
  world.database.db
    .update(sessions)
    .set({ provedAt: world.ports.clock.now() })
    .where(inStation(sessions, { station }, eq(sessions.participantId, by.id)))

describe('PPL-27 what is sensitive is done for who proved a short while ago that it is them', () => {
  test('each call of the table is refused without a proof, let through with one, refused after eleven minutes', async () => {
    const sensitive = endpoints().filter((one) => sensitiveCalls.includes(nameOf(one)))
    expect(sensitive.map(nameOf).sort()).toEqual([...sensitiveCalls].sort())
    for (const endpoint of sensitive) {
      const owner = await ownerWithout()
      const found = [await asksForProof(endpoint, owner)]
      await prove(owner)
      found.push(await asksForProof(endpoint, owner))
      world.ports.clock.advance(11 * 60_000)
      found.push(await asksForProof(endpoint, owner))
      expect([nameOf(endpoint), ...found]).toEqual([nameOf(endpoint), true, false, true])
    }
  })

  test('no other call asks', async () => {
    const others = endpoints().filter(
      (one) => !sensitiveCalls.includes(nameOf(one)) && !/^(public|token)$/.test(one.access),
    )
    const found: string[] = []
    for (const endpoint of others)
      if (await asksForProof(endpoint, await ownerWithout())) found.push(nameOf(endpoint))
    expect(found).toEqual([])
  })
})

test('SEC-41 an owner’s call of nobody is refused before what it says is looked at', async () => {
  const found: Record<string, number> = {}
  const asked = endpoints().filter(({ access }) => access === 'team')
  for (const endpoint of asked) {
    const path = `${endpoint.path.replace(/\{\w+\}/g, 'x')}?limit=x&page=x`
    const hasBody = endpoint.method !== 'get'
    const headers = { 'content-type': 'application/json' }
    const init = { method: endpoint.method.toUpperCase(), ...(hasBody && { headers, body: '{ "odd' }) }
    const answer = await world.fetch(path, init, { hostStationId: station.id, address: '127.0.0.1' })
    found[nameOf(endpoint)] = answer.status
  }
  expect(asked.length).toBeGreaterThan(80)
  expect(found).toEqual(Object.fromEntries(asked.map((endpoint) => [nameOf(endpoint), 401])))
})

describe('SEC-41 ACC-06 ACC-15 GAP-05 GAP-20 PPL-22 who may make which call', () => {
  test.each(people)('%s', async (who) => {
    const found: Record<string, string | null> = {}
    const expected: Record<string, string | null> = {}
    let caller: Caller | undefined
    for (const endpoint of endpoints()) {
      const name = nameOf(endpoint)
      const refusal = withoutSession.has(name) ? (withoutSession.get(name) ?? null) : refusalOf(endpoint, who)
      caller ??= await callerOf(who)
      expected[name] = refusal
      found[name] = await doorOf(endpoint, caller)
      // Whoever is let in may change what they are: the next call is another's.
      if (!refusal && endpoint.method !== 'get') caller = undefined
    }
    expect(found).toEqual(expected)
  })
})
