import { eq, isNotNull, isNull } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { domainClaims } from './tables.ts'

/** A station's domain that is proved, and of which nobody knows yet that it leads here. */
export const awaitedClaim = (stationId: number, domain: string) =>
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
