import { LRUCache } from 'lru-cache'
import { type HostMeaning, type HostSettings, resolveHost } from '#app/station/resolve-host.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { configSchema, type StationConfig } from '#contract/stations/configuration.ts'
import { lookupStation } from '#contract/stations/endpoints.ts'
import type { InjectedStation } from '#contract/stations/schemas.ts'

/** A station as the server keeps it between requests. */
export type KnownStation = Omit<InjectedStation, 'config'> & { config: StationConfig }

/** How long an answer serves when no notice of change arrives: the bound for processes that lost the database's notices. */
const ttlMs = 5000
/** A name that is not taken yet may be taken by the site builder a moment later. */
const unknownTtlMs = 300

/**
 * Finds the station of a host, once per request, from memory (TEN-01, GAP-02). Reads through the contract, so it does
 * the same with an API in this process and with a remote one. `forget` is called when a station changed.
 */
export function createStationDirectory(api: ApiClient, settings: DirectorySettings) {
  const known = new LRUCache<string, { station: KnownStation | null }>({
    max: 20_000,
    ttl: ttlMs,
    // What was known serves on while a remote API cannot be asked.
    noDeleteOnStaleGet: true,
  })
  const asking = new Map<string, Promise<KnownStation | null>>()

  async function ask(key: string, query: { slug?: string; domain?: string; id?: number }) {
    try {
      const { config, ...rest } = await api.call(lookupStation, { query })
      return { ...rest, config: configSchema.parse(config) }
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) return null
      const before = known.get(key, { allowStale: true })?.station
      if (before) return before
      throw error
    } finally {
      asking.delete(key)
    }
  }

  function find(key: string, query: { slug?: string; domain?: string; id?: number }) {
    const hit = known.get(key)
    if (hit) return hit.station
    const running = asking.get(key) ?? ask(key, query)
    asking.set(key, running)
    return running.then((station) => {
      known.set(key, { station }, { ttl: station ? ttlMs : unknownTtlMs })
      return station
    })
  }

  return {
    /** What a Host header means, and its station if it has one. Synchronous when the station is in memory. */
    of(header: string | undefined): Found | Promise<Found> {
      const meaning = resolveHost(header, settings)
      const station = stationOfHost(withRoot(meaning, settings), find)
      return station instanceof Promise
        ? station.then((one) => ({ meaning, station: one }))
        : { meaning, station }
    },

    /** All sub-domains of the platform as one source of a content security policy, beside a page of this origin. */
    subdomains(origin: string): string {
      const { protocol, port } = new URL(origin)
      return `${protocol}//*.${settings.baseDomain}${port ? `:${port}` : ''}`
    },

    /** Drops what is known of a station, or of all. */
    forget(stationId?: number): void {
      for (const [key, { station }] of known.entries())
        if (stationId === undefined || station === null || station.id === stationId) known.delete(key)
    },
  }
}

/** `rootSlug`: whose site the root host shows, where there is such a station. */
type DirectorySettings = HostSettings & { rootSlug?: string | undefined }

const withRoot = (meaning: HostMeaning, { rootSlug }: DirectorySettings): HostMeaning =>
  meaning.kind === 'root' && rootSlug ? { kind: 'slug', slug: rootSlug } : meaning

type Found = { meaning: HostMeaning; station: KnownStation | null }
export type StationDirectory = ReturnType<typeof createStationDirectory>

function stationOfHost(
  meaning: HostMeaning,
  find: (
    key: string,
    query: { slug?: string; domain?: string; id?: number },
  ) => KnownStation | null | Promise<KnownStation | null>,
) {
  if (meaning.kind === 'slug') return find(`slug:${meaning.slug}`, { slug: meaning.slug })
  if (meaning.kind === 'domain') return find(`domain:${meaning.domain}`, { domain: meaning.domain })
  if (meaning.kind === 'fixed') return find(`id:${meaning.stationId}`, { id: meaning.stationId })
  return null
}
