import type { ApiClient } from '#contract/client.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { Brand } from '#themes/brand.ts'

/** The station of a request, injected into the portal: its configuration and where it answers (GAP-02). */
export type InjectedStation = {
  id: number
  slug: string
  revision: number
  config: StationConfig
  /** Scheme and host of this request, without a slash at the end. */
  origin: string
  /** Scheme and host people should use; differs from `origin` once an own domain is proved. */
  canonicalOrigin: string
  /** A draft in a frame of the site builder: shown, not used. */
  isPreview?: boolean
}

/** One station in the demo list at the root host, and in `/__ui`. */
export type DemoStation = {
  id: number
  slug: string
  name: string
  description: string
  origin: string
  brand: Brand
  logo: string | null
}

/** A mail of the demo outbox. `createdAt` is ISO 8601. */
export type DemoMail = { id: number; stationId: number; to: string; subject: string; createdAt: string }
export type OpenDemoMail = DemoMail & { html: string; text: string }

/** What the server hands to every loader and action (ADR 1). Everything below it takes configuration as an argument. */
export type PortalContext = {
  /** Null only at the root host, where the demo lists its stations. */
  station: InjectedStation | null
  /** The contract client bound to the station and the session of the request. */
  api: ApiClient
  /** The same client without or with another session: for log-in and its kind. */
  apiWith: (token: string | undefined) => ApiClient
  /** The session token of the cookie, unchecked. */
  sessionToken: string | null
  cookies: { secret: string; secure: boolean }
  cspNonce: string
  /** Rendering is the dearest of an answer: of a form, too, it waits for its turn among the pages (ADR 71). */
  renderInTurn: (render: () => Promise<Response>) => Promise<Response>
  /** Address of the small script of the public pages. */
  siteScript: string
  mode: 'demo' | 'production'
  /** Errors of loaders and of rendering go to the server's log; the visitor sees the error page only. */
  reportError: (error: unknown, request?: Request) => void
  /** Told once an owner of the station is who asks: they may see what the page costs. */
  onOwner?: () => void
  /** Told the milliseconds until the page could be sent. */
  onRendered?: (ms: number) => void
  /** Demo only; null in production. */
  demo: {
    /** The first sixty, by id. */
    stations: () => Promise<DemoStation[]>
    /** Newest first; of one station, or of all. */
    mails: (stationId?: number) => Promise<DemoMail[]>
    mail: (stationId: number, id: number) => Promise<OpenDemoMail | null>
  } | null
}
