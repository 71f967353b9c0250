import type { ActionFunction, LoaderFunction } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import type { PortalContext } from '#app/station/portal-context.ts'
import { ApiProblem } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { portalPages } from '#tests/fixtures/portal.ts'

/**
 * Every loader and every action of `app/routes.ts` is called as somebody it must refuse. A new route that is not for visitors
 * is refused here until its first line is a guard; one that is for visitors is named below.
 */
const pages = portalPages()

/** Pages, forms and files that are for everybody at a station. */
const forVisitors = new Set(
  `root site/public/layout site/public/landing site/public/about site/public/plan site/public/activity site/public/terms site/public/privacy site/public/terms-version site/public/privacy-version site/public/privacy-request people/links/data-request site/public/support
  site/public/support-enterprise not-authorized site/public/not-found site/public/consent station/choose-scheme site/public/captcha-challenge site/public/favicon
  site/public/manifest site/public/robots site/public/sitemap people/access/layout people/access/login people/recovery/forgot people/recovery/reset people/access/logout
  people/onboarding/signup people/onboarding/pending people/onboarding/activate people/onboarding/activate-link people/onboarding/municipalities people/links/team-invitation people/imported/first-access
  people/links/layout people/links/login-token people/links/deep-link people/links/sharing people/links/card-check commerce/vouchers/check people/links/email-list people/links/email-change
  people/links/short-link services/lucky-numbers/draws site/builder/layout site/builder/entry site/builder/confirm site/builder/not-found`.split(
    /\s+/,
  ),
)

type Person = 'visitor' | 'blocked' | 'ofAnotherStation' | 'unfinished' | 'member'
/** Where each is sent; whoever is not named may come in. */
type Refusals = Partial<Record<Person, string>>

const ofMembers: Refusals = {
  visitor: '/login',
  blocked: '/acesso-bloqueado',
  ofAnotherStation: '/login',
  unfinished: '/signup',
}
const ofOwners: Refusals = { ...ofMembers, member: '/not-autorized' }
const ofMakers: Refusals = {
  visitor: '/criar-estacao',
  blocked: '/acesso-bloqueado',
  ofAnotherStation: '/criar-estacao',
}
/** Pages for accounts that are not open (yet). */
const ofOthers = new Map<string, Refusals>([
  ['console/orders/scan', ofOwners],
  [
    'people/access/blocked',
    { visitor: '/login', ofAnotherStation: '/login', unfinished: '/signup', member: '/homepage' },
  ],
  // Asked by a form that is being filled: led to the log-in from there it would be lost.
  ['commerce/cards/find-cep', { blocked: '/acesso-bloqueado', unfinished: '/signup' }],
  // Whoever has a session has no log-in that waits for a code.
  ['people/codes/enter-code', { ...ofMembers, member: '/homepage' }],
  ['people/access/resume', { visitor: '/login', ofAnotherStation: '/login' }],
  [
    'people/onboarding/onboarding',
    { visitor: '/login', ofAnotherStation: '/login', blocked: '/acesso-bloqueado', member: '/homepage' },
  ],
])

function refusalsOf(id: string, path: string): Refusals {
  if (/^\/gestao(\/|$)/.test(path)) return ofOwners
  if (isWizard(path)) return ofMakers
  return ofOthers.get(id) ?? ofMembers
}

const content = {
  id: 7,
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  image: null,
  type_id: 2,
  active: 1,
  status: 'active',
  deletedAt: null,
  suspended_at: null,
  briefingDone: true,
  establishment_participant: { id: 1, name: 'Clube' },
}
const user = { content, points: 10, permissions: [], is_first_login: false }
const people: Record<Person, () => object> = {
  visitor: () => expect.unreachable('a visitor has no session to ask about'),
  blocked: () => ({ ...user, content: { ...content, suspended_at: '2026-01-01T00:00:00Z' } }),
  ofAnotherStation: () => {
    throw new ApiProblem(403, { code: 'station_mismatch', messages: ['x'] })
  },
  unfinished: () => ({ ...user, is_first_login: true }),
  member: () => user,
}

/** Stations with all that has pages, and whether they make stations. */
const configOf = (onboardingPage: 'company' | 'standard') =>
  configSchema.parse({
    id: 1,
    slug: 'clube',
    name: 'Clube',
    behaviour: {
      onboardingPage,
      virtualCard: true,
      unionServices: true,
      fuelCampaigns: true,
      luckyNumbers: true,
    },
  })
const isWizard = (path: string) => path.startsWith('/criar-estacao')

/** What loaders and actions receive; `read` says what was asked of the API besides who is there. */
function contextOf(person: Person, config = configOf('standard')) {
  const read: string[] = []
  const api = {
    async call({ path }: { path: string }) {
      if (path === getUserWeb.path) return people[person]()
      read.push(path)
      throw new Error(`${path} was asked before the guard`)
    },
  }
  const context = {
    station: { id: 1, slug: 'clube', revision: 1, config, origin: 'http://clube.localhost' },
    api,
    apiWith: () => api,
    sessionToken: person === 'visitor' ? null : 't'.repeat(43),
    cookies: { secret: 's'.repeat(32), secure: false },
    mode: 'production',
    reportError: (error: unknown) => expect.unreachable(String(error)),
    demo: null,
  } as unknown as PortalContext
  return { context, read }
}

type Run = LoaderFunction | ActionFunction
type Entry = { id: string; path: string; kind: 'loader' | 'action'; run: Run }

function entries(): Entry[] {
  const routes = pages.routes()
  const pathOf = (id: string): string => {
    const { parentId, path } = routes[id] ?? {}
    return (parentId ? pathOf(parentId) : '') + (path ? `/${path}` : '')
  }
  return Object.entries(routes).flatMap(([id, route]) =>
    (['loader', 'action'] as const).flatMap((kind) => {
      const run = route?.module[kind] as Run | undefined
      return run ? [{ id, path: pathOf(id), kind, run }] : []
    }),
  )
}

/** What somebody gets, thrown or not. */
async function answerOf(run: Run, args: Parameters<Run>[0]) {
  try {
    return await run(args)
  } catch (error) {
    return error
  }
}

/** Where somebody is sent, or what happened instead; with what was read before. */
async function outcomeOf({ path, kind, run }: Entry, person: Person) {
  const { context, read } = contextOf(person, configOf(isWizard(path) ? 'company' : 'standard'))
  const form = { method: 'POST', body: new URLSearchParams({ id: '16', intent: 'remove' }) }
  const request = new Request(
    `http://clube.localhost${path.replace(/:\w+\??|\*/g, '16')}`,
    kind === 'action' ? form : {},
  )
  const params = { id: '16', participationId: '16', kind: 'category', '*': 'nada' }
  const answer = await answerOf(run, { request, context, params })
  const isSent = answer instanceof Response && answer.status === 302
  const to = isSent ? answer.headers.get('location')?.split('?')[0] : `answers ${String(answer)}`
  return { to, read, isFormRead: request.bodyUsed }
}

describe('SEC-41 ACC-06 the guard comes first, whoever comes', () => {
  test.each(Object.keys(people) as Person[])('%s', async (person) => {
    const found: object = {}
    const expected: object = {}
    for (const entry of entries()) {
      if (forVisitors.has(entry.id) || entry.id.startsWith('demo/')) continue
      const to = refusalsOf(entry.id, entry.path)[person]
      if (!to) continue
      const name = `${entry.kind} of ${entry.id}`
      Object.assign(expected, { [name]: { to, read: [], isFormRead: false } })
      Object.assign(found, { [name]: await outcomeOf(entry, person) })
    }
    expect(found).toEqual(expected)
  })

  test.each(['visitor', 'ofAnotherStation'] as const)(
    'ACC-06 CAR-19 a CEP that is asked for when the session has ended leads nowhere and says nothing: %s',
    async (person) => {
      const cep = entries().find(({ id }) => id === 'commerce/cards/find-cep')
      expect(cep && (await outcomeOf(cep, person))).toMatchObject({ to: 'answers [object Object]', read: [] })
    },
  )

  test('what is for visitors is there, and nothing of members or owners is among it', () => {
    const all = entries()
    expect([...forVisitors].filter((id) => !all.some((entry) => entry.id === id))).toEqual([])
    const wrong = all.filter(({ id, path }) => forVisitors.has(id) && /^\/(homepage|gestao)/.test(path))
    expect(wrong).toEqual([])
  })

  test('STN-U10 nothing of making a station is there where none are made', async () => {
    const wizard = entries().filter(({ id }) => id.startsWith('site/builder/'))
    expect(wizard.length).toBeGreaterThan(10)
    for (const { id, kind, run } of wizard) {
      const { context, read } = contextOf('member')
      const request = new Request('http://clube.localhost/criar-estacao')
      const answer = await answerOf(run, { request, context, params: {} })
      expect({ id, kind, status: (answer as Response).status, read }).toEqual({
        id,
        kind,
        status: 404,
        read: [],
      })
    }
  })

  test('nothing of the demo is there in production', async () => {
    const ofDemo = entries().filter(({ id }) => id.startsWith('demo/'))
    expect(ofDemo.length).toBeGreaterThan(0)
    for (const { run, id } of ofDemo) {
      const { context, read } = contextOf('member')
      const request = new Request('http://clube.localhost/__ui')
      const answer = await answerOf(run, { request, context, params: {} })
      expect({ id, status: (answer as Response).status, read }).toEqual({ id, status: 404, read: [] })
    }
  })
})
