import { LRUCache } from 'lru-cache'
import { queues } from '#api/platform/slots/limits.ts'
import { createQueue } from '#api/platform/slots/queue.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { type HostMeaning, type HostSettings, resolveHost } from '#app/station/resolve-host.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import type { StationLookup } from '#contract/stations/registry/schemas.ts'

/** The station that a host leads to, and the domain that it prefers to be seen under. */
export type StationOfHost = StationRecord & Pick<StationLookup, 'primaryDomain'>
type Query = { slug?: string; domain?: string; id?: number }

/**
 * The life of an answer when no notice of change arrives, in milliseconds: the bound for processes that lost the
 * database's notices.
 */
const ttlMs = 5000
/** A name that is not taken yet may be taken by the site builder a moment later. */
const unknownTtlMs = 300

/**
 * Finds the station of a host, once per request, from memory (TEN-01, GAP-02). Reads through the contract, so it does
 * the same with an API in this process and with a remote one. `forget` is called when a station changed.
 */
export function createStationDirectory(api: ApiClient, settings: DirectorySettings) {
  const read = createLookup(api)
  const inQueue = createQueue(queues.lookups, 'too many names at once')
  let changes = 0
  const known = new LRUCache<string, { station: StationOfHost | null }, Query>({
    max: 20_000,
    ttl: ttlMs,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    async fetchMethod(_, before, { options, context }) {
      const begun = changes
      try {
        const station = await read(context)
        if (!station) options.ttl = unknownTtlMs
        // It may be of before the change, whichever station changed: what is under way has no number yet.
        if (changes !== begun) options.ttl = 1
        return { station }
      } catch (error) {
        // What was known serves on while a remote API cannot be asked.
        if (before?.station) return before
        throw error
      }
    },
  })

  const ask = async ({ key, query }: Look) => (await known.fetch(key, { context: query }))?.station ?? null
  /** Whether a station was known a moment ago: it is asked for again for everybody, and waits for nobody. */
  const isKnown = ({ key }: Look) => Boolean(known.peek(key, { allowStale: true })?.station)

  /** Answers from memory; undefined when it has to be asked for. */
  function remembered(header: string | undefined): FoundStation | undefined {
    const meaning = resolveHost(header, settings)
    const look = lookOf(withRoot(meaning, settings))
    const station = look === null ? null : known.get(look.key)?.station
    return station === undefined ? undefined : { meaning, station }
  }

  return {
    remembered,

    /**
     * Reads a Host header and finds its station, if it has one. `network` is the client's: for each a
     * few names are looked up at a time. @throws (ApiError) too_many_requests
     */
    async of(header: string | undefined, network: string): Promise<FoundStation> {
      const found = remembered(header)
      if (found) return found
      const meaning = resolveHost(header, settings)
      const look = lookOf(withRoot(meaning, settings))
      if (look === null) return { meaning, station: null }
      const station = isKnown(look) ? await ask(look) : await inQueue(network, () => ask(look))
      return { meaning, station }
    },

    /** All sub-domains of the platform as one source of a content security policy, beside a page of this origin. */
    subdomains(origin: string): string {
      const { protocol, port } = new URL(origin)
      return `${protocol}//*.${settings.baseDomain}${port ? `:${port}` : ''}`
    },

    /** Drops what is known of a station, or of all. */
    forget(stationId?: number): void {
      changes += 1
      for (const [key, { station }] of known.entries())
        if (stationId === undefined || station === null || station.id === stationId) known.delete(key)
    },
  }
}

/** Asks for a station; its configuration is parsed once for each of its revisions, however often it is asked for. */
function createLookup(api: ApiClient) {
  const parsed = new LRUCache<number, StationOfHost>({ max: 20_000 })
  return async (query: Query): Promise<StationOfHost | null> => {
    try {
      const { config, ...rest } = await api.call(lookupStation, { query })
      const before = parsed.get(rest.id)
      const isSame = before?.revision === rest.revision
      const station = { ...rest, config: isSame ? before.config : configSchema.parse(config) }
      parsed.set(rest.id, station)
      return station
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) return null
      throw error
    }
  }
}

/** `rootSlug`: whose site the root host shows, where there is such a station. */
type DirectorySettings = HostSettings & { rootSlug?: string | undefined }

const withRoot = (meaning: HostMeaning, { rootSlug }: DirectorySettings): HostMeaning =>
  meaning.kind === 'root' && rootSlug ? { kind: 'slug', slug: rootSlug } : meaning

export type FoundStation = { meaning: HostMeaning; station: StationOfHost | null }
export type StationDirectory = ReturnType<typeof createStationDirectory>

/** A look-up for a host, and the key under which its result is remembered. */
type Look = { key: string; query: Query }

function lookOf(meaning: HostMeaning): Look | null {
  if (meaning.kind === 'slug') return { key: `slug:${meaning.slug}`, query: { slug: meaning.slug } }
  if (meaning.kind === 'domain') return { key: `domain:${meaning.domain}`, query: { domain: meaning.domain } }
  if (meaning.kind === 'fixed') return { key: `id:${meaning.stationId}`, query: { id: meaning.stationId } }
  return null
}
