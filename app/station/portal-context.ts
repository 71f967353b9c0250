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
  /** The questions of a draft: its preview leads to each of them. */
  questions?: PreviewedQuestions
}

/** The questions of a preview, at `path`; `step`: the one that is shown, from 1 on, or none. */
export type PreviewedQuestions = { path: string; total: number; step: number | null }

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

/** A charge at the simulated gateway. Amounts in centavos, instants in ISO 8601. */
export type DemoCharge = {
  code: string
  method: 'pix' | 'credit_card'
  status: string
  amountCents: number
  paidCents: number
  refundedCents: number
  createdAt: string
  expiresAt: string | null
}

/** Plays the people and banks that pay, and the days on which a gateway is out of sorts. */
export type DemoBank = {
  /** Newest first, at most fifty; of one station, or of all. */
  charges: (stationId?: number) => Promise<DemoCharge[]>
  /** False: there was nothing to do. */
  act: (code: string, act: string, stationId?: number) => Promise<boolean>
  /** The next so many calls meet the gateway like this; false for what it does not know. */
  misbehave: (mode: string, calls: number) => Promise<boolean>
  /** Card numbers that behave in a way of their own. */
  cards: Readonly<Record<string, string>>
  /** Tells what was not taken yet, the newest first if wanted. */
  deliver: (order: { newestFirst: boolean }) => Promise<number>
}

/** The context that the server gives every loader and action (ADR 1). Everything below it takes configuration as an argument. */
export type PortalContext = {
  /** Null only at the root host, where the demo lists its stations. */
  station: InjectedStation | null
  /** The contract client bound to the station and the session of the request. */
  api: ApiClient
  /** Gives the client without or with another session, for log-in and its kind. */
  apiWith: (token: string | undefined) => ApiClient
  /** The session token of the cookie, unchecked. */
  sessionToken: string | null
  cookies: { secret: string; secure: boolean }
  cspNonce: string
  /** The owner of the page that the sent form names, unchecked (`page-owner.server.ts`); streamed forms name it as they are read. */
  sentPageOwner?: string | null
  /** Rendering is the dearest of an answer: of a form, too, it waits in the queue of pages (ADR 71). */
  renderInQueue: (render: () => Promise<Response>) => Promise<Response>
  /** Takes a slot for an event stream, of a person and of the line that asks (SEC-97): answers how it is given back, or null. */
  takeListenerSlot: (participantId: number) => (() => void) | null
  /** Address of the small script of the public pages. */
  siteScript: string
  mode: 'demo' | 'production'
  /** Errors of loaders and of rendering go to the server's log; the visitor sees the error page only. */
  reportError: (error: unknown, request?: Request) => void
  /** Told once an owner of the station is who asks: they may see what the page costs. */
  onTeam?: () => void
  /** Told the milliseconds until the page could be sent. */
  onRendered?: (ms: number) => void
  /** Demo only; null in production. */
  demo: {
    /** The first sixty, by id. */
    stations: () => Promise<DemoStation[]>
    /** Newest first; of one station, or of all. */
    mails: (stationId?: number) => Promise<DemoMail[]>
    mail: (stationId: number, id: number) => Promise<OpenDemoMail | null>
    /** The bank behind the simulated payment gateway; null where a real one is configured. */
    bank: DemoBank | null
  } | null
}
