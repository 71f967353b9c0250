import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Forms and addresses that no page of ours makes, sent to every page as a visitor, a member and an owner. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
let people: [string, Record<string, string>][]

beforeAll(async () => {
  station = await world.station({
    content: { activities: [{ id: 16, type: 16, name: 'Carta', description: '<p>Carta</p>' }] },
  })
  const cookieOf = ({ token }: TestMember) => ({ cookie: `${sessionCookieName(false)}=${token}` })
  people = [
    ['a visitor', {}],
    ['a member', cookieOf(await addMember(world, station))],
    ['an owner', cookieOf(await addMember(world, station, { role: 'owner' }))],
  ]
})

const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', 'não-existe']
/** Names under which pages read what somebody wants. */
const asks = ['intent', 'acao', 'intencao', 'passo', 'com', 'aba', 'type', 'id']
type Form = [string, [string, string][]]
/** With the number of a video: a page that plays some asks for it before it reads what is wanted. */
const withVideo = ([name, form]: Form): Form => [name, [...form, ['video', '1']]]
const named = names.map((name): Form => withVideo([name, asks.map((ask) => [ask, name])]))
const hostile: Form[] = [
  [
    'the names of objects as fields, and a name a hundred times',
    [
      ...names.map((name): [string, string] => [name, '1']),
      ...Array.from({ length: 100 }, (): [string, string] => ['id', '1']),
    ],
  ],
  [
    'deep names',
    [
      ['a[b][c][0].d[__proto__].e', '1'],
      ['value[constructor][prototype]', '1'],
      ['items[0].__proto__.x', '1'],
      ['videos[4294967294].name', '1'],
      ['contact.constructor.prototype', '1'],
      [`header${'[0]'.repeat(3_000)}.image`, '1'],
    ],
  ],
  [
    'half a letter and a zero byte',
    [...asks, 'name', 'email'].map((ask): [string, string] => [ask, 'a\ud800\u0000b']),
  ],
  ['a long value', asks.map((ask): [string, string] => [ask, 'ã'.repeat(4_000)])],
]
const odd: Form[] = [['nothing', []], ...hostile.map(withVideo)]
/** Of the names each page gets two, in turns: all of them to each would be most of the time of the tests (ADR 134). */
const formsFor = (nth: number): Form[] => [...odd, ...named.filter((_, at) => at % 3 === nth % 3)]
/** Pages of owners are tried by an owner, the others by a member; the other one of them sends one thing, another one each time. */
const isTheirs = (who: string, pattern: string) =>
  who === 'a visitor' || (who === 'an owner') === pattern.startsWith('/gestao')
const inTurn = <One>(all: readonly One[], nth: number): One[] =>
  all.slice(nth % all.length, (nth % all.length) + 1)
const oddValues = [
  '16',
  '0',
  '-1',
  '99999999999999999999',
  '__proto__',
  '%00',
  '%F0%9F%92%A9',
  'a'.repeat(300),
  '..%2F..',
]
const oddSearch = `?${[...asks, 'pagina', 'de', 'ate', 'q', 'voucher', 'compra', 'video', 'confirmar']
  .map((name, at) => `${name}=${encodeURIComponent(names[at % names.length] ?? '')}&${name}=-1`)
  .join('&')}`
const fill = (pattern: string, value: string) => pattern.replace(/:\w+\??|\*/g, value)
const headersOf = (who: string) => people.find(([name]) => name === who)?.[1] ?? {}
/** What was refused is refused for what it was, not for a session that ended on the way. */
async function expectStillIn(visit: ReturnType<typeof portal.of>) {
  const [, [, member] = [], [, owner] = []] = people
  expect([(await visit('/homepage', member)).status, (await visit('/gestao', owner)).status]).toEqual([
    200, 200,
  ])
}
const largestPage = 400_000

describe('SEC-01 SEC-18 what no page of ours sends', () => {
  // A test each, for a busy machine: some hundreds of requests.
  describe.each(['a visitor', 'a member', 'an owner'])('of %s', (who) => {
    test('SEC-18 odd forms to every address are refused in words, never an error of ours', async () => {
      const visit = portal.of(world, station.slug)
      const wrong: string[] = []
      for (const [nth, pattern] of portal.patterns().entries()) {
        if (pattern === '/logout' && who !== 'a visitor') continue
        const forms = isTheirs(who, pattern) ? formsFor(nth) : inTurn(formsFor(nth), nth)
        for (const [name, form] of forms) {
          const { status, text } = await visit(fill(pattern, '16'), headersOf(who), form)
          if (status >= 500 || text.length > largestPage) wrong.push(`${pattern}, ${name}: ${status}`)
        }
      }
      await expectStillIn(visit)
      expect(wrong).toEqual([])
    })

    test('SEC-18 odd addresses and questions have a page, never an error of ours', async () => {
      const visit = portal.of(world, station.slug)
      const wrong: string[] = []
      for (const [nth, pattern] of portal.patterns().entries()) {
        const all = /[:*]/.test(pattern) ? oddValues : ['']
        const values = isTheirs(who, pattern) ? all : inTurn(all, nth)
        // The odd question goes to one of its addresses, another one each time.
        const asked = values.map((_, at) => (at === nth % values.length ? ['', oddSearch] : ['']))
        for (const [at, value] of values.entries())
          for (const search of asked[at] ?? []) {
            const { status, text } = await visit(fill(pattern, value) + search, headersOf(who))
            if (status >= 500 || text.length > largestPage)
              wrong.push(`${pattern}, ${value}${search && ' ?'}: ${status}`)
          }
      }
      expect(wrong).toEqual([])
    })
  })
})
