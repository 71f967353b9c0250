import type { IncomingMessage, ServerResponse } from 'node:http'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { type Api, createApi } from '#api/index.ts'
import { databaseHandle } from '#api/platform/db/handle.ts'
import { ApiError } from '#api/platform/errors.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { createClient } from '#contract/client.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { suspendedText } from '#contract/stations/registry/schemas.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { createApp } from './app.ts'
import type { AppParts } from './app-parts.ts'
import { askDomain, domainAnswerPath } from './domain-answer.ts'
import { createDomainArrivals } from './domain-arrivals.ts'
import { createKeptPages } from './kept-pages.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache.ts'
import { createStationDirectory } from './station-directory.ts'

/** Waits some rounds of the event loop, after which waiting work begins. */
const rounds = async () => {
  for (let nth = 0; nth < 40; nth += 1) await new Promise(setImmediate)
}

const fan = {
  id: 7,
  slug: 'clube',
  revision: 1,
  primaryDomain: null as string | null,
  isSuspended: false,
  config: configSchema.parse({ id: 7, slug: 'clube', name: 'Clube' }),
}

/** Asks the kept pages as Node's server does first: the kept answer, or undefined when the app must answer. */
function askMemory(answerKept: ReturnType<typeof createKeptPages>, request: object): Response | undefined {
  let head = { status: 0, headers: {} }
  let response: Response | undefined
  const outgoing = {
    writeHead: (status: number, headers: Record<string, string>) => {
      head = { status, headers }
    },
    end: (body: BodyInit | null) => {
      response = new Response(body, head)
    },
  }
  answerKept(request as IncomingMessage, outgoing as unknown as ServerResponse)
  return response
}

/** The token of a session. */
const known = 'k'.repeat(43)

/** Stands for the portal's routes. */
const routePattern = (pathname: string) => (pathname === '/' ? '/' : '/page')

/** The API as it is, with no database behind it. */
const realApi = createApi({
  db: databaseHandle(drizzle(new Pool({ host: '127.0.0.1', port: 1 }))),
  ports: testPorts(),
  stations: { byId: async () => Promise.reject(new Error('not asked')), forget() {} },
  urls: { scheme: 'http', baseDomain: 'localhost', port: 80 },
})

/** Stands for what they say of their forms. */
const uploadPages: AppParts['uploadPages'] = (pathname) => {
  if (pathname.startsWith('/gestao/aparencia')) return { of: 'team' }
  if (pathname.startsWith('/homepage/survey')) return { of: 'member', mostBytes: 1_000_000 }
  return /^\/criar-estacao\/(foto|logo)/.test(pathname) ? { of: 'member' } : null
}

/** Makes the app with one station, a portal that counts its renders, and no platform behind it. */
function world(parts: Partial<AppParts> = {}, baseDomain = 'localhost') {
  const station = { ...fan }
  let renders = 0
  const lines: string[] = []
  const client = createClient({
    baseUrl: 'http://api.test/api',
    timeoutMs: 0,
    async transport(request) {
      const query = new URL(request.url).searchParams
      const found =
        query.get('slug') === station.slug || /^(www\.)?clube\.com\.br$/.test(query.get('domain') ?? '')
      return found
        ? Response.json(station)
        : Response.json({ code: 'not_found', messages: ['x'] }, { status: 404 })
    },
  })
  const directory = createStationDirectory(client, { baseDomain })
  const pageCache = createPageCache()
  const metrics = createMetrics(pageCache)
  const log = createLogger('info', { write: (line) => lines.push(line) })
  const answerKept = createKeptPages({
    port: 3000,
    pageCache,
    directory,
    trustProxy: parts.trustProxy ?? false,
    routePattern,
    domainArrived: parts.domainArrived,
    metrics,
    log,
  })
  const app = createApp({
    mode: 'demo',
    trustProxy: false,
    port: 3000,
    directory,
    api: null,
    // 'kkk…', or the number of a person as often.
    personOfSession: async (token) =>
      token === known || /^\d+$/.test(token) ? { name: token, isOfTeam: !token.startsWith('9') } : null,
    apiUrl: undefined,
    apiTimeoutMs: 1000,
    files: null,
    secret: 's'.repeat(32),
    siteScript: '/assets/site.js',
    routePattern,
    uploadPages,
    demo: null,
    clientDir: 'build/client',
    pageCache,
    metrics,
    log,
    services: async () => ({ database: null, files: null }),
    async portal(request) {
      renders += 1
      const { pathname } = new URL(request.url)
      if (pathname === '/boom') throw new Error('secret detail')
      return new Response(`<p>render ${renders}</p>`, {
        headers: {
          'content-type': 'text/html',
          ...(pathname === '/' && { 'x-page-cache': 'visitor' }),
          ...(pathname === '/pronto' && { 'x-form-target': 'https://clube.com.br/gestao' }),
        },
      })
    },
    ...parts,
  })
  const ask = (path: string, init: RequestInit & { host?: string } = {}) => {
    const { host = 'clube.localhost', ...rest } = init
    const headers = { host, ...rest.headers } as Record<string, string>
    const kept = askMemory(answerKept, { method: rest.method ?? 'GET', url: path, headers })
    return kept ?? app.request(`http://${host}${path}`, { ...rest, headers })
  }
  return { ask, app, station, directory, lines, renders: () => renders }
}

describe('TEN-01 bad hosts', () => {
  test('an unknown host gets a plain 404 page that names no station', async () => {
    const answer = await world().ask('/', { host: 'ninguem.localhost' })
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Página não encontrada')
    expect(html).not.toMatch(/Clube|<script|stack/i)
  })

  test('a malformed host header is a 400', async () => {
    const { app } = world()
    for (const host of ['a b', 'clube.localhost@evil', '..', 'x'.repeat(400)]) {
      const answer = await app.request('http://clube.localhost/', { headers: { host } })
      expect(answer.status).toBe(400)
    }
  })

  test('a forwarded host counts only behind a trusted proxy', async () => {
    const headers = { 'x-forwarded-host': 'clube.localhost' }
    expect((await world().ask('/', { host: 'outro.localhost', headers })).status).toBe(404)
    expect((await world({ trustProxy: true }).ask('/', { host: 'outro.localhost', headers })).status).toBe(
      200,
    )
  })

  test('SEC-18 of several forwarded hosts the one counts that the proxy itself says, the last', async () => {
    const { ask } = world({ trustProxy: true })
    const statusOf = async (list: string) =>
      (await ask('/', { host: 'x.localhost', headers: { 'x-forwarded-host': list } })).status
    expect(await statusOf('outro.localhost, clube.localhost')).toBe(200)
    expect(await statusOf('clube.localhost, outro.localhost')).toBe(404)
  })

  test('SEC-34 what the framework would answer with an error line is refused before it', async () => {
    const { ask, renders } = world()
    expect([(await ask('/suporte?_data=routes')).status, renders()]).toEqual([400, 0])
    const links = '&p=/login'.repeat(121)
    expect([(await ask(`/__manifest?version=1${links}`)).status, renders()]).toEqual([400, 0])
  })

  test('GAP-181 a station that its keeper has closed says so on every page, kept ones and files too, and opens again', async () => {
    const { ask, station, directory, renders } = world()
    expect((await ask('/')).status).toBe(200)
    Object.assign(station, { isSuspended: true, revision: 2 })
    directory.forget(station.id)
    for (const path of ['/', '/homepage', '/gestao', '/arquivos/7/a/logo.webp']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '86400'])
      expect(await answer.text()).toContain(suspendedText)
    }
    expect(renders()).toBe(1)
    Object.assign(station, { isSuspended: false, revision: 3 })
    directory.forget(station.id)
    expect((await ask('/')).status).toBe(200)
  })

  test('a station made a moment later is found without a restart', async () => {
    const { ask, station, directory } = world()
    station.slug = 'depois'
    expect((await ask('/', { host: 'clube.localhost' })).status).toBe(404)
    station.slug = 'clube'
    directory.forget()
    expect((await ask('/', { host: 'clube.localhost' })).status).toBe(200)
  })
})

describe('GAP-02 a domain of its own', () => {
  const moved = (parts: Partial<AppParts> = { mode: 'production' }) => {
    const { station, directory, ask, ...rest } = world(parts)
    const prove = () => {
      Object.assign(station, { revision: 2, primaryDomain: 'clube.com.br' })
      directory.forget(station.id)
    }
    return { ask, prove, station, ...rest }
  }

  test('once it is proved, pages of the sub-domain answer 301, a page that was kept too', async () => {
    const { ask, prove } = moved()
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/')).status).toBe(200)
    prove()
    for (const path of ['/', '/sobre/1?a=1%20b', '/robots.txt']) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 301])
      expect(answer.headers.get('location')).toBe(`https://clube.com.br${path}`)
      expect(answer.headers.get('cache-control')).toBe('max-age=3600')
    }
    expect((await ask('/', { host: 'CLUBE.localhost.' })).status).toBe(301)
    expect((await ask('/', { method: 'HEAD' })).status).toBe(301)
    expect((await ask('/', { host: 'clube.com.br' })).status).toBe(200)
    expect((await ask('/', { host: 'Clube.Com.Br.:8080' })).status).toBe(200)
  })

  test('SEC-26 the www of the domain leads to it, whatever the page', async () => {
    const { ask, prove } = moved()
    expect((await ask('/', { host: 'www.clube.com.br' })).status).toBe(200)
    prove()
    for (const path of ['/', '/login?com=email', '/gestao']) {
      const answer = await ask(path, { host: 'www.clube.com.br' })
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://clube.com.br${path}`])
    }
  })

  test('open forms still arrive, open pages still fetch; plain HTTP leads nowhere', async () => {
    const { ask, prove } = moved()
    prove()
    const form = { origin: 'http://clube.localhost', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask('/suporte', { method: 'POST', body: 'a=1', headers: form })).status).toBe(200)
    expect((await ask('/login.data')).status).toBe(200)
    expect((await ask('/icone.png', { headers: { 'sec-fetch-dest': 'image' } })).status).toBe(200)
    expect((await ask('/sobre/1', { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(301)
    const demo = moved({ mode: 'demo' })
    demo.prove()
    expect((await demo.ask('/')).status).toBe(200)
  })

  test.each([
    ['clube.com.br', 200],
    ['CLUBE.COM.BR.', 200],
    ['clube.localhost', 200],
    ['localhost', 200],
    ['www.localhost', 200],
    ['ninguem.localhost', 404],
    ['a.clube.localhost', 404],
    ['www.clube.com.br', 200],
    ['www.www.clube.com.br', 404],
    ['xn--clbe-zza.localhost', 404],
    // Cyrillic letters that look like Latin ones.
    ['\u0441lub\u0435.localhost', 404],
    ['\u0441lub\u0435.com.br', 404],
    ['clube.com.br/../x', 404],
    ['cl%75be.com.br', 404],
    ['127.0.0.1', 404],
    ['[::1]', 404],
    ['127.0.0.1:443', 404],
    ['0x7f.1', 404],
    ['', 404],
    ['..', 404],
  ])('a TLS proxy that asks for %s gets %i', async (domain, status) => {
    const { app } = moved()
    const path = `/internal/tls-allowed?domain=${encodeURIComponent(domain)}`
    expect((await app.request(`http://127.0.0.1${path}`)).status).toBe(status)
  })

  test.each([
    '/gestao',
    '/gestao/dominio?a=1',
    '/Gestao',
    '/login?redirectTo=/gestao',
    '/login-token/abc',
    '/logout',
    '/redefinir-senha/a/b',
  ])('%s stays at the sub-domain: the owner gets in though the domain leads nowhere', async (path) => {
    const { ask, prove } = moved()
    prove()
    expect((await ask(path)).status).toBe(200)
    expect((await ask('/gestaodetudo')).status).toBe(301)
  })

  test('a request over HTTPS that names the domain is heard of; other hosts and plain HTTP are not', async () => {
    const seen: unknown[] = []
    const { ask } = moved({ trustProxy: true, domainArrived: (...arrival) => seen.push(arrival) })
    const headers = { 'x-forwarded-proto': 'https' }
    await ask('/', { host: 'clube.com.br' })
    await ask('/', { host: 'outro.com.br', headers })
    await ask('/', { host: 'clube.localhost', headers })
    expect(seen).toEqual([])
    await ask('/', { host: 'clube.com.br', headers })
    expect(seen).toEqual([[7, 'clube.com.br']])
    // Kept by now: who looks at it may come by the domain, too.
    await ask('/', { host: 'clube.com.br', headers })
    expect(seen).toHaveLength(2)
  })

  /** The server that really answers under the domain: another one, another installation's, or the app. */
  type Answering = (path: string, host: string) => Response | Promise<Response>

  /** Makes the app as the internet sees it: asking the domain gets to whatever answers there. */
  const internet = () => {
    const asked: string[] = []
    let answering: Answering = () => new Response('nothing', { status: 404 })
    const file = async (domain: string, path: string, scheme?: string) => {
      asked.push(`${scheme}://${domain}`)
      const answer = await answering(path, domain)
      return answer.status === 200 ? answer.text() : null
    }
    let answers = 0
    const leadsHere = askDomain({ file }, 's'.repeat(32))
    const arrivals = createDomainArrivals({
      isAwaited: async () => portal.station.primaryDomain === null,
      leadsHere: (domain) =>
        leadsHere(domain).finally(() => {
          answers += 1
        }),
      remember: async () => portal.prove(),
      log: { warn: () => {} },
      now: () => clock,
    })
    let clock = Date.now()
    const portal = moved({ mode: 'production', trustProxy: true, domainArrived: arrivals.arrived })
    const headers = { 'x-forwarded-proto': 'https' }
    return {
      asked,
      lead: (to: Answering) => {
        answering = to
      },
      here: (path: string, host: string) => portal.ask(path, { host, headers }),
      /** A request with the domain in its Host, a minute after the one before; then what the sub-domain answers. */
      async visit() {
        clock += 60_001
        const before = answers
        await portal.ask('/', { host: 'clube.com.br', headers })
        await vi.waitFor(() => expect(answers).toBe(before + 1))
        await rounds()
        return (await portal.ask('/')).status
      },
    }
  }

  test('SEC-49 a forged Host moves nobody; once the domain itself leads here, people are moved', async () => {
    const { visit, lead, here, asked } = internet()
    expect(await visit()).toBe(200)
    lead((path, host) => moved({ secret: 'o'.repeat(32) }).ask(path, { host }))
    expect(await visit()).toBe(200)
    lead((path) => new Response(path.split('/').at(-1)))
    expect(await visit()).toBe(200)
    lead((path) => here(path, 'clube.localhost'))
    expect(await visit()).toBe(200)
    lead(here)
    expect(await visit()).toBe(301)
    expect(new Set(asked)).toEqual(new Set(['https://clube.com.br']))
  })

  test.each(['clube.localhost', 'outro.com.br', 'localhost'])(
    'SEC-49 %s, which is no domain of a station, gets no answer of ours',
    async (host) => {
      const path = `/.well-known/estacao/${'n'.repeat(22)}`
      expect((await moved().ask(path, { host })).status).toBe(404)
      expect((await moved().ask(path, { host: 'clube.com.br' })).status).toBe(200)
    },
  )

  test('SEC-49 however many requests name a domain, it is asked once, and again after a pause, a change or a failure', async () => {
    const asked: string[] = []
    let clock = Date.now()
    let answer = async () => false
    const { arrived, forget } = createDomainArrivals({
      isAwaited: async (_, domain) => domain !== 'antigo.com.br',
      leadsHere: (domain) => {
        asked.push(domain)
        return answer()
      },
      remember: async () => {},
      log: { warn: () => {} },
      now: () => clock,
    })
    const ask = async (minutes: number, domain = 'clube.com.br') => {
      clock += minutes * 60_000
      for (let at = 0; at < 20; at += 1) arrived(7, domain)
      await rounds()
      return asked.length
    }
    expect(await ask(0)).toBe(1)
    expect(await ask(0.9)).toBe(1)
    forget(7)
    expect(await ask(0)).toBe(1)
    answer = () => Promise.reject(new Error('no database'))
    expect(await ask(1)).toBe(2)
    answer = async () => true
    expect(await ask(1)).toBe(3)
    expect(await ask(10)).toBe(3)
    forget(8)
    expect(await ask(10)).toBe(3)
    forget(7)
    expect(await ask(10)).toBe(4)
    expect(await ask(10, 'antigo.com.br')).toBe(4)
  })

  test('SEC-49 a domain whose server is silent is not asked again meanwhile, nor others of its station beside it', async () => {
    const asked: string[] = []
    let clock = Date.now()
    const { arrived } = createDomainArrivals({
      isAwaited: async () => true,
      leadsHere: (domain) => {
        asked.push(domain)
        return new Promise(() => {})
      },
      remember: async () => {},
      log: { warn: () => {} },
      now: () => clock,
    })
    for (const domain of ['mudo.com.br', 'calado.com.br', 'mudo.com.br']) {
      arrived(7, domain)
      clock += 3_600_000
      await rounds()
    }
    arrived(8, 'clube.com.br')
    await rounds()
    expect(asked).toEqual(['mudo.com.br', 'clube.com.br'])
  })

  test.each(['3clubes.com.br', 'www.3clubes.com.br'])(
    'a base domain that begins with a digit: %s',
    async (domain) => {
      const { app } = world({}, '3clubes.com.br')
      const answer = await app.request(`http://127.0.0.1/internal/tls-allowed?domain=${domain}`)
      expect(answer.status).toBe(200)
    },
  )
})

describe('SEC-46 pages that visitors are shown', () => {
  test('SEC-46 wait in a line of their own, half of it for one station, whoever asks', async () => {
    const begun: string[] = []
    const open: (() => void)[] = []
    const portal = (request: Request) => {
      const { host, pathname } = new URL(request.url)
      begun.push(`${host}${pathname}`)
      return new Promise<Response>((resolve) => open.push(() => resolve(new Response('page'))))
    }
    const { ask, station } = world({ portal, trustProxy: true })
    const from = (person: number) => ({ 'x-forwarded-for': `192.0.2.${person}` })
    const cookie = `sessao=${known}`
    const answers = [1, 2, 3, 4, 5].map((page) => ask(`/pagina${page}`, { headers: { ...from(1), cookie } }))
    await expect.poll(() => begun).toHaveLength(4)
    // All places of that address are taken by what it asked for itself.
    for (const [index, path] of ['/sobre/1', '/sobre/2', '/sobre/3'].entries())
      answers.push(Promise.resolve(ask(path, { headers: from(index + 1) })))
    await expect.poll(() => begun.slice(4)).toEqual(['clube.localhost/sobre/1', 'clube.localhost/sobre/2'])
    Object.assign(station, { id: 8, slug: 'outro' })
    answers.push(Promise.resolve(ask('/', { host: 'outro.localhost', headers: from(2) })))
    await expect.poll(() => begun.slice(6)).toEqual(['outro.localhost/'])
    for (let at = 0; at < answers.length; at += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(at)
      open[at]?.()
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(9).fill(200))
  })

  test('SEC-58 are rendered in turns of those who ask: two at a time of one address, and nobody waits in a stranger’s line', async () => {
    const begun: string[] = []
    const open: (() => void)[] = []
    const portal = (request: Request) => {
      const { pathname } = new URL(request.url)
      begun.push(pathname)
      const headers: HeadersInit = pathname === '/' ? { 'x-page-cache': 'visitor' } : {}
      return new Promise<Response>((resolve) => open.push(() => resolve(new Response('page', { headers }))))
    }
    const { ask } = world({ portal, trustProxy: true })
    const from = (person: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${person}` } })
    // Looks the host up, which has lines of its own.
    await ask('/api/')
    const strangers = Array.from({ length: 20 }, (_, at) => ask(`/atividade/${at}`, from(1)))
    const home = [ask('/', from(1)), ask('/', from(2)), ask('/', from(3)), ask('/', from(3))]
    await expect.poll(() => begun).toEqual(['/atividade/0', '/atividade/1'])
    open[0]?.()
    await expect.poll(() => begun.slice(2)).toEqual(['/'])
    open[2]?.()
    // Kept by now: shown at once to whoever waited for a turn, but for who stands behind their own requests.
    expect((await Promise.all(home.slice(1))).map(({ status }) => status)).toEqual([200, 200, 200])
    for (let at = 3; at < 21; at += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(at)
      open[at]?.()
    }
    open[1]?.()
    expect((await Promise.all([...strangers, ...home])).every(({ status }) => status === 200)).toBe(true)
    expect(begun.filter((path) => path === '/')).toHaveLength(1)
  })
})

test('SEC-53 names of hosts are looked up in the line of whoever asks, and a full one is told to come again', async () => {
  const { directory } = world()
  const lines: string[] = []
  const full = async (_: unknown, line: string) => {
    lines.push(line)
    throw new ApiError('too_many_requests', 'full', { details: { retryAfterSeconds: 5 } })
  }
  const { ask, lines: logged } = world({ directory: { ...directory, of: full }, trustProxy: true })
  const headers = { 'x-forwarded-for': '2001:db8:7:1::1' }
  const paths = [
    '/',
    '/api/actions',
    '/internal/tls-allowed?domain=x.com',
    `${domainAnswerPath}${'n'.repeat(22)}`,
  ]
  for (const path of paths) {
    const { status, headers: said } = await ask(path, { host: 'inventado.com', headers })
    expect([status, said.get('retry-after')], path).toEqual([503, '5'])
  }
  expect(lines).toEqual(Array(4).fill('2001:db8:7::/48'))
  expect(logged.join()).not.toContain('"err"')
})

test('SEC-54 of one address as many calls are worked on at a time as pages', async () => {
  let begun = 0
  const open: (() => void)[] = []
  const fetch = () => {
    begun += 1
    return new Promise<Response>((resolve) => open.push(() => resolve(new Response('called'))))
  }
  const { ask } = world({ api: { ...realApi, fetch }, trustProxy: true })
  const from = (address: string) => ask('/api/actions', { headers: { 'x-forwarded-for': address } })
  const answers = Array.from({ length: 20 }, () => from('192.0.2.1'))
  await expect.poll(() => begun).toBe(4)
  answers.push(from('192.0.2.2'))
  await expect.poll(() => begun).toBe(5)
  for (let at = 0; at < answers.length; at += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(at)
    open[at]?.()
  }
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
})

test('SEC-51 forms of one address that are rendered are as many at a time as its pages', async () => {
  let [acted, rendered] = [0, 0]
  const open: (() => void)[] = []
  const portal: AppParts['portal'] = async (_request, context) => {
    acted += 1
    return context.renderInQueue(() => {
      rendered += 1
      return new Promise((resolve) => open.push(() => resolve(new Response('page', { status: 422 }))))
    })
  }
  const { ask } = world({ portal })
  const post = { method: 'POST', body: 'name=x', headers: { origin: 'http://clube.localhost' } }
  const answers = Array.from({ length: 20 }, () => ask('/cadastrar', post))
  await expect.poll(() => acted).toBe(8)
  expect(rendered).toBe(4)
  for (let at = 0; at < 20; at += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(at)
    open[at]?.()
  }
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(422)
})

test('SEC-97 three who listen are of one person, sixty of one line, and a place that is left is free', async () => {
  const held: (() => void)[] = []
  const portal: AppParts['portal'] = async (request, { takeListenerSlot }) => {
    const leave = takeListenerSlot(Number(new URL(request.url).searchParams.get('person')))
    if (leave) held.push(leave)
    return new Response(null, { status: leave ? 200 : 204 })
  }
  const { ask } = world({ portal, trustProxy: true })
  const listen = async (person: number, line: number) => {
    const headers = { 'x-forwarded-for': `192.0.2.${line}` }
    return (await ask(`/homepage/pedidos/1/eventos?person=${person}`, { headers })).status
  }
  const ofOne = [await listen(1, 1), await listen(1, 2), await listen(1, 1), await listen(1, 3)]
  expect(ofOne).toEqual([200, 200, 200, 204])
  for (let person = 2; held.length < 3 + 58; person += 1) await listen(person, 1)
  expect([await listen(100, 1), await listen(100, 2)]).toEqual([204, 200])
  held[0]?.()
  expect([await listen(100, 1), await listen(1, 3)]).toEqual([200, 200])
})

describe('page cache', () => {
  test('visitors get the kept page; a new revision renders again', async () => {
    const { ask, station, directory, renders } = world()
    const first = await (await ask('/')).text()
    expect(await (await ask('/')).text()).toBe(first)
    expect(renders()).toBe(1)
    station.revision = 2
    directory.forget(station.id)
    expect(await (await ask('/')).text()).not.toBe(first)
  })

  test('a session, a message or another consent never sees or fills a kept page', async () => {
    const { ask, renders } = world()
    await ask('/')
    for (const cookie of ['sessao=abc', 'aviso=abc', 'cookies_aceitos=1', 'maioridade=1'])
      await ask('/', { headers: { cookie } })
    await ask('/criar-estacao?x=1')
    expect(renders()).toBe(6)
  })

  test('SEC-35 a query that kept pages do not read shows the kept page, and nothing of it is kept', async () => {
    let renders = 0
    const portal: AppParts['portal'] = async ({ url }) => {
      renders += 1
      return new Response(new URL(url).search, { headers: { 'x-page-cache': 'visitor' } })
    }
    const { ask } = world({ portal })
    for (const query of ['?u=1', '?u=2&utm_source=<b>', '?aba=regulamento', '', '?'])
      expect(await (await ask(`/${query}`)).text()).toBe('')
    expect(renders).toBe(1)
    const tab = '?aba=regulamento'
    for (const query of [tab, '?x=1&aba=regulamento', `${tab}&x=1`])
      expect(await (await ask(`/atividade/1${query}`)).text()).toBe(tab)
    expect(await (await ask('/atividade/1?aba=outra')).text()).toBe('')
    expect(renders).toBe(3)
  })

  test('simultaneous misses render once, compressed answers say so, and a known etag costs nothing', async () => {
    const { ask, renders } = world()
    await Promise.all(Array.from({ length: 20 }, () => ask('/')))
    expect(renders()).toBe(1)
    const zipped = await ask('/', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding')
    const etag = zipped.headers.get('etag') ?? ''
    expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  /** Makes a portal whose pages say that they may be kept, and what else `say` does or says. */
  const saying = (say: (context: PortalContext) => Record<string, string>) => {
    let renders = 0
    const portal: AppParts['portal'] = async (_, context) => {
      renders += 1
      return new Response(`${renders}`, { headers: { 'x-page-cache': 'visitor', ...say(context) } })
    }
    return { ...world({ portal }), renders: () => renders }
  }

  test('SEC-38 a page that something was reported of is kept for nobody', async () => {
    let isBroken = true
    const { ask, renders } = saying((context) => {
      if (isBroken) context.reportError(new Error('no menu'))
      return {}
    })
    const degraded = await ask('/')
    expect(degraded.headers.get('content-security-policy')).toContain('nonce-')
    isBroken = false
    expect(await (await ask('/')).text()).toBe('2')
    expect(await (await ask('/')).text()).toBe('2')
    expect(renders()).toBe(2)
  })

  test('SEC-38 a page is kept up to the instant at which the clock makes it another, never longer', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date('2026-07-01T12:00:00Z') })
    try {
      let until = '2026-07-01T12:00:03Z'
      const { ask } = saying(() => ({ 'x-page-until': until }))
      const text = async () => (await ask('/')).text()
      expect(await text()).toBe('1')
      vi.advanceTimersByTime(2_900)
      expect(await text()).toBe('1')
      vi.advanceTimersByTime(200)
      until = '2026-07-02T12:00:00Z'
      expect(await text()).toBe('2')
      vi.advanceTimersByTime(9 * 60_000)
      expect(await text()).toBe('2')
      vi.advanceTimersByTime(2 * 60_000)
      expect(await text()).toBe('3')
    } finally {
      vi.useRealTimers()
    }
  })

  test.each(['2020-01-01T00:00:00Z', 'tomorrow'])(
    'SEC-38 a page that is over, or says no instant, is not kept: %s',
    async (until) => {
      const { ask, renders } = saying(() => ({ 'x-page-until': until }))
      expect((await ask('/')).status).toBe(200)
      expect((await ask('/')).status).toBe(200)
      expect(renders()).toBe(2)
    },
  )

  test('SEC-38 what a page tells the server goes no further, whether it is kept or not', async () => {
    const told = { 'x-page-until': '2999-01-01T00:00:00Z', 'x-form-target': 'https://clube.com.br' }
    const { ask } = saying(() => told)
    const { ask: askOver } = saying(() => ({ ...told, 'x-page-until': '2020-01-01T00:00:00Z' }))
    const loggedIn = { headers: { cookie: 'sessao=x' } }
    for (const answer of [await ask('/'), await ask('/'), await ask('/', loggedIn), await askOver('/')])
      for (const name of ['x-page-cache', ...Object.keys(told)])
        expect([name, answer.headers.get(name)]).toEqual([name, null])
  })

  test('kept pages have a policy without inline scripts, others a nonce of their own', async () => {
    const { ask } = world()
    await ask('/')
    const kept = (await ask('/')).headers.get('content-security-policy')
    expect(kept).toContain("script-src 'self';")
    const [one, two] = [await ask('/outra'), await ask('/outra')].map((answer) =>
      answer.headers.get('content-security-policy'),
    )
    expect(one).toMatch(/script-src 'self' 'nonce-[\w-]{20,}'/)
    expect(one).not.toBe(two)
    expect(one).not.toMatch(/script-src[^;]*unsafe/)
  })
})

test('ONB-17 a page says where its form may end up besides; other pages are not opened by it', async () => {
  const { ask } = world()
  const target = async (path: string) =>
    /form-action ([^;]*)/.exec((await ask(path)).headers.get('content-security-policy') ?? '')?.[1]
  expect(await target('/pronto')).toBe("'self' https://clube.com.br")
  expect(await target('/outra')).toBe("'self'")
})

describe('requests that change something', () => {
  const post = { method: 'POST', body: 'a=1' }

  test('from another page are refused, from the same page pass', async () => {
    const { ask } = world()
    const from = (headers: Record<string, string>) => ask('/suporte', { ...post, headers })
    expect((await from({ origin: 'http://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ origin: 'http://outra.localhost' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({ cookie: 'sessao=x' })).status).toBe(403)
    expect((await from({ origin: 'http://clube.localhost' })).status).toBe(200)
  })

  test('too large a body is a 413 in words, for people and for programs', async () => {
    const { ask } = world()
    const body = 'x'.repeat(300 * 1024)
    const headers = { origin: 'http://clube.localhost', 'content-length': String(body.length) }
    const page = await ask('/suporte', { method: 'POST', body, headers })
    expect(page.status).toBe(413)
    expect(await page.text()).toContain('grande demais')
    const call = await ask('/api/enviar-suporte', { method: 'POST', body, headers })
    expect(await call.json()).toMatchObject({ code: 'payload_too_large' })
  })
})

describe('SEC-01 SEC-18 large bodies', () => {
  const multipart = 'multipart/form-data; boundary=b'
  const picture = 'content-disposition: form-data; name="file"; filename="x.png"'
  const large = `--b\r\n${picture}\r\n\r\n${'x'.repeat(300 * 1024)}\r\n--b--\r\n`

  /** Sends a post or put with a body of 300 kB, by default a picture of somebody with a session. */
  const send = (ask: ReturnType<typeof world>['ask'], path: string, sent: Record<string, string> = {}) => {
    const { method = 'POST', cookie = `sessao=${known}`, type = multipart, authorization } = sent
    const { body = large, length = String(body.length) } = sent
    const headers: Record<string, string> = {
      origin: 'http://clube.localhost',
      'content-type': type,
      'content-length': length,
      ...(cookie && { cookie }),
      ...(authorization && { authorization }),
    }
    return ask(path, { method, body: body.slice(0, Number(length)), headers })
  }

  test('reach a page with a file field of somebody with a session, and no other page', async () => {
    const { ask } = world()
    expect((await send(ask, '/criar-estacao/foto')).status).toBe(200)
    expect((await send(ask, '/criar-estacao/logo.data?passo=1')).status).toBe(200)
    expect((await send(ask, '/suporte')).status).toBe(413)
    expect((await send(ask, '/criar-estacao/foto', { method: 'PUT' })).status).toBe(413)
  })

  test('are refused from a form without a file, whose fields a parser would count to millions', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect((await send(world().ask, '/criar-estacao/logo', { type })).status).toBe(413)
  })

  test('are refused unread from whoever names no session, or one that is none; what is small goes on', async () => {
    const { ask, renders } = world({ api: realApi })
    for (const cookie of ['sessao=x', `sessao=${'f'.repeat(43)}`])
      expect((await send(ask, '/criar-estacao/logo', { cookie })).status).toBe(401)
    const forged = { authorization: `Bearer ${'f'.repeat(43)}` }
    expect((await send(ask, '/api/management/images', forged)).status).toBe(401)
    const page = await send(ask, '/criar-estacao/logo', { cookie: '' })
    expect([page.status, renders()]).toEqual([401, 0])
    expect((await send(ask, '/criar-estacao/logo', { cookie: '', length: '100' })).status).toBe(200)
    for (const path of ['/criar-estacao/logo', '/criar-estacao/logo.data'])
      expect(await (await send(ask, path, { cookie: '' })).text()).toContain(
        'href="/login?redirectTo=%2Fcontinuar%3Fpagina%3D%252Fcriar-estacao%252Flogo"',
      )
    const call = await send(ask, '/api/management/images')
    expect(await call.json()).toMatchObject({ code: 'not_authenticated' })
  })

  test('SEC-51 are so for their files: what they say beside them is as bounded as any form', async () => {
    const { ask } = world()
    const texts = (kilobytes: number) =>
      large.replace('--b\r\n', `--b\r\n${field}\r\n\r\n${'"'.repeat(kilobytes * 1024)}\r\n--b\r\n`)
    const field = 'content-disposition: form-data; name="tel"'
    const taken = async (path: string, kilobytes: number) =>
      (await send(ask, path, { body: texts(kilobytes) })).status
    expect(await taken('/criar-estacao/foto', 255)).toBe(200)
    expect(await taken('/criar-estacao/foto', 257)).toBe(413)
    // A full section, or the longest page.
    expect(await taken('/gestao/aparencia', 500)).toBe(200)
    expect(await taken('/gestao/aparencia', 513)).toBe(413)
    expect(await (await send(ask, '/gestao/aparencia', { body: texts(513) })).text()).toContain(
      'grande demais',
    )
  })

  test('SEC-68 a file that is larger than its page takes is refused by what it says, and as it comes', async () => {
    const page = async (request: Request) => new Response(`<p>${(await request.text()).length}</p>`)
    const { ask } = world({ portal: page })
    const film = (kilobytes: number) => large.replace(/x{9,}/, 'x'.repeat(kilobytes * 1024))
    const sent = async (kilobytes: number, accept: string, says = true) => {
      const body = film(kilobytes)
      let read = 0
      const stream = new ReadableStream({
        pull(controller) {
          const part = body.slice(read, read + 64 * 1024)
          read += part.length
          if (part) controller.enqueue(new TextEncoder().encode(part))
          else controller.close()
        },
      })
      const answer = await ask('/homepage/survey/8/8?pergunta=2', {
        method: 'POST',
        body: stream,
        duplex: 'half',
        headers: {
          origin: 'http://clube.localhost',
          'content-type': multipart,
          accept,
          cookie: `sessao=${known}`,
          ...(says ? { 'content-length': String(body.length) } : { 'transfer-encoding': 'chunked' }),
        },
      } as RequestInit)
      return { answer, read }
    }
    expect((await sent(1_000, 'text/html')).answer.status).toBe(200)
    const larger = await sent(5_000, 'text/html,*/*')
    expect([larger.answer.status, larger.answer.headers.get('location')]).toEqual([
      303,
      '?pergunta=2&grande=1',
    ])
    // A browser reads no answer before it has sent all: to a page it is thrown away, to a script it is not read.
    expect(larger.read).toBeGreaterThan(5_000 * 1024)
    const script = await sent(5_000, 'application/json')
    expect([script.answer.status, script.read < 200 * 1024]).toEqual([413, true])
    const chunked = await sent(5_000, 'application/json', false)
    expect(chunked.answer.status).toBe(413)
    expect(await chunked.answer.json()).toMatchObject({
      fields: { file: ['Erro: Imagem/Vídeo maior que 1 MB'] },
    })
    expect(chunked.read).toBeLessThan(1_600 * 1024)
  })

  test.each([
    ['POST', '/api/management/activity-videos', multipart, 200],
    ['PUT', '/api/site-draft/logo/', multipart, 200],
    ['PUT', '/api/update-user-profile-image/7', multipart, 200],
    ['POST', '/api/management/activity-videos', 'application/json', 413],
    ['DELETE', '/api/site-draft/logo', multipart, 413],
    ['PUT', '/api/management/activity-videos', multipart, 413],
    ['PUT', '/api/management/site', multipart, 413],
    ['PUT', '/api/update-user-profile-image/7/8', multipart, 413],
  ])(
    'SEC-01 reach only the calls that say so in the contract: %s %s, %s',
    async (method, path, type, status) => {
      const answered: Api = { ...realApi, fetch: async () => new Response('taken') }
      const sent = { method, type, authorization: `Bearer ${known}` }
      expect((await send(world({ api: answered }).ask, path, sent)).status).toBe(status)
    },
  )

  test('SEC-39 small forms, too, have no more fields than a page of ours', async () => {
    const { ask } = world()
    const sendFields = async (path: string, count: number) => {
      const body = new URLSearchParams(Array.from({ length: count }, () => ['items', '1']))
      return (await ask(path, { method: 'POST', body, headers: { origin: 'http://clube.localhost' } })).status
    }
    expect(await sendFields('/gestao/secoes/7', 1000)).toBe(200)
    expect(await sendFields('/gestao/secoes/7', 1001)).toBe(413)
    expect(await sendFields('/suporte', 1001)).toBe(413)
  })

  test('SEC-39 reach what owners send of owners only; others hear what its page and its call say to them', async () => {
    const cookie = `sessao=${'9'.repeat(43)}`
    // Both say how much of what was sent reaches them.
    const heard = async (request: Request) => new Response(String((await request.text()).length))
    const { ask } = world({ api: { ...realApi, fetch: heard }, portal: heard })
    const taken = async (path: string, sent: Record<string, string>) => (await send(ask, path, sent)).text()
    expect(await taken('/criar-estacao/foto', { cookie })).toBe(String(large.length))
    expect(await taken('/gestao/aparencia', { cookie })).toBe('0')
    const call = { cookie: '', authorization: `Bearer ${'9'.repeat(43)}` }
    expect(await taken('/api/management/images', call)).toBe('0')
  })

  /** Makes a portal that answers when it is told to, and photos of people that are sent to it. */
  function heldPhotos() {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const portal = async () => {
      await gate
      return new Response('ok')
    }
    const { ask } = world({ portal, trustProxy: true })
    const body = Buffer.alloc(15 * 1024 * 1024)
    body.write(`--b\r\n${picture}\r\n\r\n`)
    const sendAs = (person: number, address: string) =>
      ask('/criar-estacao/foto', {
        method: 'POST',
        body,
        headers: {
          origin: 'http://clube.localhost',
          'content-type': multipart,
          'content-length': String(body.length),
          cookie: `sessao=${String(person).repeat(43)}`,
          'x-forwarded-for': address,
        },
      })
    return { sendAs, open: () => open() }
  }

  test('are held so many at once as fit; one more is a 503 in words, and goes when another is done', async () => {
    const { sendAs, open } = heldPhotos()
    const held = [1, 2, 3, 4].map((person) => sendAs(person, `192.0.2.${person}`))
    await expect.poll(async () => (await sendAs(5, '192.0.2.5')).status).toBe(503)
    const more = await sendAs(5, '192.0.2.5')
    expect(await more.text()).toContain('Tente novamente em instantes')
    open()
    for (const answer of await Promise.all(held)) expect(answer.status).toBe(200)
    expect((await sendAs(5, '192.0.2.5')).status).toBe(200)
  })

  test('SEC-42 are held of one IPv6 /48 as of one address: half of all', async () => {
    const { sendAs, open } = heldPhotos()
    const held = [1, 2].map((person) => sendAs(person, `2001:db8:1:${person}::1`))
    await expect.poll(async () => (await sendAs(5, '2001:db8:1:5::1')).status).toBe(503)
    const others = [3, 4].map((person) => sendAs(person, `2001:db8:2:${person}::1`))
    open()
    for (const answer of await Promise.all([...held, ...others])) expect(answer.status).toBe(200)
  })
})

test('an unexpected error is a 500 without a trace, in the log with its request id', async () => {
  const { ask, lines } = world()
  const answer = await ask('/boom')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret detail')
  expect(lines.join('\n')).toContain('secret detail')
  expect(lines.join('\n')).toContain(answer.headers.get('x-request-id') ?? 'none')
})

test('every answer carries the security headers', async () => {
  const { ask } = world()
  for (const answer of [await ask('/'), await ask('/x'), await ask('/', { host: 'nada.localhost' })]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(answer.headers.get('x-request-id')).toBeTruthy()
  }
})

test('tokens, e-mails and CPF do not reach the log', async () => {
  const { ask, lines } = world()
  await ask('/login-token/abcdef?x=segredo')
  await ask('/ativar/HASH/pessoa@exemplo.com.br')
  const log = createLogger('info', { write: (line) => lines.push(line) })
  log.info({ cpf: '52998224725', body: { password: 'Senha123', card_number: '4111111111111111' } }, 'x')
  expect(lines.join('\n')).not.toMatch(/abcdef|segredo|HASH|pessoa@|52998224725|Senha123|4111111111111111/)
})

describe('SEC-18 what is not for everybody', () => {
  const cookie = 'sessao=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'

  test('pages of whoever is logged in are kept by nobody; what visitors see says nothing new', async () => {
    const { ask } = world()
    const page = await ask('/homepage', { headers: { cookie } })
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await ask('/login')).headers.get('cache-control')).toBeNull()
  })

  test('an answer that says how long it may be kept is believed', async () => {
    const headers = { 'cache-control': 'private, max-age=60' }
    const { ask } = world({ portal: async () => new Response('animation', { headers }) })
    const file = await ask('/homepage/lottie/1', { headers: { cookie } })
    expect(file.headers.get('cache-control')).toBe('private, max-age=60')
  })

  test('metrics are open in the demo, in production for whoever has the token', async () => {
    expect((await world().ask('/metrics')).status).toBe(200)
    const { ask } = world({ mode: 'production', metricsToken: 'um-token-das-metricas' })
    expect((await ask('/metrics')).status).toBe(404)
    const headers = { authorization: 'Bearer um-token-das-metricas' }
    expect((await ask('/metrics', { headers })).status).toBe(200)
  })

  test('SEC-34 metrics count the mails that wait, are held or failed, with one look, and do without when it fails', async () => {
    const mails = vi.fn(async () => ({ waiting: 3, held: 2, failed: 1 }))
    const metrics = createMetrics(null, () => 0, mails)
    const text = await (await world({ metrics }).ask('/metrics')).text()
    expect(text.match(/^mails\{.*/gm)).toEqual([
      'mails{state="waiting"} 3',
      'mails{state="held"} 2',
      'mails{state="failed"} 1',
    ])
    expect(mails).toHaveBeenCalledTimes(1)
    mails.mockRejectedValue(new Error('away'))
    const without = await (await world({ metrics }).ask('/metrics')).text()
    expect(without).toContain('db_queries_total')
    expect(without).not.toContain('mails{')
  })
})

describe('SEC-02 SEC-34 a database that is away', () => {
  const away = () => ({
    api: realApi,
    services: async () => ({ database: 'ECONNREFUSED', files: null }),
  })
  const signedIn = { authorization: `Bearer ${'t'.repeat(43)}` }

  test('answers 503 in words, to programs as JSON, and costs one short line with the reason', async () => {
    const { ask, lines } = world(away())
    const answer = await ask('/api/users-web/me', { headers: signedIn })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      messages: ['Estamos fora do ar por um instante. Tente novamente em alguns minutos.'],
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]?.length).toBeLessThan(500)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      status: 503,
      away: 'The database cannot be used now (ECONNREFUSED)',
      requestId: answer.headers.get('x-request-id'),
    })
  })

  test('an unknown station answers the page of last resort to people, and JSON to programs', async () => {
    const directory = createStationDirectory(failingClient(), { baseDomain: 'localhost' })
    const { ask, lines } = world({ ...away(), directory })
    const page = await ask('/', { host: 'outra.localhost' })
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Estamos fora do ar por um instante')
    const call = await ask('/api/users-web/me', { host: 'outra.localhost' })
    expect(call.status).toBe(503)
    expect(await call.json()).toMatchObject({ code: 'unavailable' })
    expect(lines).toHaveLength(2)
  })

  test('/readyz says what is away, and a file store alone does not take the process out', async () => {
    const answer = await world(away()).ask('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe('not ready\ndatabase: ECONNREFUSED\nfiles: ok\n')
    const filesAway = world({ services: async () => ({ database: null, files: 'timeout' }) })
    const ready = await filesAway.ask('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.text()).toBe('ok\ndatabase: ok\nfiles: timeout\n')
  })

  test('SEC-61 strangers who ask /readyz all the time put one question to the database', async () => {
    let questions = 0
    const services = async () => {
      questions += 1
      await rounds()
      return { database: null, files: null }
    }
    const { ask } = world({ services })
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`/readyz?x=${at}`)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(questions).toBe(1)
  })

  const failingClient = () =>
    createClient({
      baseUrl: 'http://api.test/api',
      timeoutMs: 0,
      transport: async () => Response.json({ code: 'unavailable', messages: ['x'] }, { status: 503 }),
    })
})

describe('SEC-34 the log of a request', () => {
  test("takes over a trusted proxy's number, nobody else's and nothing long", async () => {
    const idOf = async (trustProxy: boolean, id: string) => {
      const answer = await world({ trustProxy }).ask('/x', { headers: { 'x-request-id': id } })
      return answer.headers.get('x-request-id')
    }
    expect(await idOf(true, 'proxy-0123456789')).toBe('proxy-0123456789')
    expect(await idOf(false, 'proxy-0123456789')).not.toBe('proxy-0123456789')
    expect(await idOf(true, 'x'.repeat(400))).toMatch(/^[\w-]{12}$/)
    expect(await idOf(true, 'a\tb<script>')).toMatch(/^[\w-]{12}$/)
  })

  test('carries the number in every line that is written on its behalf, by whomever', async () => {
    const { app, lines } = world({
      portal: async () => {
        log.warn('something beside it')
        return new Response('ok')
      },
    })
    const log = createLogger('info', { write: (line) => lines.push(line) })
    const answer = await app.request('http://clube.localhost/x', { headers: { host: 'clube.localhost' } })
    const numbers = lines.map((line) => JSON.parse(line).requestId)
    expect(numbers).toEqual([answer.headers.get('x-request-id'), answer.headers.get('x-request-id')])
  })
})
