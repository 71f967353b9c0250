import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { createMetrics } from '#server/metrics.ts'
import { createPageCache } from '#server/page-cache.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { type Person, pageBudgets } from './page-budgets.ts'

/** What every page asks of the database and of the API, against its budget: an area that spends more says so there. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
const cookies = {} as Record<Person, Record<string, string>>

const quizOptions = [
  { id: 1, label: 'Um', correct: true },
  { id: 2, label: 'Dois', correct: false },
]

beforeAll(async () => {
  station = await world.station({
    config: {
      behaviour: {
        ...{ onboardingPage: 'company', virtualCard: true, unionServices: true },
        ...{ fuelCampaigns: true, luckyNumbers: true },
      },
      topUp: { transferInstructions: 'Banco 001' },
    },
    content: {
      sections: [{ id: 1, type: 8, title: 'Novidades' }],
      about: [{ id: 1, name: 'Quem somos' }],
      plans: [{ id: 1, name: 'Anual', priceCents: 9900, days: 365 }],
      activities: [
        { id: 1, type: 16, name: 'Carta', priorityCarousel: 1, commentsAndLikes: true },
        { id: 2, type: 16, name: 'Leitura', prerequisites: [1] },
        { id: 3, type: 1, name: 'Convide', body: { code: 'traga' } },
        {
          id: 4,
          type: 8,
          name: 'Pesquisa',
          body: { research: { questions: [{ id: 1, question: 'Como foi?', type: 3 }] } },
        },
        {
          id: 5,
          type: 22,
          name: 'Quiz',
          body: { research: { questions: [{ id: 1, question: 'Quanto?', type: 1, options: quizOptions }] } },
        },
        {
          id: 14,
          type: 14,
          name: 'Loja',
          body: { digitalProduct: true, products: [{ id: 1, name: 'Caneca', valueCents: 2_500 }] },
        },
      ],
      categories: [{ id: 1, name: 'Textos', activities: [1, 2] }],
      journeys: [{ id: 1, name: 'Começo', activities: [1, 2] }],
      nowPlaying: { title: 'No ar', activities: [1] },
      news: [
        { id: 1, title: 'Assembleia', publishedAt: '2020-01-01T12:00:00Z' },
        { id: 2, section: 'legal', title: 'Sentença', publishedAt: '2020-01-01T12:00:00Z' },
      ],
    },
  })
  const cookieOf = ({ token }: TestMember) => ({ cookie: `${sessionCookieName(false)}=${token}` })
  cookies.visitor = {}
  cookies.member = cookieOf(await addMember(world, station))
  cookies.owner = cookieOf(await addMember(world, station, { role: 'owner' }))
  cookies.newcomer = cookieOf(await addMember(world, station, { firstLogin: true, briefingDone: false }))
})

const visitIn = (parts: Parameters<typeof portal.of>[3]) =>
  portal.of(world, station.slug, world.answer, parts)

const countOf = (timing: string | null, what: 'queries' | 'calls') =>
  Number(new RegExp(`desc="(\\d+) ${what}"`).exec(timing ?? '')?.[1])

/** Once warm; now and then a visit looks up anew which revision the station has, the next one does not. */
async function costOf([as, path, , budget]: (typeof pageBudgets)[string]) {
  const visit = visitIn({ mode: 'demo' })
  await visit(path, cookies[as])
  for (let tries = 5; ; tries -= 1) {
    const { status, timing } = await visit(path, cookies[as])
    const queries = countOf(timing, 'queries')
    if (queries === budget || tries === 1) return { status, queries, calls: countOf(timing, 'calls') }
  }
}

test('every page has a budget of queries and calls', () => {
  expect(Object.keys(pageBudgets).sort()).toEqual(portal.patterns().sort())
})

test.each(Object.entries(pageBudgets))('%s costs what its budget says', async (_, budget) => {
  const [, , status, queries, calls] = budget
  expect(await costOf(budget)).toEqual({ status, queries, calls })
})

test.each([
  ['services', 6, 7],
  ['content', 4, 7],
] as const)(
  'a home that begins with %s costs what its parts are, all asked for at once',
  async (home, queries, calls) => {
    const one = await world.station({
      config: { brand: { member: { home } }, behaviour: { unionServices: true } },
      content: { activities: [{ id: 1, type: 16, name: 'Carta', priorityCarousel: 1 }] },
    })
    const { token } = await addMember(world, one)
    const visit = portal.of(world, one.slug, world.answer, { mode: 'demo' })
    const cookie = { cookie: `${sessionCookieName(false)}=${token}` }
    await visit('/homepage', cookie)
    const { status, timing } = await visit('/homepage', cookie)
    expect([status, countOf(timing, 'queries'), countOf(timing, 'calls')]).toEqual([200, queries, calls])
  },
)

describe('what a page costs is said', () => {
  const said =
    /^database;dur=[\d.]+;desc="\d+ queries", calls;dur=[\d.]+;desc="\d+ calls", render;dur=[\d.]+, total;dur=[\d.]+$/

  test('to owners of the station, to nobody else where there is no demo', async () => {
    const visit = visitIn({})
    const timingOf = async (path: string, as: Person) => (await visit(path, cookies[as])).timing
    expect(await timingOf('/homepage', 'owner')).toMatch(said)
    expect(await timingOf('/homepage', 'member')).toBeNull()
    expect(await timingOf('/login', 'visitor')).toBeNull()
    const other = await world.station()
    const elsewhere = portal.of(world, other.slug)
    expect((await elsewhere('/homepage', cookies.owner)).timing).toBeNull()
  })

  test('to everybody in the demo, but not on pages that are kept', async () => {
    expect((await visitIn({ mode: 'demo' })('/', {})).timing).toMatch(said)
    const visit = visitIn({ mode: 'demo', pageCache: createPageCache() })
    const host = `${station.slug}.localhost:3000`
    for (const _ of ['rendered and kept', 'from memory'])
      expect(await visit('/', { host })).toMatchObject({ status: 200, timing: null })
  })

  test('by the pattern of the route in the metrics, never by the path', async () => {
    const metrics = createMetrics(null)
    await visitIn({ metrics })('/atividade/1?de=segredo', {})
    const text = await metrics.text()
    const counted = (name: string) => {
      const found = [...text.matchAll(new RegExp(`^http_route_${name}({.*?}) (\\d+)`, 'gm'))]
      expect(found.map(([, labels]) => labels)).toEqual(['{method="GET",route="/atividade/:id"}'])
      return Number(found[0]?.[2])
    }
    const [, , , queries = 0, calls] = pageBudgets['/atividade/:id'] ?? []
    expect(counted('duration_seconds_count')).toBe(1)
    expect(counted('calls_total')).toBe(calls)
    // The first visit looks up whose host it is, too.
    expect(counted('queries_total')).toBeGreaterThanOrEqual(queries)
    expect(text).not.toMatch(/segredo|atividade\/1/)
  })
})
