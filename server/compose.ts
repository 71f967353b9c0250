import { join } from 'node:path'
import { prepareCleaning } from '#api/platform/html/sanitize-html.ts'
import { createNetworkProofs } from '#api/platform/ports/domain-proofs.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { createClient } from '#contract/client.ts'
import { platformSlug } from '#stations/platform.ts'
import { createApp } from './app.ts'
import { createDemo } from './demo.ts'
import { askDomain } from './domain-answer.ts'
import { createDomainArrivals } from './domain-arrivals.ts'
import type { Settings } from './environment.ts'
import { createKeptPages } from './kept-pages.ts'
import type { Logger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache.ts'
import { openPlatform, type Platform } from './platform.ts'
import { requireFixedStation } from './require-fixed-station.ts'
import type { RoutePattern } from './route-pattern.ts'
import { originOf } from './security.ts'
import { createStationDirectory } from './station-directory.ts'
import type { UploadPages } from './upload-pages.ts'

type Portal = {
  /** The project folder. */
  root: string
  portal: (request: Request, context: PortalContext) => Promise<Response>
  siteScript: string
  clientDir: string | null
  routePattern: RoutePattern
  uploadPages: UploadPages
  isDraining?: () => boolean
}

/**
 * Puts the parts together: the platform (database, API, jobs) or the way to a remote one, the directory of stations,
 * the page cache, and the app that answers. `close` undoes all of it in the right order.
 */
export async function compose(settings: Settings, log: Logger, portal: Portal) {
  const platform = settings.apiUrl
    ? null
    : await openPlatform(settings, log, join(portal.root, 'api/platform/db/migrations'))
  const pageCache = settings.pageCache ? createPageCache() : null
  const lookup = lookupClient(settings, platform)
  await requireFixedStation(lookup, settings, log)
  const directory = createStationDirectory(lookup, {
    ...settings,
    // The demo lists its stations there.
    rootSlug: settings.mode === 'production' ? platformSlug : undefined,
  })
  // With a remote API it is that API who says where to (`primaryDomain`).
  const arrivals =
    platform &&
    createDomainArrivals({
      isAwaited: platform.awaitsArrival,
      leadsHere: askDomain(createNetworkProofs({ ours: settings.publicAddresses }), settings.secret),
      remember: platform.markDomainSeen,
      log,
    })
  platform?.onStationChanged((id) => {
    directory.forget(id)
    arrivals?.forget(id)
  })
  const demo = settings.mode === 'demo' && platform ? createDemo(platform, settings) : null
  if (settings.mode === 'demo') await platform?.seedDemo(join(portal.root, 'station-configs'))
  if (settings.mode === 'production') await platform?.openEmpty()
  await platform?.startJobs()
  const metrics = createMetrics(pageCache, platform?.queries, platform?.mails)
  const app = createApp({
    ...portal,
    mode: settings.mode,
    trustProxy: settings.trustProxy,
    port: settings.port,
    directory,
    domainArrived: arrivals?.arrived,
    api: platform?.api ?? null,
    apiUrl: settings.apiUrl,
    apiTimeoutMs: settings.apiTimeoutMs,
    files: platform?.files ?? null,
    simulator: platform?.simulator ?? null,
    gatewayOrigin: originOf(platform?.ports.payments?.tokens.url),
    secret: settings.secret,
    pageCache,
    metrics,
    metricsToken: settings.metricsToken,
    log,
    demo,
    services: async () => platform?.services() ?? { database: null, files: null },
  })
  const { port, trustProxy } = settings
  return {
    app,
    /** Answers what is kept before the app sees it. */
    answerKept: createKeptPages({
      port,
      routePattern: portal.routePattern,
      pageCache,
      directory,
      domainArrived: arrivals?.arrived,
      trustProxy,
      metrics,
      log,
    }),
    /** Prepares the work that the first request would wait for; a demo did it when it was made. */
    prepare: () => {
      if (platform && settings.mode === 'production') prepareCleaning()
    },
    demoStations: async () => (demo ? demo.stations() : []),
    close: async () => platform?.close(),
  }
}

function lookupClient(settings: Settings, platform: Platform | null) {
  const { apiUrl } = settings
  return createClient({
    transport: platform
      ? (request) => platform.api.fetch(request, { isServer: true })
      : (request) => fetch(request),
    baseUrl: apiUrl ?? 'http://api.internal/api',
    timeoutMs: apiUrl ? settings.apiTimeoutMs : 0,
    checkAnswers: apiUrl !== undefined,
  })
}
