import { randomBytes } from 'node:crypto'
import { asc, desc, isNotNull } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { domainClaims } from './tables.ts'

/** Claims a domain for a station. Until it is proved, it does not lead to the station and others may claim it too. */
export async function claimDomain(ctx: PlatformContext, stationId: number, domain: string): Promise<void> {
  const token = randomBytes(18).toString('base64url')
  await ctx.db
    .insert(domainClaims)
    .values({ stationId, domain, token, createdAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
}

/**
 * Domains that a folder names are claims: being in a folder proves nothing. Answers those that lead here, proved and
 * reached, the one proved last first: the only ones that mails and links may name.
 */
export async function importDomainClaims(
  ctx: PlatformContext,
  stationId: number,
  domains: string[],
): Promise<string[]> {
  for (const domain of domains) await claimDomain(ctx, stationId, domain)
  const proved = await ctx.db
    .select({ domain: domainClaims.domain })
    .from(domainClaims)
    .where(
      inStation(
        domainClaims,
        { stationId },
        isNotNull(domainClaims.provedAt),
        isNotNull(domainClaims.seenAt),
      ),
    )
    .orderBy(desc(domainClaims.provedAt))
  return proved.map(({ domain }) => domain)
}

/** The domains of a station, claimed or proved, for its folder: whoever imports it has to prove them there. */
export async function exportDomainClaims(ctx: PlatformContext, stationId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ domain: domainClaims.domain })
    .from(domainClaims)
    .where(inStation(domainClaims, { stationId }))
    .orderBy(asc(domainClaims.domain))
  return rows.map(({ domain }) => domain)
}
