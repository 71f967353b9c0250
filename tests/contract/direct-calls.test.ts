import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { type ApiClient, ApiProblem, createClient } from '#contract/client.ts'
import { type Endpoint, fileAnswer } from '#contract/endpoint.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

/** Every reading call of the contract, by HTTP and without: the portal cannot tell which way its calls go (ADR 81). */
const world = apiWorld()
let station: StationRecord
/** Paths that the direct client asked over HTTP all the same. */
const byHttp = new Set<string>()
const tokens = new Map<string, string | undefined>()

const modules = import.meta.glob<Record<string, Endpoint>>('/contract/**/endpoints.ts', { eager: true })
const reading = Object.values(modules)
  .flatMap((module) => Object.values(module))
  // Files are bytes, and go by HTTP.
  .filter((one) => one?.route && one.method === 'get' && one.answer !== fileAnswer)

beforeAll(async () => {
  station = await world.station({
    content: {
      sections: [{ id: 1, type: 8, title: 'Novidades' }],
      about: [{ id: 1, name: 'Quem somos' }],
      plans: [{ id: 1, name: 'Anual', priceCents: 9900, days: 365 }],
      activities: [
        { id: 1, type: 16, name: 'Carta', priorityCarousel: 1, isPublic: true },
        { id: 2, type: 16, name: 'Leitura', prerequisites: [1] },
      ],
      categories: [{ id: 1, name: 'Textos', activities: [1, 2] }],
    },
  })
  tokens.set('a visitor', undefined)
  tokens.set('a member', (await addMember(world, station)).token)
  tokens.set('an owner', (await addMember(world, station, { role: 'owner' })).token)
  tokens.set('somebody with a forged token', 'x'.repeat(43))
})

function clients(token: string | undefined, named = station.id): ApiClient[] {
  const facts = () => ({ hostStationId: station.id, address: '127.0.0.1', actors: new Map() })
  const options = { baseUrl: 'http://api.test/api', stationId: named, token, timeoutMs: 0 }
  const transport = (request: Request) => world.answer(request, facts())
  return [
    createClient({ ...options, transport }),
    createClient({
      ...options,
      transport: (request) => {
        byHttp.add(new URL(request.url).pathname)
        return transport(request)
      },
      direct: (call) => world.read(call, facts()),
    }),
  ]
}

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown> }

async function outcome(client: ApiClient, endpoint: Endpoint, input: Input): Promise<unknown> {
  try {
    return { answer: await client.call(endpoint, input as never) }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { status: error.status, body: error.body }
  }
}

/** The names of an endpoint's own parts, each with one value. */
const filled = (shape: Endpoint['params'], value: unknown) =>
  Object.fromEntries(Object.keys(shape?.shape ?? {}).map((name) => [name, value]))

const inputs: [string, (endpoint: Endpoint) => Input][] = [
  ['with ids that exist', ({ params }) => ({ params: filled(params, 1) })],
  ['with what is not there', ({ params }) => ({ params: filled(params, 987_654) })],
  ['with texts', ({ params, query }) => ({ params: filled(params, 'água/ç'), query: filled(query, 'ç &=') })],
  ['with what nobody can store', ({ params }) => ({ params: filled(params, 'a\u0000') })],
  [
    'with numbers in its query',
    ({ params, query }) => ({ params: filled(params, 1), query: filled(query, 1) }),
  ],
  ['with a query it does not know', ({ params }) => ({ params: filled(params, 1), query: { odd: 'x' } })],
]

test('there are reading calls', () => {
  expect(reading.length).toBeGreaterThan(20)
})

describe.each(['a visitor', 'a member', 'an owner', 'somebody with a forged token'])('as %s', (who) => {
  test.each(inputs)('each call %s is answered the same', async (_, inputOf) => {
    for (const endpoint of reading) {
      const [http, direct] = await Promise.all(
        clients(tokens.get(who)).map((client) => outcome(client, endpoint, inputOf(endpoint))),
      )
      expect(direct, `${endpoint.path} as ${who}`).toEqual(http)
    }
  })
})

test('only what the server asks itself goes by HTTP', () => {
  expect([...byHttp]).toEqual([`/api${lookupStation.path}`])
})

test('a call of another station is refused the same', async () => {
  const other = await world.station()
  for (const endpoint of reading) {
    const [http, direct] = await Promise.all(
      clients(tokens.get('a member'), other.id).map((client) =>
        outcome(client, endpoint, { params: filled(endpoint.params, 1) }),
      ),
    )
    expect(direct, endpoint.path).toEqual(http)
  }
})
