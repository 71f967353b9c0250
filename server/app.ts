import { type Context, Hono } from 'hono'
import { networkOf } from '#api/platform/rate-limit/index.ts'
import { listeners, queues } from '#api/platform/slots/limits.ts'
import { createSlots } from '#api/platform/slots/slots.ts'
import { filesPath, isFileAddress } from '#contract/file-address.ts'
import { answerPortal } from './answer-portal.ts'
import { createAnswerQueue, createAnswerQueues, isReading } from './answer-queue.ts'
import { type AppEnv, type AppParts, rootPages } from './app-parts.ts'
import { boundBodies } from './bound-bodies.ts'
import { tellArrival } from './domain-arrivals.ts'
import { movedTo } from './moved-to.ts'
import { answerUnexpected, observed } from './observe.ts'
import { answerOwnPaths } from './own-paths.ts'
import { plainPage } from './plain-page.ts'
import { refuseAddress, refuseCrowd, refuseSuspended } from './refusals.ts'
import { readOrigin } from './request-origin.ts'
import { isReadable, manifestPath, mayDiscover } from './route-pattern.ts'
import { isSameOrigin } from './security.ts'
import { senderIsGone } from './sender-is-gone.ts'
import type { StationOfHost } from './station-directory.ts'
import { serveStationFile } from './station-files.ts'
import { addressOf } from './who-asks.ts'

/** Creates everything that answers HTTP, in the order in which a request meets it. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(observed(parts))
  app.onError((error, c) => answerUnexpected(error, c, parts))
  // No Request can be made with a Host like `xn--` or `1.2.3.4.5`, and whatever reads a body or an address makes one.
  app.use(async (c, next) => (URL.canParse(c.req.url) ? next() : refuseAddress()))
  answerOwnPaths(app, parts)
  for (const bound of boundBodies(parts)) app.use(bound)

  const inPages = createAnswerQueues({ read: queues.pagesRead, sent: queues.pagesSent }, refuseCrowd)
  const inCalls = createAnswerQueues({ read: queues.callsRead, sent: queues.callsSent }, refuseCrowd)
  const inVisits = createAnswerQueue(queues.visits, refuseCrowd)
  const inVisitsOfStations = createAnswerQueue(queues.visitsOfStations, refuseCrowd)
  const listenerSlots = createSlots(listeners)
  app.all('*', async (c) => {
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    const isApi = c.req.path.startsWith('/api/') || c.req.path === '/api'
    if (isApi) c.set('kind', 'api')
    const address = addressOf(c, parts.trustProxy)
    const found = await parts.directory.of(origin?.host, networkOf(address))
    const { meaning, station } = found
    if (!origin || meaning.kind === 'malformed') return refuseAddress()
    tellArrival(parts.domainArrived, found, origin)
    // What comes for minutes has slots of its own (`stream-bodies.ts`).
    const isStreamed = c.get('isStreamed') === true
    const callApi = () => answerApi(c, parts, station, address)
    if (isApi) return isStreamed ? callApi() : inCalls(c, address, callApi)
    if (station?.isSuspended) return refuseSuspended()
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
    if (!isReadable(c.req.path) || c.req.query('_data') !== undefined) return refuseAddress()
    if (c.req.path === manifestPath && !mayDiscover(c.req.queries('p'))) return refuseAddress()
    if (!isSameOrigin(c.req.raw, origin))
      return plainPage(
        403,
        'Envio recusado',
        'Este formulário veio de outra página. Abra a página de novo e repita.',
      )
    type Work = () => Promise<Response>
    const inQueue = (work: Work) => (isStreamed ? work() : inPages(c, address, work))
    // What is sent waits for the API in a queue of its own, and is rendered in that of the pages.
    const renderInQueue = (work: Work) =>
      isReading(c.req.method) ? work() : inPages(c, address, work, 'read')
    const keptInQueue = (work: Work) =>
      inVisits(c, address, () => inVisitsOfStations(c, `station ${station?.id}`, work))
    const takeListenerSlot = (participantId: number) =>
      listenerSlots.take([
        { name: `person ${station?.id} ${participantId}`, most: listeners.ofPerson },
        { name: `network ${networkOf(address)}`, most: listeners.ofNetwork },
      ])
    const waits = { inQueue, keptInQueue, renderInQueue, takeListenerSlot }
    return answerPortal(c, parts, { station, origin, address, ...waits })
  })
  return app
}

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
