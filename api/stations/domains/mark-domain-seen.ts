import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { putFirst } from './station-addresses.ts'
import { domainClaims } from './tables.ts'

/**
 * Remembers that a request came in under a proved domain: it points here, so the sub-domain, links and mails
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
      .where(
        and(
          eq(domainClaims.stationId, stationId),
          eq(domainClaims.domain, domain),
          isNotNull(domainClaims.provedAt),
          isNull(domainClaims.seenAt),
        ),
      )
      .returning({ domain: domainClaims.domain })
    if (rows.length > 0) await putFirst(ctx, stationId, domain)
    return rows.length > 0
  })
}
