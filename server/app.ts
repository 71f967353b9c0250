import { isIP } from 'node:net'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { FileSender } from '#api/index.ts'
import { errorTexts as errorWords } from '#app/routing/error-texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { normalizeHost } from '#app/station/resolve-host.ts'
import { ApiProblem } from '#contract/client.ts'
import { filesPath, isFileAddress } from '#contract/file-address.ts'
import { answerPortal } from './answer-portal.ts'
import { busy, createAnswerTurns } from './answer-turns.ts'
import { type AppEnv, type AppParts, rootPages } from './app-parts.ts'
import { clientAddress } from './client-address.ts'
import { limitFields } from './limit-fields.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import { movedTo } from './moved-to.ts'
import { internalHeaders } from './page-cache.ts'
import { plainPage } from './plain-page.ts'
import { readToken } from './portal-context.ts'
import { readiness } from './readiness.ts'
import { isPlainMultipart, receiveBodies } from './receive-bodies.ts'
import { requestIdOf, underRequestId } from './request-id.ts'
import { readOrigin } from './request-origin.ts'
import { isReadable, unknownRoute } from './route-pattern.ts'
import { isSameOrigin, secure } from './security.ts'
import { senderIsGone } from './sender-is-gone.ts'
import { createSessionCheck, type PersonOfSession } from './session-check.ts'
import type { StationOfHost } from './station-directory.ts'
import { serveStationFile } from './station-files.ts'
import { createUploadRoom } from './upload-room.ts'

/**
 * Largest body of a form or an API call, in bytes. Routes that take files say their own limit with their own message: what
 * is over it is thrown away as it comes in, so photos of phones get that far.
 */
const maxBodyBytes = 256 * 1024
const maxUploadBytes = 16 * 1024 * 1024
/** All uploads that are held at the same time; one person holds one of the largest, one address half of all. */
const maxUploadsBytes = 4 * maxUploadBytes
/** Of any form; the largest of ours, a section of sixty items, has some seven hundred. */
const maxFields = 1000
/** All forms and calls that are held at the same time; one address holds a quarter: thirty of the largest, thousands of ours. */
const maxFormsBytes = 32 * 1024 * 1024
/** Over a slow line a photo of 3 MB takes a minute. Below what the server gives a request (`listen.ts`). */
const uploadPace = { mostMs: 110_000, graceMs: 10_000 }
const formPace = { mostMs: 60_000, graceMs: 10_000 }

/** Everything that answers HTTP, in the order in which a request meets it. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'), parts.trustProxy)
    c.set('requestId', requestId)
    c.set('kind', 'other')
    c.set('route', null)
    c.set('nonce', null)
    c.set('formTarget', null)
    c.set('away', null)
    await underRequestId(requestId, next)
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    // Set after the handler: what is set before is lost when it answers a Response of its own.
    secure(c.res.headers, {
      nonce: c.get('nonce'),
      formTarget: c.get('formTarget'),
      https: origin?.https ?? false,
      hotReload: parts.clientDir === null,
    })
    if (c.get('kind') === 'portal' && isLoggedIn(c, origin?.https) && !c.res.headers.has('cache-control'))
      c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('x-request-id', requestId)
    for (const ours of internalHeaders) c.res.headers.delete(ours)
    const ms = performance.now() - started
    // Nobody reads that answer, and what failed is the sender's line.
    const status = c.res.status >= 500 && senderIsGone(c.env) ? 400 : c.res.status
    parts.metrics.observe(c.req.method, c.get('kind'), status, ms / 1000)
    parts.log.info({
      requestId,
      method: c.req.method,
      host: origin?.host,
      route: c.get('route') ?? ownRoute(c),
      status,
      ms: Math.round(ms * 10) / 10,
      away: c.get('away') ?? undefined,
    })
  })

  app.onError((error, c) => {
    const isAway = error instanceof ApiProblem && error.code === 'unavailable'
    if (!isAway && !senderIsGone(c.env))
      parts.log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    if (error instanceof ApiProblem && c.get('kind') === 'api') return c.json(error.body, 503)
    if (error instanceof ApiProblem)
      return plainPage(error.status, errorWords[503].title, errorWords[503].text)
    return plainPage(
      500,
      'Erro interno no servidor',
      'Algo deu errado do nosso lado. Tente novamente em instantes.',
    )
  })

  // A process that is about to stop says so to proxies while it still answers everybody else (`drain.ts`).
  const isDraining = () => parts.isDraining?.() ?? false
  app.get('/healthz', (c) => (isDraining() ? c.text('stopping', 503) : c.text('ok')))
  app.get('/readyz', async (c) => {
    if (isDraining()) return c.text('stopping', 503)
    const { status, text } = readiness(await parts.services())
    return c.text(text, status)
  })
  app.get('/metrics', async (c) => {
    if (parts.mode === 'production' && !mayReadMetrics(askingFor(c), parts.metricsToken)) return c.notFound()
    return c.body(await parts.metrics.text(), 200, { 'content-type': parts.metrics.contentType })
  })

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
    app.use('/assets/*', cacheForAYear, serveStatic({ root: parts.clientDir, precompressed: true }))
    app.all('/assets/*', (c) => c.text('Not found', 404))
  }

  const personOfSession = parts.personOfSession ?? createSessionCheck(parts)
  const small = {
    ...(parts.uploadPace ?? formPace),
    mostBytes: maxBodyBytes,
    mostParts: maxFields,
    room: createUploadRoom(maxFormsBytes),
    holders: (c: Context<AppEnv>) => [{ name: addressOf(c, parts.trustProxy), mostBytes: maxFormsBytes / 4 }],
    onFull: refuseCrowd,
    onTooSlow: refuseSlowForm,
  }
  const forms = receiveBodies({ ...small, onTooLarge: refuseTooLarge })
  const unknownUploads = receiveBodies({ ...small, onTooLarge: refuseUnknown })
  const fields = limitFields({ maxFields, onError: refuseTooLarge })
  const uploads = receiveBodies({
    ...(parts.uploadPace ?? uploadPace),
    mostBytes: maxUploadBytes,
    mostParts: maxFields,
    room: createUploadRoom(maxUploadsBytes),
    holders: (c) => [
      { name: `person ${c.get('sender')}`, mostBytes: maxUploadBytes },
      { name: `address ${addressOf(c, parts.trustProxy)}`, mostBytes: maxUploadsBytes / 2 },
    ],
    onFull: refuseBusy,
    onTooLarge: refuseTooLarge,
    onTooSlow: refuseTooSlow,
  })
  app.use(async (c, next) => {
    const asked = isSmall(c) ? null : fileSender(c, parts)
    if (!asked) return forms(c, next)
    const sender = await senderOf(c, asked, parts.trustProxy, personOfSession)
    if (sender === null) return unknownUploads(c, next)
    c.set('sender', sender)
    return uploads(c, next)
  })
  // Uploads are counted as they are received.
  app.use((c, next) => (c.get('sender') ? next() : fields(c, next)))

  const pageInTurn = createAnswerTurns({ reading: 8, sending: 64 }, refuseCrowd)
  // Rendered once for all who wait for it: it stands in no line of one of them.
  const keptPageInTurn = createAnswerTurns({ reading: 4, sending: 4 }, refuseCrowd)
  const callInTurn = createAnswerTurns({ reading: 32, sending: 64 }, refuseCrowd)
  app.all('*', async (c) => {
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    const isApi = c.req.path.startsWith('/api/') || c.req.path === '/api'
    if (isApi) c.set('kind', 'api')
    const { meaning, station } = await parts.directory.of(origin?.host)
    if (!origin || meaning.kind === 'malformed')
      return plainPage(400, 'Endereço inválido', 'Confira o endereço e tente novamente.')
    if (station && meaning.kind === 'domain' && origin.https)
      parts.domainArrived?.(station.id, meaning.domain)
    const address = addressOf(c, parts.trustProxy)
    if (isApi) return callInTurn(c, address, () => answerApi(c, parts, station, address))
    const isRoot = meaning.kind === 'root' && parts.demo !== null
    if (isFileAddress(c.req.path) && (station || isRoot)) {
      c.set('route', `${filesPath}*`)
      return serveStationFile(c.req.raw, parts.files, station?.id)
    }
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
    // `_data` is how older versions of the framework asked; it answers with an error of its own.
    if (!isReadable(c.req.path) || c.req.query('_data') !== undefined)
      return plainPage(400, 'Endereço inválido', 'Confira o endereço e tente novamente.')
    if (!isSameOrigin(c.req.raw, origin.host))
      return plainPage(
        403,
        'Envio recusado',
        'Este formulário veio de outra página. Abra a página de novo e repita.',
      )
    const inTurn = (work: () => Promise<Response>) => pageInTurn(c, address, work)
    const keptInTurn = (work: () => Promise<Response>) => keptPageInTurn(c, `station ${station?.id}`, work)
    return answerPortal(c, parts, { station, origin, address, inTurn, keptInTurn })
  })
  return app
}

/** An asset's name changes with what is in it. Told to the finished answer: the file server's own hook comes too late. */
const cacheForAYear: MiddlewareHandler = async (c, next) => {
  await next()
  const isFound = c.res.status === 200 || c.res.status === 206
  c.res.headers.set('cache-control', isFound ? 'public, max-age=31536000, immutable' : 'no-store')
}

/** The pattern of what the edge answers itself; its catch-all is none. */
function ownRoute(c: Context<AppEnv>): string {
  const pattern = routePath(c, -1)
  return /^\/?\*$/.test(pattern) ? unknownRoute : pattern
}

/** Whether a browser says that it has a session: what it is shown then is kept by nobody, not by its own back button. */
const isLoggedIn = (c: Context<AppEnv>, https = false): boolean =>
  c.req.header('cookie')?.includes(`${sessionCookieName(https)}=`) ?? false

/** Whether a body is no larger than any form's, as far as it says. */
const isSmall = (c: Context<AppEnv>): boolean =>
  !c.req.raw.headers.has('transfer-encoding') && Number(c.req.header('content-length') ?? 0) <= maxBodyBytes

/** The visitor's address, for limits. */
const addressOf = (c: Context<AppEnv>, trustProxy: boolean): string =>
  clientAddress(
    { forwardedFor: c.req.header('x-forwarded-for'), remote: c.env?.incoming?.socket?.remoteAddress },
    trustProxy,
  )

/**
 * Of whom a request may be as large as a file: those whom its page or its call takes one of. What a form without a file holds
 * is small, and its parser makes millions of fields of a large one.
 */
function fileSender(c: Context<AppEnv>, { api, uploadPages }: AppParts): FileSender | null {
  const { method, path } = c.req
  if (!isPlainMultipart(c.req.header('content-type') ?? '')) return null
  if (path.startsWith('/api/')) return api?.fileSender(method, path) ?? null
  return method === 'POST' ? uploadPages(path) : null
}

/** Who sends, if they are logged in and may: nothing large is read of anybody else. */
async function senderOf(
  c: Context<AppEnv>,
  asked: FileSender,
  trustProxy: boolean,
  personOfSession: PersonOfSession,
): Promise<string | null> {
  const origin = readOrigin((name) => c.req.raw.headers.get(name), trustProxy)
  const token = c.req.path.startsWith('/api/')
    ? c.req.header('authorization')?.replace(/^Bearer\s+/i, '')
    : readToken(c.req.header('cookie'), origin?.https ?? false)
  const person = token ? await personOfSession(token) : null
  return person && (person.isOwner || asked === 'member') ? person.name : null
}

/** Refuses a body, in words for people and with a code for programs. */
const refuseBody =
  (
    status: 401 | 408 | 413 | 503,
    code: string,
    title: string,
    text: string,
    linkFor?: (path: string) => { href: string; label: string },
  ) =>
  (c: Context) =>
    c.req.path.startsWith('/api/')
      ? c.json({ code, messages: [text] }, status)
      : plainPage(status, title, text, linkFor?.(c.req.path))

/** The page a form stands on: scripts send it to the same address with an ending. */
const pageOf = (path: string) => path.replace(/\.data\/?$/, '')

const refuseTooLarge = refuseBody(
  413,
  'payload_too_large',
  'Conteúdo grande demais',
  'O conteúdo enviado é grande demais. Volte e tente com menos.',
)
const refuseTooSlow = refuseBody(
  408,
  'unavailable',
  'O envio demorou demais',
  'O arquivo não chegou a tempo. Volte e tente de novo, com uma conexão melhor ou um arquivo menor.',
)
const refuseSlowForm = refuseBody(
  408,
  'unavailable',
  'O envio demorou demais',
  'O que você enviou não chegou a tempo. Volte e tente de novo.',
)
const refuseUnknown = refuseBody(
  401,
  'not_authenticated',
  'Entre para continuar',
  'Nada foi enviado, porque a sua sessão terminou. Faça login e envie o arquivo de novo.',
  (path) => ({ href: `/login?redirectTo=${encodeURIComponent(pageOf(path))}`, label: 'Fazer login' }),
)
const refuseBusy = refuseBody(
  503,
  'unavailable',
  errorWords[503].title,
  'Muitos arquivos estão sendo enviados agora. Tente novamente em instantes.',
)

const refuseCrowd = refuseBody(503, 'unavailable', errorWords[503].title, busy)

/** Who asks for what is not everybody's. */
const askingFor = (c: Context<AppEnv>) => ({
  remote: c.env?.incoming?.socket?.remoteAddress,
  isForwarded: c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined,
  authorization: c.req.header('authorization'),
})

async function answerApi(
  c: Context<AppEnv>,
  parts: AppParts,
  station: StationOfHost | null,
  address: string,
) {
  if (!parts.api) return c.json({ code: 'not_found', messages: ['Erro'] }, 404)
  return parts.api.fetch(c.req.raw, {
    hostStationId: station?.id,
    address,
    onRoute: (pattern) => c.set('route', pattern),
    onAway: (away) => c.set('away', away.message),
    isSenderGone: () => senderIsGone(c.env),
  })
}
