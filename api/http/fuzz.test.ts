import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { StationRecord } from '#api/stations/index.ts'
import { errorBodySchema } from '#contract/errors.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const largestAnswer = 16 * 1024
/** What one refused request may leave behind, in bytes: far less than it once did (191 MB for 3,000 keys). */
const largestGrowth = 48 * 1024 * 1024

const operationSchema = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
type Operation = z.output<typeof operationSchema>
type Attack = { name: string; path: string; init: RequestInit }

const json = { 'content-type': 'application/json' }
const many = (count: number, entry: (at: number) => [string, unknown]) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => entry(at))))
const nested = (open: string, inner: string, close: string, depth: number) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`

/** The names of the body's own properties, so that values of the wrong type meet code behind the first check. */
function propertiesOf(operation: Operation): string[] {
  const schema = operation.requestBody?.content['application/json']?.schema
  const found = z.object({ properties: z.record(z.string(), z.unknown()) }).safeParse(schema)
  return found.success ? Object.keys(found.data.properties) : []
}

function bodiesOf(operation: Operation): [name: string, body: string][] {
  const names = propertiesOf(operation)
  const all = (value: string) => `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`
  return [
    ['3,000 unknown keys', many(3_000, (at) => [`key${at}`, at])],
    ['20,000 unknown keys', many(20_000, (at) => [`k${at}`, 1])],
    ['one long key', many(1, () => ['\u0001'.repeat(30_000), 1])],
    ['a field named __proto__', '{"__proto__":{"a":1},"constructor":1,"hasOwnProperty":1}'],
    ['30,000 levels of lists', nested('[', '', ']', 30_000)],
    ['30,000 levels of objects', nested('{"a":', '1', '}', 30_000)],
    ['fields 30,000 levels deep', all(nested('[', '', ']', 30_000)).slice(0, 250_000)],
    ['fields that are deep', names[0] ? `{"${names[0]}":${nested('{"a":', '1', '}', 30_000)}}` : '1'],
    ['a wide list', names[0] ? `{"${names[0]}":[${'1,'.repeat(60_000)}1]}` : `[${'1,'.repeat(60_000)}1]`],
    ['a wide object', names[0] ? `{"${names[0]}":${many(15_000, (at) => [`k${at}`, {}])}}` : '2'],
    ['long texts', all(JSON.stringify('ã'.repeat(Math.floor(100_000 / (names.length + 1)))))],
    ...['null', '-1', '1e309', '"x"', '[]', '{}', 'true', '"\\ud800"', '"a\\u0000"'].map(
      (value): [string, string] => [`fields that are ${value}`, all(value)],
    ),
    ...['null', '[]', '1', '"x"', '', '{', '{"a":1'].map((body): [string, string] => [`just ${body}`, body]),
  ]
}

const pathValues = ['x'.repeat(4_000), '-1', '__proto__', '%00', '99999999999999999999', '%F0%9F%98%80', '1']

function attacksOn(template: string, method: string, operation: Operation): Attack[] {
  const path = (value: string) => template.replace(/\{\w+\}/g, value)
  const init = { method: method.toUpperCase() }
  const queries = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name)
  const asked = (value: string) => [...queries, 'zz'].map((name) => `${encodeURIComponent(name)}=${value}`)
  const attacks: Attack[] = [
    ...pathValues.map((value) => ({ name: `path ${value.slice(0, 20)}`, path: path(value), init })),
    ...['x'.repeat(500), '-1', '%00', '1e400', '__proto__', '%ED%A0%80'].map((value) => ({
      name: `query ${value.slice(0, 20)}`,
      path: `${path('1')}?${asked(value).join('&')}&${asked(value).join('&')}`,
      init,
    })),
    {
      name: '800 unknown queries',
      path: `${path('1')}?${Array.from({ length: 800 }, (_, at) => `q${at}=1`).join('&')}`,
      init,
    },
    {
      name: 'headers',
      path: path('1'),
      init: { ...init, headers: { 'idempotency-key': 'k'.repeat(9_000), 'x-station-id': '9'.repeat(900) } },
    },
  ]
  if (method === 'get' || method === 'delete') return attacks
  const parts = Array.from(
    { length: 3_000 },
    (_, at) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`,
  )
  const multipart = { ...init, headers: { 'content-type': 'multipart/form-data; boundary=b' } }
  return [
    ...attacks,
    ...bodiesOf(operation).map(([name, body]) => ({
      name,
      path: path('1'),
      init: { ...init, headers: json, body },
    })),
    { name: 'parts', path: path('1'), init: { ...multipart, body: `${parts.join('')}--b--` } },
    { name: 'half a part', path: path('1'), init: { ...multipart, body: '--b\r\nContent-Disp' } },
    {
      name: 'no type',
      path: path('1'),
      init: { ...init, body: 'x'.repeat(100_000), headers: { 'content-type': '' } },
    },
  ]
}

async function allAttacks(): Promise<Attack[]> {
  const document = documentSchema.parse(await (await world.fetch('/openapi.json')).json())
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      attacksOn(path.replace(/^\/api/, ''), method, operation),
    ),
  )
}

let last = 0
async function send(station: StationRecord, { path, init }: Attack, token?: string) {
  last += 1
  const headers = new Headers(init.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  // An address of its own each time: limits by address must not hide what stands behind them.
  const facts = { hostStationId: station.id, address: `10.1.${last >> 8}.${last & 255}` }
  const answer = await world.fetch(path, { ...init, headers }, facts)
  return { status: answer.status, text: await answer.text() }
}

function problemOf({ status, text }: { status: number; text: string }): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (status < 400) return undefined
  if (Buffer.byteLength(text) > largestAnswer) return `answered ${Buffer.byteLength(text)} bytes`
  return errorBodySchema.safeParse(JSON.parse(text)).success ? undefined : `answered ${text.slice(0, 80)}`
}

describe('SEC-1 whatever comes in, every endpoint of the OpenAPI document answers little and never 5xx', () => {
  test.each(['a visitor', 'an owner'])('to %s', async (kind) => {
    const station = await world.station()
    const problems: string[] = []
    let token: string | undefined
    for (const attack of await allAttacks()) {
      // Some calls end the session that makes them.
      if (kind === 'an owner') token ??= (await addMember(world, station, { role: 'owner' })).token
      const before = process.memoryUsage().heapUsed
      const answer = await send(station, attack, token)
      if (answer.status === 401) token = undefined
      const grown = process.memoryUsage().heapUsed - before
      const problem = problemOf(answer) ?? (grown > largestGrowth ? `took ${grown} bytes` : undefined)
      if (problem)
        problems.push(`${attack.init.method} ${attack.path.slice(0, 60)} with ${attack.name} ${problem}`)
    }
    expect(problems).toEqual([])
  })
})
