import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { createLogger } from '#server/logger.ts'
import { createPageCache, type PageCache } from '#server/page-cache.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { portalPages, testApp } from '#tests/fixtures/portal.ts'

/**
 * The portal with a platform API that is somewhere else: the same pages over HTTP, and what people see when that API
 * is slow, down, broken or speaks another dialect of errors. MSW is the network; a real API stands behind it.
 */
const remote = 'http://api.remote/api'
const network = setupServer()
const world = apiWorld()
const pagesOfPortal = portalPages()
let station: StationRecord

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'error' })
  station = await world.station({
    content: {
      sections: [{ id: 1, type: 4, title: 'Bem-vindo ao clube' }],
      about: [{ id: 1, name: 'História', menuTitle: 'Nossa turma', html: '<p>Desde 1990</p>' }],
      activities: [{ id: 1, type: 16, name: 'Palestra' }],
    },
  })
}, 120_000)
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Everything passes to the real API, over "HTTP". */
const passing = http.all(`${remote}/*`, async ({ request }) => {
  const path = request.url.slice(remote.length)
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
  return world.fetch(path, { method: request.method, headers: request.headers, ...(body && { body }) })
})

function portal(pageCache: PageCache | null = null) {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => lines.push(line) })
  const app = testApp((request) => fetch(request), {
    ...pagesOfPortal.parts(),
    api: null,
    files: null,
    apiUrl: remote,
    pageCache,
    log,
  })
  const host = `${station.slug}.localhost`
  return {
    lines,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://${host}${path}`, { headers: { host, ...headers } }),
    post: (path: string, form: Record<string, string>) =>
      app.request(`http://${host}${path}`, {
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
  }
}

test('the same portal works with an API over HTTP', async () => {
  network.use(passing)
  const page = await portal().get('/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Bem-vindo ao clube')
})

describe('a remote API that fails', () => {
  const failures: [string, Parameters<typeof network.use>[0]][] = [
    ['is down', http.get(`${remote}/station-sections/`, () => HttpResponse.error())],
    [
      'is slow',
      http.get(`${remote}/station-sections/`, async () => {
        await delay(2_000)
        return HttpResponse.json([])
      }),
    ],
    [
      'answers 500',
      http.get(`${remote}/station-sections/`, () => HttpResponse.text('boom at line 3', { status: 500 })),
    ],
    ['answers HTML', http.get(`${remote}/station-sections/`, () => HttpResponse.html('<h1>Proxy</h1>'))],
    ['breaks the contract', http.get(`${remote}/station-sections/`, () => HttpResponse.json([{ id: 'x' }]))],
  ]
  test.each(failures)(
    'GAP-98 that %s: the page stays usable and shows nothing of its inside',
    async (_, handler) => {
      network.use(handler, passing)
      const page = await portal().get('/')
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain(`data-station="${station.id}"`)
      expect(html).not.toMatch(/boom|line 3|Proxy|at .*\.tsx?:\d+/)
    },
  )

  const pages = ['/', '/termos-de-uso', '/sobre/1', '/atividade/1']
  test.each(pages)('SEC-38 once, at the menu: %s comes without it and is kept only with it', async (path) => {
    network.use(
      http.get(`${remote}/website-settings/:id`, () => HttpResponse.error(), { once: true }),
      passing,
    )
    const cache = createPageCache()
    const { get } = portal(cache)
    const degraded = await get(path)
    expect([degraded.status, cache.stats().pages]).toEqual([200, 0])
    expect(await degraded.text()).not.toContain('Nossa turma')
    expect(await (await get(path)).text()).toContain('Nossa turma')
    expect(cache.stats().pages).toBe(1)
  })

  test('that does not answer at all for an unknown station: one sentence, 503', async () => {
    network.use(http.all(`${remote}/*`, () => HttpResponse.error()))
    const page = await portal().get('/')
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Estamos fora do ar por um instante')
  })

  test('that went away after a while: the station is still known', async () => {
    network.use(passing)
    const { get } = portal()
    expect((await get('/')).status).toBe(200)
    network.resetHandlers()
    network.use(http.all(`${remote}/*`, () => HttpResponse.error()))
    const page = await get('/')
    expect(await page.text()).toContain(`data-station="${station.id}"`)
  })
})

describe('ERR-02 other dialects of errors at log-in', () => {
  const login = {
    email_or_cpf: 'email',
    email: 'a@exemplo.com.br',
    identifier: 'a@exemplo.com.br',
    password: 'Senha123',
  }
  const dialects: [string, unknown, string][] = [
    [
      'a list of messages',
      { messages: ['Conta bloqueada pelo parceiro', 'segunda'] },
      'Conta bloqueada pelo parceiro',
    ],
    ['an error field', { error: 'Senha incorreta no parceiro' }, 'Senha incorreta no parceiro'],
    ['a plain list', ['Primeira mensagem', 'outra'], 'Primeira mensagem'],
    ['nothing that can be read', { foo: 1 }, 'Erro'],
  ]
  test.each(dialects)('%s', async (_, body, shown) => {
    network.use(
      http.post(`${remote}/auth/login/establishment/:id`, () =>
        HttpResponse.json(body as never, { status: 422 }),
      ),
      passing,
    )
    const page = await portal().post('/login?com=email', login)
    expect(page.status).toBeLessThan(500)
    expect(await page.text()).toContain(shown)
  })
})

test('a 401 of a remote API ends the session and comes back after the log-in', async () => {
  network.use(
    http.all(`${remote}/*`, ({ request }) =>
      request.headers.get('authorization')
        ? HttpResponse.json({ messages: ['expired'] }, { status: 401 })
        : undefined,
    ),
    passing,
  )
  const page = await portal().get('/homepage', { cookie: 'sessao=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })
  expect(page.status).toBe(302)
  expect(page.headers.get('location')).toContain('/login')
  expect(page.headers.get('set-cookie')).toMatch(/sessao=;.*Max-Age=0/)
})
