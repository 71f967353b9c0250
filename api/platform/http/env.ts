import type { Endpoint } from '#contract/endpoint.ts'
import type { ApiContext, FoundSession } from '../context.ts'
import type { ApiDeps } from '../deps.ts'
import type { ServiceAway } from '../service-away.ts'

/** What the server says of a request before the API sees it. All optional: the API also answers on its own host. */
export type RequestFacts = {
  /** The station the request's host belongs to. Trusted: set by the server, never by a header. */
  hostStationId?: number | undefined
  /** The server asks itself, for no visitor: which station a host belongs to. */
  isServer?: boolean | undefined
  /** The visitor's address, for rate limits. */
  address?: string | undefined
  /** Told the pattern of the endpoint that answers, for the server's log. */
  onRoute?: ((pattern: string) => void) | undefined
  /** Told when a call is answered 503 because a service behind the API is away. */
  onAway?: ((away: ServiceAway) => void) | undefined
  /** Whether the request broke off before it was here whole: what then fails is not logged as ours. */
  isSenderGone?: (() => boolean) | undefined
  /** Remembers who a token belongs to while one page makes several calls. */
  actors?: Map<string, Promise<FoundSession | null>> | undefined
}

/** The parts of a call that may name a station or a user. */
export type NamingInput = { params?: unknown; query?: unknown; body?: unknown }

/** What a call says beside its input, whichever way it came. */
export type Asked = {
  deps: ApiDeps
  facts: RequestFacts
  bearer: string | undefined
  /** As the caller wrote it. */
  namedStation: string | undefined
  userAgent: string | undefined
}

export type OpenContext = (
  asked: Asked,
  input: NamingInput,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'namesOthers'>,
) => Promise<ApiContext>

/** @throws not_authenticated for who has no session */
export type RequireSession = (asked: Asked) => Promise<void>

/** How a call gets its context is given, for it knows sessions and stations, and HTTP stands below both. */
export type ApiEnv = {
  Bindings: RequestFacts
  Variables: {
    deps: ApiDeps
    openContext: OpenContext
    requireSession: RequireSession
  }
}
