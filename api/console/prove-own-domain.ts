import type { OwnDomain } from '#contract/console/schemas.ts'
import { ownerChange, requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { one } from '../platform/db/rows.ts'
import type { DomainProofs } from '../platform/ports/domain-proofs.ts'
import { limit } from '../platform/rate-limit/index.ts'
import { queues } from '../platform/slots/limits.ts'
import { createQueue } from '../platform/slots/queue.ts'
import { putFirst } from '../stations/domains/index.ts'
import { domainClaims } from '../stations/domains/tables.ts'
import { lockParts } from '../stations/registry/index.ts'
import { stationDomains } from '../stations/registry/tables.ts'
import { type DomainHolder, findHolder, releaseDomain } from './domain-holder.ts'
import {
  claimOf,
  listOwnDomains,
  type PlatformReach,
  proofName,
  proofPath,
  proofValue,
} from './list-own-domains.ts'
import { managementTexts } from './texts.ts'

const inQueue = createQueue(queues.domainProofs, managementTexts.provesBusy)

/** What was found so long ago is told again, not asked for: no name server says anything else by then. */
const freshMs = 5_000

/**
 * Looks for the proof outside of any transaction; once it is there the station answers under the domain. Another station
 * that had it keeps it for as long as its own proof is there too. @throws not_found, too_many_requests
 */
export async function proveOwnDomain(
  ctx: ApiContext,
  domain: string,
  proofs: DomainProofs,
  reach: PlatformReach,
): Promise<OwnDomain[]> {
  await requireTeam(ctx)
  const claim = await ctx.db
    .select()
    .from(domainClaims)
    .where(claimOf(ctx, domain))
    .then(one('Este domínio não está na lista.'))
  const sinceMs = ctx.ports.clock.now().getTime() - (claim.checkedAt?.getTime() ?? 0)
  if (sinceMs < freshMs) return listOwnDomains(ctx, reach)
  await limit(ctx, { name: 'domain-proof', key: String(ctx.station.id), points: 60, durationSeconds: 3600 })
  const holder = await findHolder(ctx, domain)
  const problem = await problemOf(ctx, { domain, token: claim.token, holder }, proofs)
  await ownerChange(ctx, {}, async (ctx) => {
    await lockSites(ctx, holder?.stationId)
    const answer = () => undefined
    const now = ctx.ports.clock.now()
    const provedAt = problem ? claim.provedAt : now
    await ctx.db.update(domainClaims).set({ checkedAt: now, problem, provedAt }).where(claimOf(ctx, domain))
    if (problem) return { answer }
    if (holder) await releaseDomain(ctx, holder.stationId, domain)
    await ctx.db
      .insert(stationDomains)
      .values({ stationId: ctx.station.id, domain, provedAt: now })
      .onConflictDoNothing()
    // Where people are sent it is once it has been reached (`markDomainSeen`).
    if (claim.seenAt) await putFirst(ctx, ctx.station.id, domain)
    return { done: { what: 'domain.prove', part: domain, isPublic: !claim.seenAt }, answer }
  })
  return listOwnDomains(ctx, reach)
}

type Claim = { domain: string; token: string; holder: DomainHolder | null }

/** Why a claim is not proved; null: it is. */
async function problemOf(
  ctx: ApiContext,
  { domain, token, holder }: Claim,
  proofs: DomainProofs,
): Promise<string | null> {
  const [texts, file] = await inQueue(String(ctx.station.id), () =>
    Promise.all([proofs.txt(proofName(domain)), proofs.file(domain, proofPath)]),
  )
  const found = [...texts, file ?? ''].map((text) => text.trim())
  const proves = (token: string) => found.includes(proofValue(token))
  if (!proves(token)) return managementTexts.proofMissing
  const isKept = holder !== null && (holder.token === null || proves(holder.token))
  return isKept ? managementTexts.domainTaken : null
}

/** The addresses of this station, and of the one that loses a domain to it, in the order of their numbers (ADR 24). */
async function lockSites(ctx: ApiContext, other: number | undefined = undefined): Promise<void> {
  const ids = [ctx.station.id, ...(other === undefined ? [] : [other])].sort((a, b) => a - b)
  for (const id of ids) await lockParts(ctx, id, ['site'])
}
