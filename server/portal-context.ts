import type { Api, RequestFacts } from '#api/index.ts'
import type { RequestCost } from '#api/platform/request-cost.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import type { InjectedStation, PortalContext } from '#app/station/portal-context.ts'
import { ApiProblem, createClient, type DirectCall } from '#contract/client.ts'
import type { Logger } from './logger.ts'
import { asksAgain } from './prove-again.ts'
import type { RoutePattern } from './route-pattern.ts'

/** The sources of portal contexts: the API in this process or a remote one, and the parts of the composition root. */
export type PortalSources = {
  mode: 'demo' | 'production'
  api: Api | null
  /** Root of a remote API without a slash at the end; wins over `api`. */
  apiUrl: string | undefined
  apiTimeoutMs: number
  secret: string
  siteScript: string
  routePattern: RoutePattern
  demo: PortalContext['demo']
  log: Logger
}

type RequestParts = {
  request: Request
  station: InjectedStation | null
  https: boolean
  address: string
  requestId: string
  nonce: string
  /** The owner of the page that its form names. */
  pageOwner: string | null
  renderInQueue: PortalContext['renderInQueue']
  takeListenerSlot: PortalContext['takeListenerSlot']
  /** Told why, when a service that the request needed is away. */
  onAway: (reason: string) => void
  /** Whether the request broke off before it was here whole. */
  isSenderGone: () => boolean
  /** Told when an error was reported: what is shown may lack something. */
  onReport: () => void
  /** The count of the page's calls. */
  cost: RequestCost
  onTeam: () => void
  onRendered: (ms: number) => void
}

/** Creates the context of one request for loaders and actions. The API client is bound to its station and session. */
export function createPortalContext(sources: PortalSources, parts: RequestParts): PortalContext {
  const { request, station, https, address, requestId } = parts
  const sessionToken = readToken(request.headers.get('cookie'), https)
  const facts: RequestFacts = {
    hostStationId: station?.id,
    address,
    actors: new Map(),
    onAway: ({ message }) => parts.onAway(message),
  }
  const { api, apiUrl } = sources
  const send = api && !apiUrl ? (call: Request) => api.fetch(call, facts) : (call: Request) => fetch(call)
  const transport = (call: Request) => parts.cost.calls.on(() => send(call))
  const read = apiUrl ? undefined : api?.read
  const direct = read && ((call: DirectCall) => parts.cost.calls.on(() => read(call, facts)))
  const apiWith = (token: string | undefined) =>
    createClient({
      transport,
      ...(direct && { direct }),
      baseUrl: apiUrl ?? 'http://api.internal/api',
      stationId: station?.id,
      token,
      headers: {
        'x-request-id': requestId,
        // The list of sessions names devices by it.
        'user-agent': request.headers.get('user-agent') ?? 'unknown',
        ...(apiUrl && { 'x-forwarded-for': address }),
      },
      timeoutMs: apiUrl ? sources.apiTimeoutMs : 0,
      checkAnswers: apiUrl !== undefined,
    })
  return {
    station,
    api: asksAgain(apiWith(sessionToken ?? undefined)),
    apiWith,
    sessionToken,
    cookies: { secret: sources.secret, secure: https },
    cspNonce: parts.nonce,
    sentPageOwner: parts.pageOwner,
    renderInQueue: parts.renderInQueue,
    takeListenerSlot: parts.takeListenerSlot,
    siteScript: sources.siteScript,
    mode: sources.mode,
    reportError(error, failed) {
      parts.onReport()
      if (parts.isSenderGone()) return
      if (error instanceof ApiProblem && error.code === 'unavailable') return parts.onAway(error.code)
      sources.log.error({
        err: error,
        requestId,
        route: failed && sources.routePattern(new URL(failed.url).pathname),
      })
    },
    onTeam: parts.onTeam,
    onRendered: parts.onRendered,
    demo: sources.demo,
  }
}

/** Reads the session token of a Cookie header. Not decoded further: a forged one is simply unknown to the API. */
export function readToken(cookie: string | null | undefined, https: boolean): string | null {
  const name = sessionCookieName(https)
  const pair = cookie?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1) ?? ''
  return /^[\w-]{20,200}$/.test(value) ? value : null
}
