import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { readConsent } from '#app/station/consent.ts'
import { normalizeHost } from '#app/station/resolve-host.ts'
import { readScheme } from '#app/station/scheme.ts'
import { chooseEncoding } from './compression.ts'
import { type DomainArrived, tellArrival } from './domain-arrivals.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import { requestIdOf } from './request-id.ts'
import { readOrigin } from './request-origin.ts'
import type { RoutePattern } from './route-pattern.ts'
import { pageFormTarget, securityHeaders } from './security.ts'
import type { StationDirectory, StationOfHost } from './station-directory.ts'

type Look = { method: string; url: string; cookie: string }

/**
 * Gives the address under which visitors are shown a page that is kept: without what of the query no such page reads,
 * or any made-up query would have it rendered anew (SEC-35). Every other address as it is. `url` is the path with its
 * query. Pure.
 */
export function keptUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined || remixQuery.test(query)) return url
  // The question of age stands here for other areas: the landing knows where somebody was going.
  if (path === '/' && new URLSearchParams(query).has('voltar')) return url
  if (/^\/(?:termos-de-uso|politica-de-privacidade|(?:sobre|planos)\/\d+)?$/.test(path)) return path
  if (!/^\/atividade\/\d+$/.test(path)) return url
  return new URLSearchParams(query).get('aba') === 'regulamento' ? `${path}${rulesTab}` : path
}

/** Asks for data instead of a page. */
const remixQuery = /(?:^|&)_(?:data|routes)\b/
const rulesTab = '?aba=regulamento'

/**
 * Gives the key under which a page is kept, or null when the request is not a visitor's plain look at a page. `url` is
 * the path with its query, as the request has it. Pure.
 */
export function pageKey(
  { method, url: asked, cookie }: Look,
  station: StationOfHost,
  origin: { host: string; url: string; https: boolean },
  port: number,
): string | null {
  const url = keptUrl(asked)
  if (!isOwnHost(origin.host, port) || !isPlainPath(url)) return null
  if (method !== 'GET' || url.replace(rulesTab, '').includes('?') || url.endsWith('.data')) return null
  if (cookie.includes(sessionCookieName(origin.https)) || cookie.includes('aviso=')) return null
  // Read as the page reads it: by a cookie that only looks alike anybody could put the age gate in front of everybody.
  const { cookies, adult } = readConsent(cookie)
  const consent = `${cookies ? 1 : 0}${adult ? 1 : 0}${readScheme(cookie) ?? ''}`
  return `${station.id}:${station.revision}:${consent}:${origin.url}${url}`
}

/**
 * Whether the host is written as we write it: anybody may write any port behind it, and it in many ways, and each would
 * be kept for itself.
 */
function isOwnHost(host: string, port: number): boolean {
  const name = normalizeHost(host)
  return host === name || host === `${name}:${port}`
}

/** Whether a path is spelt as our links spell it: nothing else is kept, or one page would fill the memory. */
const isPlainPath = (url: string): boolean =>
  url === '/' || (!/[A-Z%\\]|\/\/|\/$/.test(url) && url.startsWith('/'))

type Parts = {
  /** The port of the server; pages are kept for it and for the standard ports. */
  port: number
  pageCache: PageCache | null
  directory: StationDirectory
  trustProxy: boolean
  metrics: Metrics
  routePattern: RoutePattern
  domainArrived?: DomainArrived | undefined
  log: Logger
}

/**
 * Answers what is kept straight from memory, without the objects that every other answer needs; tells whether it did.
 * Everything it does not know goes on to the app, which renders and keeps (ADR 4).
 */
export function createKeptPages({
  port,
  pageCache,
  directory,
  trustProxy,
  metrics,
  routePattern,
  domainArrived,
  log,
}: Parts) {
  return function answerKept(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method = '', url = '', headers } = incoming
    if (!pageCache || method !== 'GET') return false
    const started = performance.now()
    const origin = readOrigin((name) => headers[name] as string | undefined, trustProxy)
    // What has to be asked for is asked for by the app.
    const found = directory.remembered(origin?.host)
    if (!origin || !found?.station) return false
    const { station } = found
    const key = pageKey({ method, url, cookie: headers.cookie ?? '' }, station, origin, port)
    const kept =
      key && pageCache.read(key, chooseEncoding(headers['accept-encoding']), headers['if-none-match'])
    if (!kept) return false
    tellArrival(domainArrived, found, origin)
    const requestId = requestIdOf(headers['x-request-id'] as string | undefined, trustProxy)
    const security = { nonce: null, formTarget: pageFormTarget(station), https: origin.https }
    outgoing.writeHead(kept.status, {
      ...securityHeaders(security),
      ...kept.headers,
      'x-request-id': requestId,
    })
    outgoing.end(kept.body)
    const ms = performance.now() - started
    metrics.observe(method, 'page', kept.status, ms / 1000)
    log.info({
      requestId,
      method,
      host: origin.host,
      route: routePattern(url.split('?')[0] ?? ''),
      status: kept.status,
      ms: Math.round(ms * 10) / 10,
    })
    return true
  }
}
