import { eq, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { writeConfiguration } from '../registry/index.ts'
import { stations } from '../registry/tables.ts'
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

/** The list in the configuration says which address people are sent to: the first one. */
export async function setDomains(
  ctx: PlatformContext,
  stationId: number,
  change: (domains: string[]) => string[],
): Promise<void> {
  const [row] = await ctx.db
    .select({ config: stations.config })
    .from(stations)
    .where(eq(stations.id, stationId))
    .for('no key update')
  if (!row) return
  const domains = change((row.config.domains as string[] | undefined) ?? [])
  await writeConfiguration(ctx, stationId, { ...row.config, domains })
}

/** Links of pages and mails lead to this domain from now on. */
export const putFirst = (ctx: PlatformContext, stationId: number, domain: string): Promise<void> =>
  setDomains(ctx, stationId, (domains) => [domain, ...domains.filter((one) => one !== domain)])

/** A station's domain that is proved, and of which nobody knows yet that it leads here. */
const awaitedClaim = (stationId: number, domain: string) =>
  inStation(
    domainClaims,
    { stationId },
    eq(domainClaims.domain, domain),
    isNotNull(domainClaims.provedAt),
    isNull(domainClaims.seenAt),
  )

/** Whether a request that names the domain is worth asking the domain whether it leads here. */
export async function awaitsArrival(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
  domain: string,
): Promise<boolean> {
  const rows = await db
    .select({ domain: domainClaims.domain })
    .from(domainClaims)
    .where(awaitedClaim(stationId, domain))
  return rows.length > 0
}
