import { eq } from 'drizzle-orm'
import type { OwnDomain } from '#contract/console/schemas.ts'
import { ownerChange, wasDone } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { ApiError } from '../platform/errors.ts'
import { setDomains } from '../stations/domains/index.ts'
import { domainClaims } from '../stations/domains/tables.ts'
import { stationDomains } from '../stations/registry/tables.ts'
import { claimOf, listOwnDomains, type PlatformReach } from './list-own-domains.ts'

/** Takes a domain off the list, and the station off the domain. Sent again it is done. @throws not_found */
export async function removeOwnDomain(
  ctx: ApiContext,
  domain: string,
  reach: PlatformReach,
): Promise<OwnDomain[]> {
  await ownerChange(ctx, { locks: ['site'] }, async (ctx, owner) => {
    const act = { what: 'domain.remove', part: domain }
    const answer = () => undefined
    const gone = await ctx.db
      .delete(domainClaims)
      .where(claimOf(ctx, domain))
      .returning({ domain: domainClaims.domain })
    if (gone.length === 0) {
      if (await wasDone(ctx, { ...act, participantId: owner.id })) return { answer }
      throw new ApiError('not_found', 'Este domínio não está na lista.')
    }
    await ctx.db
      .delete(stationDomains)
      .where(inStation(stationDomains, ctx, eq(stationDomains.domain, domain)))
    await setDomains(ctx, ctx.station.id, (domains) => domains.filter((one) => one !== domain))
    return { done: act, answer }
  })
  return listOwnDomains(ctx, reach)
}
