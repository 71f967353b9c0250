import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test, vi } from 'vitest'
import type { RequestFacts } from '#api/index.ts'
import { errorBodySchema, errorStatus } from '#contract/errors.ts'
import { getStation, lookupStation } from '#contract/stations/registry/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'

const world = apiWorld()
const json = { 'content-type': 'application/json' }

async function problem(answer: Response) {
  return { status: answer.status, ...errorBodySchema.parse(await answer.json()) }
}

describe('bad input gets the error body of the contract', () => {
  test('broken JSON is a 400 without details', async () => {
    const station = await world.station()
    const answer = await world.fetch(
      '/enviar-suporte',
      { method: 'POST', headers: json, body: '{"a":' },
      { hostStationId: station.id },
    )
    expect(await problem(answer)).toMatchObject({ status: 400, code: 'malformed_request' })
  })

  test('another content type than JSON is refused', async () => {
    const station = await world.station()
    const answer = await world.fetch(
      '/enviar-suporte',
      { method: 'POST', body: 'a=1' },
      { hostStationId: station.id },
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test('unknown fields are named', async () => {
    const station = await world.station()
    const body = JSON.stringify({
      station_id: station.id,
      name: 'A',
      email: 'a@b.co',
      message: 'x',
      subject: 'y',
      admin: true,
    })
    const answer = await world.fetch(
      '/enviar-suporte',
      { method: 'POST', headers: json, body },
      { hostStationId: station.id },
    )
    const { status, fields } = await problem(answer)
    expect(status).toBe(422)
    expect(fields).toHaveProperty('admin')
  })

  test('SEC-01 SEC-18 large JSON of whoever has no session is not looked at', async () => {
    const station = await world.station()
    const answer = await world.fetch(
      '/management/images',
      { method: 'POST', headers: json, body: `{"file":"${'a'.repeat(600 * 1024)}", broken` },
      { hostStationId: station.id },
    )
    expect(await problem(answer)).toMatchObject({ status: 401, code: 'not_authenticated' })
  })

  test('SEC-01 of very many wrong fields the first are named, each with its own short message', async () => {
    const station = await world.station()
    const keys = Array.from({ length: 20_000 }, (_, at) => [`campo${at}`, 1])
    const answer = await world.fetch(
      '/enviar-suporte',
      { method: 'POST', headers: json, body: JSON.stringify(Object.fromEntries(keys)) },
      { hostStationId: station.id },
    )
    const { status, messages, fields } = await problem(answer)
    expect(status).toBe(422)
    expect(fields?.campo0).toEqual(['Este campo não é conhecido.'])
    expect(Object.keys(fields ?? {}).length).toBeLessThanOrEqual(40)
    expect(messages.length).toBeLessThanOrEqual(40)
  })

  test('SEC-01 names are cut, and carry nothing that JSON makes long', async () => {
    const station = await world.station()
    const body = JSON.stringify({ [`nome\u0001${'x'.repeat(9_000)}`]: 1, station_id: station.id })
    const answer = await world.fetch(
      '/enviar-suporte',
      { method: 'POST', headers: json, body },
      { hostStationId: station.id },
    )
    const names = Object.keys((await problem(answer)).fields ?? {})
    expect(names).toContain(`nome${'x'.repeat(75)}`)
  })

  test.each(['__proto__', 'constructor', 'toString'])(
    'ERR-03 a field that is called %s is only unknown',
    async (name) => {
      const station = await world.station()
      const answer = await world.fetch(
        '/enviar-suporte',
        { method: 'POST', headers: json, body: `{"station_id":${station.id},"${name}":{"x":1}}` },
        { hostStationId: station.id },
      )
      expect(await problem(answer)).toMatchObject({ status: 422, code: 'invalid_input' })
    },
  )

  test('a text that Postgres cannot store is a 400, wherever it stands', async () => {
    const station = await world.station()
    const facts = { hostStationId: station.id }
    const person = { station_id: station.id, email: 'a@b.co', cpf: '52998224725', city: 'a\0' }
    const sent = await world.fetch(
      '/auth/signup-participant-validations',
      { method: 'POST', headers: json, body: JSON.stringify(person) },
      facts,
    )
    expect(await problem(sent)).toMatchObject({ status: 400, code: 'malformed_request' })
    expect((await world.fetch('/stations-lookup?slug=a%00', {}, facts)).status).toBe(400)
  })

  test('ERR-03 a name that Postgres cannot store is a 400 too, and no depth is an internal error', async () => {
    const facts = { hostStationId: (await world.station()).id }
    // What old clients say of points is not looked at: it may have any names.
    const send = async (own: string) => {
      const body = `{"points":${own}}`
      const sent = { method: 'POST', headers: json, body }
      return (await world.fetch('/user-earn-points', sent, facts)).status
    }
    expect(await send('{"a\\ud800":1}'), 'half a letter').toBe(400)
    expect(await send('{"a\\u0000":1}')).toBe(400)
    expect(await send(`{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`)).toBe(400)
  })

  test('SQL in an id is no id', async () => {
    expect(await problem(await world.fetch('/stations/1%20or%201=1'))).toMatchObject({
      code: 'invalid_input',
    })
    expect((await world.fetch("/stations-lookup?slug=';drop table stations;--")).status).toBe(404)
  })

  test('an unknown path, method or station is a 404 in JSON', async () => {
    for (const path of ['/nada', '/stations/999999999', '/stations-lookup?slug=ninguem'])
      expect(await problem(await world.fetch(path))).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('a forged token is a 401', async () => {
    const station = await world.station()
    const headers = { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }
    const answer = await world.fetch(`/stations/${station.id}`, { headers }, { hostStationId: station.id })
    expect(await problem(answer)).toMatchObject({ status: 401, code: 'not_authenticated' })
  })
})

describe('GAP-05 the station of a call', () => {
  test('what a caller names must agree with the host', async () => {
    const [one, other] = [await world.station(), await world.station()]
    const answer = await world.fetch(`/stations/${other.id}`, {}, { hostStationId: one.id })
    expect(await problem(answer)).toMatchObject({ status: 403, code: 'station_mismatch' })
  })
})

test('TEN-02 public data of a station needs no token', async () => {
  const station = await world.station({
    config: {
      contact: { mail: 'oi@exemplo.com.br', address: 'Rua A, 1' },
      apps: { hasApp: true, ios: 'https://a.example' },
    },
  })
  const data = await world.client(station).call(getStation, { params: { stationId: station.id } })
  expect(data).toMatchObject({
    id: station.id,
    contact_mail: 'oi@exemplo.com.br',
    has_app: true,
    ios: 'https://a.example',
    main_brand_color: '#0284fe',
    currency_multiplier: 1,
  })
})

test('TEN-01 SEC-30 a station is found by its sub-domain; a domain that came with its folder is a claim only', async () => {
  const station = await world.station({ config: { domains: ['clube.exemplo.com.br'] } })
  const client = world.client(station)
  expect(await client.call(lookupStation, { query: { slug: station.slug } })).toMatchObject({
    id: station.id,
    primaryDomain: null,
    isSuspended: false,
  })
  const byDomain = client.call(lookupStation, { query: { domain: 'clube.exemplo.com.br' } })
  await expect(byDomain).rejects.toMatchObject({ code: 'not_found' })
})

test('SEC-18 by its number a station is found on its own host and by the server only', async () => {
  const [station, other] = [await world.station(), await world.station()]
  const path = `/stations-lookup?id=${station.id}`
  const status = async (facts?: RequestFacts) => (await world.fetch(path, {}, facts)).status
  expect(await status({ hostStationId: station.id, address: '127.0.0.1' })).toBe(200)
  expect(await status({ isServer: true })).toBe(200)
  for (const facts of [{ hostStationId: other.id }, { address: '127.0.0.1' }, undefined])
    expect(await problem(await world.fetch(path, {}, facts))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
})

test('SEC-18 the description is written once, and whoever has it is told so', async () => {
  const first = await world.fetch('/openapi.json')
  const text = await first.text()
  const writing = vi.spyOn(JSON, 'stringify')
  const again = await (await world.fetch('/openapi.json')).text()
  expect(writing).not.toHaveBeenCalled()
  writing.mockRestore()
  expect(again).toBe(text)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await world.fetch('/openapi.json', { headers })).status).toBe(304)
})

test.each([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
])(
  'SEC-18 %s of the page to try the API is kept for a day; nothing else of its folder is served',
  async (file, type) => {
    const answer = await world.fetch(`/docs/${file}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await answer.text()).length).toBeGreaterThan(10_000)
    for (const path of ['package.json', `${file}.map`, '..%2fpackage.json', `x${file}`])
      expect((await world.fetch(`/docs/${path}`)).status).toBe(404)
  },
)

test('SEC-18 the page to try the API and its document are compressed, once, as the browser reads them', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const path of ['/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/openapi.json']) {
    const plain = Buffer.from(await (await world.fetch(path)).arrayBuffer())
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await world.fetch(path, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      const sent = Buffer.from(await answer.arrayBuffer())
      expect(sent.length).toBeLessThan(plain.length / 2)
      expect(unpack[encoding](sent).equals(plain)).toBe(true)
    }
  }
})

test('OpenAPI of the contract is valid, and every code has a status', async () => {
  const document = (await (await world.fetch('/openapi.json')).json()) as Record<string, unknown>
  const result = await new Validator().validate(document)
  expect(result.errors ?? []).toEqual([])
  expect(Object.keys(document.paths as object).length).toBeGreaterThan(10)
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400)
  expect((await world.fetch('/docs')).headers.get('content-type')).toContain('text/html')
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Where a described part says nothing of what is in it. */
function recordsOfAnything(part: Json, path: string): string[] {
  if (part === null || typeof part !== 'object') return []
  if (Array.isArray(part)) return part.flatMap((one) => recordsOfAnything(one, path))
  const { type, properties, additionalProperties: rest } = part
  const isOpen = type === 'object' && !properties && JSON.stringify(rest) === '{}'
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(part).flatMap(([name, one]) => recordsOfAnything(one, `${path} ${name}`)),
  ]
}

test('GAP-41 owners’ and members’ calls say what they carry, an activity’s own part too', async () => {
  const { paths } = (await (await world.fetch('/openapi.json')).json()) as { paths: Record<string, Json> }
  const open = Object.entries(paths).flatMap(([path, calls]) => recordsOfAnything(calls, path))
  // Errors carry whatever their code needs; the server alone reads a station's whole configuration.
  const isOfPeople = (path: string) =>
    !/ responses default | properties details$|^.api.stations-lookup /.test(path)
  expect(open.filter(isOfPeople)).toEqual([])
  expect(JSON.stringify(paths['/api/management/activities'])).toContain('newPriceCents')
})
