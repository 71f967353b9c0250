import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { ApiError } from '#api/platform/errors.ts'
import { underCost } from '#api/platform/request-cost.ts'
import { errorTexts as errorWords } from '#app/routing/error-texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { ApiProblem } from '#contract/client.ts'
import type { AppEnv, AppParts } from './app-parts.ts'
import { endingEarly } from './ending-early.ts'
import { internalHeaders } from './page-cache.ts'
import { plainPage } from './plain-page.ts'
import { refuseCrowd } from './refusals.ts'
import { requestIdOf, underRequestId } from './request-id.ts'
import { readOrigin } from './request-origin.ts'
import { unknownRoute } from './route-pattern.ts'
import { secure } from './security.ts'
import { senderIsGone } from './sender-is-gone.ts'
import { serverTiming } from './server-timing.ts'

/** Around every answer: the request's id, the headers that protect, what is counted and the line of the log. */
export const observed =
  (parts: AppParts): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'), parts.trustProxy)
    c.set('requestId', requestId)
    c.set('kind', 'other')
    c.set('route', null)
    c.set('nonce', null)
    c.set('formTarget', null)
    c.set('away', null)
    c.set('renderMs', null)
    c.set('isOfTeam', false)
    await underRequestId(requestId, () =>
      underCost((cost) => {
        c.set('cost', cost)
        return next()
      }),
    )
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    cutWhereFileBreaks(c, parts)
    // Set after the handler: what is set before is lost when it answers a Response of its own.
    secure(c.res.headers, {
      nonce: c.get('nonce'),
      formTarget: c.get('formTarget'),
      connectTarget: parts.gatewayOrigin ?? null,
      https: origin?.https ?? false,
      hotReload: parts.clientDir === null,
    })
    if (c.get('kind') === 'portal' && isLoggedIn(c, origin?.https) && !c.res.headers.has('cache-control'))
      c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('x-request-id', requestId)
    for (const ours of internalHeaders) c.res.headers.delete(ours)
    const ms = performance.now() - started
    if (mayTime(c, parts)) c.res.headers.set('server-timing', serverTiming(c.var, ms))
    // Nobody reads that answer, and what failed is the sender's line.
    const status = c.res.status >= 500 && senderIsGone(c.env) ? 400 : c.res.status
    const route = c.get('route') ?? ownRoute(c)
    parts.metrics.observe(c.req.method, c.get('kind'), status, ms / 1000)
    parts.metrics.observeRoute(c.req.method, route, ms / 1000, c.get('cost'))
    parts.log.info({
      requestId,
      method: c.req.method,
      host: origin?.host,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      away: c.get('away') ?? undefined,
    })
  }

/** Answers a full queue, or an unexpected error: words for the sender, everything for the log. */
export const answerUnexpected = (error: Parameters<ErrorHandler>[0], c: Context<AppEnv>, parts: AppParts) => {
  if (error instanceof ApiError && error.code === 'too_many_requests') {
    const answer = refuseCrowd(c)
    answer.headers.set('retry-after', String(error.details?.retryAfterSeconds))
    return answer
  }
  const isAway = error instanceof ApiProblem && error.code === 'unavailable'
  if (!isAway && !senderIsGone(c.env))
    parts.log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
  if (error instanceof ApiProblem && c.get('kind') === 'api') return c.json(error.body, 503)
  if (error instanceof ApiProblem) return plainPage(error.status, errorWords[503].title, errorWords[503].text)
  return plainPage(
    500,
    'Erro interno no servidor',
    'Algo deu errado do nosso lado. Tente novamente em instantes.',
  )
}

/**
 * Cuts a file whose store breaks off, so that half of it is not taken for the whole, and is one line of the log: left
 * to the server it is its stack on standard error, and words of it behind the bytes (SEC-34).
 */
function cutWhereFileBreaks(c: Context<AppEnv>, { log }: AppParts): void {
  const isFile = c.res.headers.has('accept-ranges') || c.res.headers.has('content-disposition')
  if (!isFile || !c.res.body) return
  const requestId = c.get('requestId')
  c.res = endingEarly(c.res, (error) => {
    log.error({ err: error, requestId }, 'an answer broke off')
    c.env?.outgoing?.destroy()
  })
}

/** Gives the pattern of what the edge answers itself; its catch-all is none. */
function ownRoute(c: Context<AppEnv>): string {
  const pattern = routePath(c, -1)
  return /^\/?\*$/.test(pattern) ? unknownRoute : pattern
}

/**
 * Whether the cost of a page is told: to everybody in the demo, else to owners of the station; for a page kept for
 * everybody to nobody.
 */
const mayTime = (c: Context<AppEnv>, { mode }: AppParts): boolean =>
  c.get('kind') === 'portal' && (mode === 'demo' || c.get('isOfTeam'))

/** Whether a browser says that it has a session: what it is shown then is kept by nobody, not by its own back button. */
const isLoggedIn = (c: Context<AppEnv>, https = false): boolean =>
  c.req.header('cookie')?.includes(`${sessionCookieName(https)}=`) ?? false
