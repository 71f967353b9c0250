import { asc, eq } from 'drizzle-orm'
import type { OwnDomain } from '#contract/console/schemas.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { domainClaims } from '../stations/domains/tables.ts'
import { domainRecords, nameInZone } from './domain-records.ts'

export const proofName = (domain: string) => `_estacao.${domain}`
export const proofPath = '/.well-known/estacao.txt'
export const proofValue = (token: string) => `estacao-dominio=${token}`

/** Where own domains have to point: the platform's domain, and the addresses behind it. */
export type PlatformReach = { baseDomain: string; addresses(): Promise<readonly string[]> }

/** What a station says is its own, proved or not. */
export const claimsOf = (ctx: ApiContext) =>
  ctx.db.select().from(domainClaims).where(inStation(domainClaims, ctx)).orderBy(asc(domainClaims.createdAt))

/** One of them. */
export const claimOf = (ctx: ApiContext, domain: string) =>
  inStation(domainClaims, ctx, eq(domainClaims.domain, domain))

/** The station's own domains with all that their owner has to type in elsewhere. */
export async function listOwnDomains(ctx: ApiContext, reach: PlatformReach): Promise<OwnDomain[]> {
  await requireTeam(ctx)
  const rows = await claimsOf(ctx)
  const addresses = rows.length > 0 ? await reach.addresses() : []
  const host = `${ctx.station.slug}.${reach.baseDomain}`
  return rows.map((row) => ({
    domain: row.domain,
    proved: row.provedAt !== null,
    reached: row.provedAt !== null && row.seenAt !== null,
    problem: row.problem,
    checked_at: row.checkedAt?.toISOString() ?? null,
    proof: { type: 'TXT', name: nameInZone(proofName(row.domain), row.domain), value: proofValue(row.token) },
    records: domainRecords(row.domain, { host, addresses }),
    txt_name: proofName(row.domain),
    txt_value: proofValue(row.token),
    file_url: `http://${row.domain}${proofPath}`,
    file_content: proofValue(row.token),
  }))
}
