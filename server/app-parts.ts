import type { HttpBindings } from '@hono/node-server'
import type { Api } from '#api/index.ts'
import type { Files, Simulator } from '#api/platform/ports/index.ts'
import type { RequestCost } from '#api/platform/request-cost.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import type { DomainArrived } from './domain-arrivals.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import type { PortalSources } from './portal-context.ts'
import type { Services } from './readiness.ts'
import type { Pace } from './receive-bodies.ts'
import type { PersonOfSession } from './session-check.ts'
import type { StationDirectory } from './station-directory.ts'
import type { UploadPages } from './upload-pages.ts'

/** The parts of the edge, given by the composition root. */
export type AppParts = PortalSources & {
  mode: 'demo' | 'production'
  trustProxy: boolean
  /** The port of the server. */
  port: number
  directory: StationDirectory
  /** Finds the person of a session's token; asks the API unless a test says otherwise. */
  personOfSession?: PersonOfSession
  /** Told of requests that name a station's own domain, over HTTPS. Absent when another server holds the API. */
  domainArrived?: DomainArrived | undefined
  /** Renders the portal. */
  portal: (request: Request, context: PortalContext) => Promise<Response>
  /** Finds whose files the portal's pages take. */
  uploadPages: UploadPages
  /** Absent when `API_URL` points to another server. */
  api: Api | null
  files: Files | null
  /** The payment gateway of a demo; absent elsewhere. */
  simulator?: Simulator | null
  /** Folder of the built client, or null when the development server serves it. */
  clientDir: string | null
  /** The gateway at which pages turn numbers of cards into tokens (GAP-70); null: at their own address, or nowhere. */
  gatewayOrigin?: string | null
  pageCache: PageCache | null
  metrics: Metrics
  /** Bearer token with which the metrics can be read in production. */
  metricsToken?: string | undefined
  log: Logger
  /** The least speed of large bodies; the usual unless a test says otherwise. */
  uploadPace?: Pace
  /** The least speed of bodies that are processed while they come. */
  streamPace?: { bytesPerMs: number; graceMs: number }
  /** Whether this process was told to stop. */
  isDraining?: () => boolean
  /** Asks the state of the services behind this process. */
  services: () => Promise<Services>
}

export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The owner of the page that a form names, unchecked. */
    pageOwner: string | null
    /** The sender of a large body. */
    sender: string
    /** Its body is worked on while it comes. */
    isStreamed: boolean
    kind: string
    /** The pattern that answers, for the log; a path may carry secrets. */
    route: string | null
    nonce: string | null
    formTarget: string | null
    away: string | null
    /** The cost of the answer; it tells too whether an owner of the station is asking. */
    cost: RequestCost
    renderMs: number | null
    isOfTeam: boolean
  }
}

/** The pages of the root host of a demo; `/` is the list of stations. */
export const rootPages = new Map([
  ['/', '/__estacoes'],
  ['/__ui', '/__ui'],
  ['/__outbox', '/__outbox'],
  ['/__pagamentos', '/__pagamentos'],
  // Remix asks it which routes the page links to.
  ['/__manifest', '/__manifest'],
])
