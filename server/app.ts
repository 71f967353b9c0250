import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { Api } from '#api/index.ts'
import type { Files } from '#api/ports/index.ts'
import type { PortalContext, PortalStation } from '#app/station/portal-context.ts'
import { normalizeHost } from '#app/station/resolve-host.ts'
import { ApiProblem } from '#contract/client.ts'
import { chooseEncoding, compressStream } from './compression.ts'
import { pageKey } from './kept-pages.ts'
import { limitBodies } from './limit-bodies.ts'
import type { Logger } from './logger.ts'
import { loggablePath } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { movedTo } from './moved-to.ts'
import type { PageCache } from './page-cache.ts'
import { plainPage } from './plain-page.ts'
import { createPortalContext, type PortalSources } from './portal-context.ts'
import { readOrigin } from './request-origin.ts'
import { formTargets, isSameOrigin, pageFormTarget, secure } from './security.ts'
import { previewContext, previewedPage } from './site-preview.ts'
import type { KnownStation, StationDirectory } from './station-directory.ts'
import { serveStationFile } from './station-files.ts'

export type AppParts = PortalSources & {
  mode: 'demo' | 'production'
  trustProxy: boolean
  directory: StationDirectory
  /** Told of requests under a station's own domain, over HTTPS. Absent when another server holds the API. */
  domainArrived?: ((stationId: number, domain: string) => void) | null
  /** Renders the portal. */
  portal: (request: Request, context: PortalContext) => Promise<Response>
  /** Absent when `API_URL` points to another server. */
  api: Api | null
  files: Files | null
  /** Folder of the built client, or null when the development server serves it. */
  clientDir: string | null
  pageCache: PageCache | null
  metrics: Metrics
  log: Logger
  /** Whether requests can be answered: the database is there. */
  ready: () => Promise<boolean>
}

type Env = {
  Bindings: HttpBindings
  Variables: { requestId: string; kind: string; nonce: string | null; formTarget: string | null }
}

/**
 * Largest body of a form or an API call, in bytes. Routes that take files say their own limit with their own message: what
 * is over it is thrown away as it comes in, so photos of phones get that far.
 */
const maxBodyBytes = 256 * 1024
const maxUploadBytes = 16 * 1024 * 1024
const uploadPaths =
  /^\/(signup|criar-estacao|homepage\/perfil|gestao)\b|^\/api\/(update-user-profile-image|upload-image-to-s3|site-draft|management)\b/

/** What the root host of a demo shows; `/` is the list of stations. */
const rootPages = new Map([
  ['/', '/__estacoes'],
  ['/__ui', '/__ui'],
  ['/__outbox', '/__outbox'],
  // Remix asks it which routes the page links to.
  ['/__manifest', '/__manifest'],
])

/** Everything that answers HTTP, in the order in which a request meets it (DESIGN §1, §3). */
export function createApp(parts: AppParts): Hono<Env> {
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomBytes(9).toString('base64url'))
    c.set('kind', 'other')
    c.set('nonce', null)
    c.set('formTarget', null)
    await next()
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    // Set after the handler: what is set before is lost when it answers a Response of its own (LIBRARIES trap 2).
    secure(c.res.headers, {
      nonce: c.get('nonce'),
      formTarget: c.get('formTarget'),
      https: origin?.https ?? false,
      hotReload: parts.clientDir === null,
    })
    c.res.headers.set('x-request-id', c.get('requestId'))
    const ms = performance.now() - started
    parts.metrics.observe(c.req.method, c.get('kind'), c.res.status, ms / 1000)
    parts.log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      host: origin?.host,
      path: loggablePath(c.req.path),
      status: c.res.status,
      ms: Math.round(ms * 10) / 10,
    })
  })

  app.onError((error, c) => {
    parts.log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    if (error instanceof ApiProblem)
      return plainPage(
        error.status,
        'Serviço indisponível',
        'Não conseguimos responder agora. Tente novamente em instantes.',
      )
    return plainPage(
      500,
      'Erro interno no servidor',
      'Algo deu errado do nosso lado. Tente novamente em instantes.',
    )
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await parts.ready()) ? c.text('ok') : c.text('not ready', 503)))
  app.get('/metrics', async (c) =>
    c.body(await parts.metrics.text(), 200, { 'content-type': parts.metrics.contentType }),
  )

  // What a TLS proxy asks before it fetches a certificate: 200 for hosts that are somebody's (docs/own-domain.md).
  app.get('/internal/tls-allowed', async (c) => {
    const domain = c.req.query('domain') ?? ''
    const { meaning, station } = await parts.directory.of(domain)
    // Addresses get no certificates.
    const host = normalizeHost(domain) ?? ''
    const isRoot = meaning.kind === 'root' && isIP(host.replace(/[[\]]/g, '')) === 0
    const allowed = isRoot || (station !== null && meaning.kind !== 'fixed')
    return c.text(allowed ? 'ok' : 'unknown', allowed ? 200 : 404)
  })

  if (parts.clientDir) {
    const onFound = (_: string, c: Context) =>
      c.header('cache-control', 'public, max-age=31536000, immutable')
    app.use('/assets/*', serveStatic({ root: parts.clientDir, precompressed: true, onFound }))
    app.all('/assets/*', (c) => c.text('Not found', 404))
  }

  const limit = (bytes: number) =>
    limitBodies({
      maxBytes: bytes,
      onError: (c) =>
        c.req.path.startsWith('/api/')
          ? c.json({ code: 'payload_too_large', messages: ['O conteúdo enviado é grande demais.'] }, 413)
          : plainPage(
              413,
              'Conteúdo grande demais',
              'O que você enviou passa do limite. Volte e tente com menos.',
            ),
    })
  const [forms, uploads] = [limit(maxBodyBytes), limit(maxUploadBytes)]
  app.use((c, next) => (uploadPaths.test(c.req.path) ? uploads : forms)(c, next))

  app.all('*', async (c) => {
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    const { meaning, station } = await parts.directory.of(origin?.host)
    if (!origin || meaning.kind === 'malformed')
      return plainPage(400, 'Endereço inválido', 'Confira o endereço e tente novamente.')
    if (station && meaning.kind === 'domain' && origin.https)
      parts.domainArrived?.(station.id, meaning.domain)
    const address = clientAddress(c, parts.trustProxy)
    if (c.req.path.startsWith('/api/') || c.req.path === '/api') return answerApi(c, parts, station, address)
    const isRoot = meaning.kind === 'root' && parts.demo !== null
    if (c.req.path.startsWith('/arquivos/') && (station || isRoot))
      return serveStationFile(c.req.raw, parts.files, station?.id)
    if (!station && !(isRoot && rootPages.has(c.req.path)))
      return plainPage(404, 'Página não encontrada', 'Não há nenhuma estação neste endereço.')
    const moved = movedTo(c.req.raw, {
      meaning,
      station,
      isHttps: parts.mode === 'production' || origin.https,
    })
    if (moved) {
      // Browsers may keep a 301 for ever, the owner a domain not.
      c.header('cache-control', 'max-age=3600')
      return c.redirect(moved, 301)
    }
    if (!isSameOrigin(c.req.raw, origin.host))
      return plainPage(
        403,
        'Envio recusado',
        'Este formulário veio de outra página. Abra a página de novo e repita.',
      )
    return answerPortal(c, parts, { station, origin, address })
  })
  return app
}

async function answerApi(c: Context<Env>, parts: AppParts, station: KnownStation | null, address: string) {
  c.set('kind', 'api')
  if (!parts.api) return c.json({ code: 'not_found', messages: ['Erro'] }, 404)
  return parts.api.fetch(c.req.raw, { hostStationId: station?.id, address })
}

type PortalRequest = {
  station: KnownStation | null
  origin: { host: string; url: string; https: boolean }
  address: string
}

/** The real page with what is not published yet, for those who may see it; in frames of this host only. */
async function answerPreview(c: Context<Env>, parts: AppParts, context: PortalContext, origin: string) {
  try {
    const shown = await previewContext(context, new URL(c.req.url))
    const request = portalRequest(c.req.raw, origin, previewedPage(c.req.path))
    request.headers.set('cookie', 'cookies_aceitos=1')
    const response = await parts.portal(request, shown)
    const headers = new Headers(response.headers)
    headers.delete('x-page-cache')
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex')
    return new Response(response.body, { status: response.status, headers })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error
    return plainPage(error.status, 'Prévia indisponível', 'Entre de novo e volte a esta página.')
  }
}

async function answerPortal(c: Context<Env>, parts: AppParts, { station, origin, address }: PortalRequest) {
  c.set('kind', 'portal')
  c.set('formTarget', pageFormTarget(station, parts.directory.subdomains(origin.url)))
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const render = async () => {
    const nonce = randomBytes(16).toString('base64url')
    const portalStation: PortalStation | null = station && {
      id: station.id,
      slug: station.slug,
      revision: station.revision,
      config: station.config,
      origin: origin.url,
      canonicalOrigin: station.primaryDomain ? `https://${station.primaryDomain}` : origin.url,
    }
    const context = createPortalContext(parts, {
      request: c.req.raw,
      station: portalStation,
      https: origin.https,
      address,
      requestId: c.get('requestId'),
      nonce,
    })
    if (station && previewedPage(c.req.path)) return answerPreview(c, parts, context, origin.url)
    const path = station ? undefined : rootPages.get(c.req.path)
    const response = await parts.portal(portalRequest(c.req.raw, origin.url, path), context)
    if (!response.headers.has('x-page-cache')) c.set('nonce', nonce)
    // Where a form of just this page may end up, too: a made station on a domain of its own (ONB-17).
    c.set('formTarget', formTargets(c.get('formTarget'), response.headers.get('x-form-target')))
    return response
  }
  const { pathname, search } = new URL(c.req.url)
  const look = { method: c.req.method, url: `${pathname}${search}`, cookie: c.req.header('cookie') ?? '' }
  const key = station && pageKey(look, station, origin)
  if (!key || !parts.pageCache) return compressStream(await render(), encoding)
  c.set('kind', 'page')
  const asked = { encoding, etag: c.req.header('if-none-match') }
  return compressStream(await parts.pageCache.answer(key, asked, render), encoding)
}

/** The portal sees the host that people see, also behind a proxy: Remix compares it with Origin. */
function portalRequest(request: Request, origin: string, path?: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('x-forwarded-host')
  // Checked by then; Remix would take it for another site.
  if (headers.get('origin') === 'null') headers.delete('origin')
  headers.set('host', new URL(origin).host)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body
  return new Request(`${origin}${path ?? pathname}${search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(body && { body, duplex: 'half' }),
  } as RequestInit)
}

function clientAddress(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',')[0]?.trim() : undefined
  return forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
}
