import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { acrossStations } from '../platform/db/across-stations.ts'
import { inStation } from '../platform/db/rows.ts'
import { setDomains } from '../stations/domains/index.ts'
import { domainClaims } from '../stations/domains/tables.ts'
import { stationDomains } from '../stations/registry/tables.ts'

/** Another station that answers under a domain; `token` is what proved it, null for one that came with its folder. */
export type DomainHolder = { stationId: number; token: string | null }

const platform = 'Plataforma'
const lost = 'Outra estação provou depois que este domínio é dela.'

/** The other station that answers under a domain, or null. Platform-wide by nature: a domain belongs to one station. */
export async function findHolder(ctx: ApiContext, domain: string): Promise<DomainHolder | null> {
  const [row] = await acrossStations(() =>
    ctx.db
      .select({ stationId: stationDomains.stationId, token: domainClaims.token })
      .from(stationDomains)
      .leftJoin(
        domainClaims,
        inStation(domainClaims, stationDomains, eq(domainClaims.domain, stationDomains.domain)),
      )
      .where(and(eq(stationDomains.domain, domain), ne(stationDomains.stationId, ctx.station.id))),
  )
  return row ?? null
}

/**
 * Takes a domain from a station whose proof is not there any more, for somebody else has proved it: domains expire and are
 * sold. Its own address is the sub-domain again; the claim stays and says why. In the transaction of the new proof.
 */
export async function releaseDomain(ctx: ApiContext, stationId: number, domain: string): Promise<void> {
  const { db, ports } = ctx
  await db
    .delete(stationDomains)
    .where(inStation(stationDomains, { stationId }, eq(stationDomains.domain, domain)))
  await db
    .update(domainClaims)
    .set({ provedAt: null, seenAt: null, problem: lost, checkedAt: ports.clock.now() })
    .where(inStation(domainClaims, { stationId }, eq(domainClaims.domain, domain)))
  await setDomains(ctx, stationId, (domains) => domains.filter((one) => one !== domain))
  await audit(
    { db, ports, station: { id: stationId } },
    { who: platform, participantId: null, what: 'domain.lost', part: domain },
  )
}
