import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { networkOf } from '#api/platform/rate-limit/index.ts'
import { allGiven } from '#app/station/consent.ts'
import type { InjectedStation, PortalContext } from '#app/station/portal-context.ts'
import { ApiProblem } from '#contract/client.ts'
import { type AppEnv, type AppParts, rootPages } from './app-parts.ts'
import { chooseEncoding, compressStream } from './compression.ts'
import { keptUrl, pageKey } from './kept-pages.ts'
import { plainPage } from './plain-page.ts'
import { createPortalContext } from './portal-context.ts'
import { isPreview, isTypedPreview, readPreview } from './previews.ts'
import { formTargets, pageFormTarget } from './security.ts'
import { senderIsGone } from './sender-is-gone.ts'
import type { StationOfHost } from './station-directory.ts'

/** The facts that the edge has found out about a request before the portal sees it. */
export type PortalRequest = {
  station: StationOfHost | null
  origin: { host: string; url: string; https: boolean }
  address: string
  /** Renders a page in the queue of pages; kept ones wait for none. */
  inQueue: (work: () => Promise<Response>) => Promise<Response>
  /** Renders a page that may be kept, in the queues of those. */
  keptInQueue: (work: () => Promise<Response>) => Promise<Response>
  renderInQueue: PortalContext['renderInQueue']
  takeListenerSlot: PortalContext['takeListenerSlot']
}

const previewAway = 'Prévia indisponível'

/** Answers the real page with what is not published yet, for those who may see it; in frames of this host only. */
async function answerPreview(c: Context<AppEnv>, parts: AppParts, context: PortalContext, origin: string) {
  // A picture of a page: what its forms do is not done here. What is typed in the form of its owner is drawn.
  const isTyped = c.req.method === 'POST' && isTypedPreview(c.req.path)
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isTyped) return plainPage(405, previewAway, '')
  try {
    const typed = isTyped ? await c.req.raw.formData() : null
    const shown = await readPreview(context, new URL(c.req.url), typed)
    if (!shown) return plainPage(405, previewAway, '')
    const { pathname, search } = new URL(shown.address, origin)
    const request = portalRequest(typed ? asGet(c.req.raw) : c.req.raw, origin, pathname, search)
    // Neither the notice nor the question of age is what is previewed.
    request.headers.set('cookie', allGiven)
    const response = await parts.portal(request, shown.context)
    const headers = new Headers(response.headers)
    headers.delete('x-page-cache')
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex')
    return new Response(response.body, { status: response.status, headers })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error
    return plainPage(error.status, previewAway, 'Entre de novo e volte a esta página.')
  }
}

/** The same person asking for a page. */
function asGet({ url, headers, signal }: Request): Request {
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name)
  return new Request(url, { headers: kept, signal })
}

/** Answers a page of the portal: kept, previewed or rendered, and compressed as the browser likes it. */
export async function answerPortal(
  c: Context<AppEnv>,
  parts: AppParts,
  { station, origin, address, inQueue, keptInQueue, renderInQueue, takeListenerSlot }: PortalRequest,
): Promise<Response> {
  c.set('kind', 'portal')
  c.set('route', parts.routePattern(c.req.path))
  c.set('formTarget', pageFormTarget(station, parts.directory.subdomains(origin.url)))
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const { pathname, search } = new URL(c.req.url)
  const url = `${pathname}${search}`
  const look = { method: c.req.method, url, cookie: c.req.header('cookie') ?? '' }
  const key = station && pageKey(look, station, origin, parts.port)
  const renderNow = async () => {
    const nonce = randomBytes(16).toString('base64url')
    const injected: InjectedStation | null = station && {
      id: station.id,
      slug: station.slug,
      revision: station.revision,
      config: station.config,
      origin: origin.url,
      canonicalOrigin: station.primaryDomain ? `https://${station.primaryDomain}` : origin.url,
    }
    let isWhole = true
    const context = createPortalContext(parts, {
      request: c.req.raw,
      station: injected,
      https: origin.https,
      address,
      requestId: c.get('requestId'),
      nonce,
      pageOwner: c.get('pageOwner') ?? null,
      renderInQueue,
      takeListenerSlot,
      onAway: (reason) => c.set('away', c.get('away') ?? reason),
      isSenderGone: () => senderIsGone(c.env),
      onReport: () => {
        isWhole = false
      },
      cost: c.get('cost'),
      onTeam: () => c.set('isOfTeam', true),
      onRendered: (ms) => c.set('renderMs', ms),
    })
    if (station && isPreview(c.req.path)) return answerPreview(c, parts, context, origin.url)
    const path = station ? undefined : rootPages.get(c.req.path)
    // What is kept for everybody shows nothing of one visitor's query.
    const shown = key ? keptUrl(url).slice(pathname.length) : search
    const response = await parts.portal(portalRequest(c.req.raw, origin.url, path, shown), context)
    // What an error left out would be missing for everybody as long as the page is kept.
    if (!isWhole) response.headers.delete('x-page-cache')
    if (!response.headers.has('x-page-cache')) c.set('nonce', nonce)
    // Where a form of just this page may end up, too: a made station on a domain of its own (ONB-17).
    c.set('formTarget', formTargets(c.get('formTarget'), response.headers.get('x-form-target')))
    return response
  }
  if (!key || !parts.pageCache) return compressStream(await inQueue(renderNow), encoding)
  c.set('kind', 'page')
  const asked = { encoding, etag: c.req.header('if-none-match') }
  const rendering = { network: networkOf(address), inQueue: keptInQueue, render: renderNow }
  return compressStream(await parts.pageCache.answer(key, asked, rendering), encoding)
}

/** Makes the request of the portal with the host that people see, also behind a proxy: Remix compares it with Origin. */
function portalRequest(request: Request, origin: string, path?: string, query?: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('x-forwarded-host')
  // Checked by then; Remix would take it for another site.
  if (headers.get('origin') === 'null') headers.delete('origin')
  headers.set('host', new URL(origin).host)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body
  return new Request(`${origin}${path ?? pathname}${query ?? search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(body && { body, duplex: 'half' }),
  } as RequestInit)
}
