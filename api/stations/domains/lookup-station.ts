import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { StationLookup } from '#contract/stations/registry/schemas.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { RequestFacts } from '../../platform/http/env.ts'
import { configurationOf } from '../registry/index.ts'
import { stationDomains, stations } from '../registry/tables.ts'
import { domainClaims } from './tables.ts'

type Query = { slug?: string | undefined; domain?: string | undefined; id?: number | undefined }

/**
 * The injected configuration of a station, found by sub-domain, proved own domain (its `www` too) or id (TEN-01,
 * GAP-02). By id only where its own host is asked, or by the server: numbers can be counted through, names not (SEC-18).
 * Platform-wide by nature: it is how a call's station becomes known. @throws not_found, invalid_input
 */
export async function lookupStation(
  ctx: Pick<PlatformContext, 'db'>,
  query: Query,
  { hostStationId, isServer }: Pick<RequestFacts, 'hostStationId' | 'isServer'> = {},
): Promise<StationLookup> {
  const isCounted = query.slug === undefined && query.domain === undefined && query.id !== undefined
  if (isCounted && !isServer && query.id !== hostStationId) throw notFound()
  // The one proved last of those that requests came in under; another that was proved since may not point here yet.
  const reached = ctx.db
    .select({ domain: domainClaims.domain })
    .from(domainClaims)
    .where(
      inStation(
        domainClaims,
        { stationId: stations.id },
        isNotNull(domainClaims.provedAt),
        isNotNull(domainClaims.seenAt),
      ),
    )
    .orderBy(desc(domainClaims.provedAt))
    .limit(1)
  const [found] = await ctx.db
    .select({ station: stations, reached: sql<string | null>`${reached}` })
    .from(stations)
    .leftJoin(stationDomains, inStation(stationDomains, { stationId: stations.id }))
    .where(condition(query))
    // A `www` that is somebody's own before the one of a domain.
    .orderBy(desc(sql`length(${stationDomains.domain})`))
    .limit(1)
  if (!found) throw notFound()
  const { id, slug, revision } = found.station
  return {
    id,
    slug,
    revision,
    // A domain that was claimed, or proved but never reached, is no address to name yet.
    primaryDomain: found.reached,
    config: configurationOf(found.station) as StationLookup['config'],
    isSuspended: found.station.suspendedAt !== null,
  }
}

const notFound = () => new ApiError('not_found', 'Estação não encontrada.')

function condition({ slug, domain, id }: Query) {
  if (slug !== undefined) return eq(stations.slug, slug)
  if (domain !== undefined) return inArray(stationDomains.domain, [domain, domain.replace(/^www\./, '')])
  if (id !== undefined) return eq(stations.id, id)
  throw ApiError.fields({ slug: 'Esse campo é obrigatório' })
}
