import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { StationRecord } from '#api/platform/station-record.ts'
import { errorBodySchema } from '#contract/errors.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { replacedOnce, validBody } from '#tests/fixtures/valid-body.ts'

const world = apiWorld()
const largestAnswer = 16 * 1024
/** By how much one request may raise the most memory the process ever had, in kB: once it was 191 MB for 3,000 keys. */
const largestGrowth = 96 * 1024
const peakMemory = () => process.resourceUsage().maxRSS

const operationSchema = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
type Operation = z.output<typeof operationSchema>
type Attack = { name: string; path: string; init: RequestInit; isNearlyRight?: true }

const json = { 'content-type': 'application/json' }
const many = (count: number, entry: (at: number) => [string, unknown]) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => entry(at))))
const nested = (open: string, inner: string, close: string, depth: number) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`

const bodySchema = (operation: Operation) => operation.requestBody?.content['application/json']?.schema

/** Values of the wrong type, which JSON.stringify cannot write: put in the place of this one. */
const here = '@here'
const wrongValues = [
  'null',
  '-1',
  '1e309',
  '"\\ud800a\\u0000"',
  '[{}]',
  '{"__proto__":{}}',
  `"${'ã'.repeat(60_000)}"`,
]

/**
 * A body that is right but for one value, for each of them at every depth: what is wrong everywhere ends at the first
 * check. Each value gets two of the wrong ones, in turn.
 */
function nearlyRight(operation: Operation): [name: string, body: string][] {
  const right = validBody(bodySchema(operation) ?? {})
  return replacedOnce(right, here).flatMap(([path, body], at) =>
    [0, 1].map((step): [string, string] => {
      const value = wrongValues[(2 * at + step) % wrongValues.length] ?? ''
      const text = JSON.stringify(body).replace(`"${here}"`, () => value)
      return [`${path} that is ${value.slice(0, 20)}`, text]
    }),
  )
}

/** The same for every endpoint. Made once: making them was more work than answering them. */
const deepList = nested('[', '', ']', 30_000)
const deepObject = nested('{"a":', '1', '}', 30_000)
const wideList = `[${'1,'.repeat(60_000)}1]`
const wideObject = many(15_000, (at) => [`k${at}`, {}])
const bodiesOfAll: [name: string, body: string][] = [
  ['3,000 unknown keys', many(3_000, (at) => [`key${at}`, at])],
  ['20,000 unknown keys', many(20_000, (at) => [`k${at}`, 1])],
  ['one long key', many(1, () => ['\u0001'.repeat(30_000), 1])],
  ['a field named __proto__', '{"__proto__":{"a":1},"constructor":1,"hasOwnProperty":1}'],
  ['30,000 levels of lists', deepList],
  ['30,000 levels of objects', deepObject],
  ...['null', '[]', '1', '"x"', '', '{', '{"a":1'].map((body): [string, string] => [`just ${body}`, body]),
]
const manyParts = Array.from(
  { length: 3_000 },
  (_, at) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`,
).join('')

function bodiesOf(operation: Operation): [name: string, body: string][] {
  const names = Object.keys(Object(validBody(bodySchema(operation) ?? {})))
  const all = (value: string) => `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`
  return [
    ...bodiesOfAll,
    ['fields 30,000 levels deep', all(deepList).slice(0, 250_000)],
    ['fields that are deep', names[0] ? `{"${names[0]}":${deepObject}}` : '1'],
    ['a wide list', names[0] ? `{"${names[0]}":${wideList}}` : wideList],
    ['a wide object', names[0] ? `{"${names[0]}":${wideObject}}` : '2'],
    ['long texts', all(JSON.stringify('ã'.repeat(Math.floor(100_000 / (names.length + 1)))))],
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
  const sent = (body: string) => ({ path: path('1'), init: { ...init, headers: json, body } })
  const multipart = { ...init, headers: { 'content-type': 'multipart/form-data; boundary=b' } }
  return [
    ...attacks,
    ...bodiesOf(operation).map(([name, body]) => ({ name, ...sent(body) })),
    ...nearlyRight(operation).map(([name, body]) => ({ name, ...sent(body), isNearlyRight: true as const })),
    { name: 'parts', path: path('1'), init: { ...multipart, body: `${manyParts}--b--` } },
    { name: 'half a part', path: path('1'), init: { ...multipart, body: '--b\r\nContent-Disp' } },
    {
      name: 'no type',
      path: path('1'),
      init: { ...init, body: 'x'.repeat(100_000), headers: { 'content-type': '' } },
    },
  ]
}

const openApi = async () => documentSchema.parse(await (await world.fetch('/openapi.json')).json())

/** One operation after the other: those of all at once are hundreds of megabytes. With each whose turn it is, another one per operation. */
async function* allAttacks(): AsyncGenerator<Attack & { turn: number }> {
  let operations = 0
  for (const [path, methods] of Object.entries((await openApi()).paths))
    for (const [method, operation] of Object.entries(methods)) {
      operations += 1
      for (const [at, attack] of attacksOn(path.replace(/^\/api/, ''), method, operation).entries())
        yield { ...attack, turn: at + operations }
    }
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

/** Every endpoint of the contract that takes JSON. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/**/endpoints.ts', '../../../contract/activity-types/!(*.test).ts'],
  { eager: true },
)
const withBody = z.object({ method: z.string(), path: z.string(), body: z.instanceof(z.ZodType) })
const endpointsWithBody = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((one) => withBody.safeParse(one).data ?? [])

describe('SEC-01 whatever comes in, every endpoint of the OpenAPI document answers little and never 5xx', () => {
  test.each(['a visitor', 'an owner'])('to %s', async (kind) => {
    const station = await world.station()
    const problems: string[] = []
    let token: string | undefined
    for await (const attack of allAttacks()) {
      // An owner may call what visitors may, and sends everything; a visitor, who mostly meets the guard, a third in turns.
      if (kind === 'a visitor' && (attack.isNearlyRight || attack.turn % 3 !== 0)) continue
      // Some calls end the session that makes them.
      if (kind === 'an owner') token ??= (await addMember(world, station, { role: 'owner' })).token
      const before = peakMemory()
      const answer = await send(station, attack, token)
      if (answer.status === 401) token = undefined
      const grown = peakMemory() - before
      const problem = problemOf(answer) ?? (grown > largestGrowth ? `took ${grown} kB` : undefined)
      if (problem)
        problems.push(`${attack.init.method} ${attack.path.slice(0, 60)} with ${attack.name} ${problem}`)
    }
    expect(problems).toEqual([])
  })

  test('SEC-01 a body that is wrong in one place is right everywhere else', async () => {
    const { paths } = await openApi()
    const wrong = endpointsWithBody.flatMap(({ method, path, body }) => {
      const operation = paths[`/api${path}`]?.[method]
      const checked = body.safeParse(validBody(operation && bodySchema(operation)))
      return checked.success
        ? []
        : [`${method} ${path}: ${checked.error.issues.map((one) => one.path.join('.'))}`]
    })
    expect(wrong).toEqual([])
  })
})
