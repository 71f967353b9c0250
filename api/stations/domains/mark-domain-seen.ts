import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { awaitedClaim } from './awaits-arrival.ts'
import { putFirst } from './station-addresses.ts'
import { domainClaims } from './tables.ts'

/**
 * Remembers that a proved domain leads here, as the domain itself answered (ADR 73): the sub-domain, links and mails
 * may lead to it.
 * Once for each proof; again without effect. Answers whether it was the first time.
 */
export async function markDomainSeen(
  outer: PlatformContext,
  stationId: number,
  domain: string,
): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const rows = await ctx.db
      .update(domainClaims)
      .set({ seenAt: ctx.ports.clock.now() })
      .where(awaitedClaim(stationId, domain))
      .returning({ domain: domainClaims.domain })
    if (rows.length > 0) await putFirst(ctx, stationId, domain)
    return rows.length > 0
  })
}
