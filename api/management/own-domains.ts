import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { and, asc, eq } from 'drizzle-orm'
import type { OwnDomain } from '#contract/management/schemas.ts'
import type { ApiContext } from '../context.ts'
import { inTransaction } from '../context.ts'
import { ApiError } from '../errors.ts'
import { limit } from '../rate-limit/index.ts'
import { lockParts, touchStation } from '../stations/index.ts'
import { stationDomains } from '../stations/tables.ts'
import { createTurns } from '../turns.ts'
import { audit, wasDone } from './audit.ts'
import { findHolder, releaseDomain } from './domain-holder.ts'
import type { DomainProofs } from './domain-proofs.ts'
import { domainRecords, nameInZone } from './domain-records.ts'
import { claimDomain } from './import-domain-claims.ts'
import { requireOwner } from './managed-site.ts'
import { putFirst, setDomains } from './station-addresses.ts'
import { domainClaims } from './tables.ts'
import { managementTexts } from './texts.ts'

export const proofName = (domain: string) => `_estacao.${domain}`
export const proofPath = '/.well-known/estacao.txt'
const proofValue = (token: string) => `estacao-dominio=${token}`

/** A domain as it is looked up: ASCII, lower case, without scheme, port, path and dot at the end; null when it is none. */
export function normalizeDomain(typed: string, baseDomain: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:?#].*$/, '')
    .replace(/\.$/, '')
  const ascii = domainToASCII(name)
  if (ascii.length > 253 || isIP(ascii) || ascii === baseDomain || ascii.endsWith(`.${baseDomain}`))
    return null
  const labels = ascii.split('.')
  const valid = labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
  const tld = labels.at(-1) ?? ''
  const own = ['localhost', 'local', 'internal', 'arpa', 'onion', 'test', 'invalid'].includes(tld)
  return labels.length > 1 && valid && !own && /[a-z]/.test(tld) ? ascii : null
}

/** Where own domains have to point: the platform's domain, and the addresses behind it. */
export type PlatformReach = { baseDomain: string; addresses(): Promise<readonly string[]> }

const claimsOf = (ctx: ApiContext) =>
  ctx.db
    .select()
    .from(domainClaims)
    .where(eq(domainClaims.stationId, ctx.station.id))
    .orderBy(asc(domainClaims.createdAt))

/** The station's own domains with all that their owner has to type in elsewhere. */
export async function listOwnDomains(ctx: ApiContext, reach: PlatformReach): Promise<OwnDomain[]> {
  await requireOwner(ctx)
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

/** Claims a domain; a claim keeps nobody else from claiming it, only a proof does. @throws invalid_input */
export async function addOwnDomain(
  ctx: ApiContext,
  typed: string,
  reach: PlatformReach,
): Promise<OwnDomain[]> {
  const owner = await requireOwner(ctx)
  const domain = normalizeDomain(typed, reach.baseDomain)
  if (!domain) throw ApiError.fields({ domain: 'Informe um domínio seu, como clube.com.br' })
  const existing = await claimsOf(ctx)
  if (existing.some((one) => one.domain === domain)) return listOwnDomains(ctx, reach)
  if (existing.length >= 10) throw ApiError.fields({ domain: 'São até 10 domínios por estação.' })
  await inTransaction(ctx, async (ctx) => {
    await claimDomain(ctx, ctx.station.id, domain)
    await audit(ctx, { who: owner.name, participantId: owner.id, what: 'domain.add', part: domain })
  })
  return listOwnDomains(ctx, reach)
}

/** Proofs wait for others' servers: a station has one under way, so that no owner's slow domains are all that is asked for. */
const takeProofTurn = createTurns({
  atOnce: 8,
  atOnceOfOne: 1,
  maxWaiting: 50,
  maxWaitingOfOne: 2,
  busy: managementTexts.provesBusy,
  retryAfterSeconds: 10,
})

/** What was found so long ago is told again, not asked for: no name server says anything else by then. */
const freshMs = 5_000

const claimOf = (ctx: ApiContext, domain: string) =>
  and(eq(domainClaims.stationId, ctx.station.id), eq(domainClaims.domain, domain))

/**
 * Looks for the proof outside of any transaction; once it is there the station answers under the domain. Another station
 * that had it keeps it for as long as its own proof is there too.
 */
export async function proveOwnDomain(
  ctx: ApiContext,
  domain: string,
  proofs: DomainProofs,
  reach: PlatformReach,
): Promise<OwnDomain[]> {
  const owner = await requireOwner(ctx)
  const [claim] = await ctx.db.select().from(domainClaims).where(claimOf(ctx, domain))
  if (!claim) throw new ApiError('not_found', 'Este domínio não está na lista.')
  const sinceMs = ctx.ports.clock.now().getTime() - (claim.checkedAt?.getTime() ?? 0)
  if (sinceMs < freshMs) return listOwnDomains(ctx, reach)
  await limit(ctx, { name: 'domain-proof', key: String(ctx.station.id), points: 60, durationSeconds: 3600 })
  const [texts, file] = await takeProofTurn(String(ctx.station.id), () =>
    Promise.all([proofs.txt(proofName(domain)), proofs.file(domain, proofPath)]),
  )
  const found = [...texts, file ?? ''].map((text) => text.trim())
  const proves = (token: string) => found.includes(proofValue(token))
  const holder = await findHolder(ctx, domain)
  const isKept = holder !== null && (holder.token === null || proves(holder.token))
  const problem = !proves(claim.token)
    ? 'Ainda não encontramos a prova. Registros novos podem levar alguns minutos para aparecer.'
    : isKept
      ? 'Este domínio já é de outra estação.'
      : null
  const now = ctx.ports.clock.now()
  await inTransaction(ctx, async (ctx) => {
    await lockSites(ctx, holder?.stationId)
    const provedAt = problem ? claim.provedAt : now
    await ctx.db.update(domainClaims).set({ checkedAt: now, problem, provedAt }).where(claimOf(ctx, domain))
    if (problem) return
    if (holder) await releaseDomain(ctx, holder.stationId, domain)
    await ctx.db
      .insert(stationDomains)
      .values({ stationId: ctx.station.id, domain, provedAt: now })
      .onConflictDoNothing()
    // Where people are sent it is once it has been reached (`markDomainSeen`).
    if (claim.seenAt) await putFirst(ctx, ctx.station.id, domain)
    else await touchStation(ctx, ctx.station.id)
    await audit(ctx, { who: owner.name, participantId: owner.id, what: 'domain.prove', part: domain })
  })
  return listOwnDomains(ctx, reach)
}

/** The addresses of this station, and of the one that loses a domain to it, in the order of their numbers (ADR 24). */
async function lockSites(ctx: ApiContext, other: number | undefined = undefined): Promise<void> {
  const ids = [ctx.station.id, ...(other === undefined ? [] : [other])].sort((a, b) => a - b)
  for (const id of ids) await lockParts(ctx, id, ['site'])
}

export async function removeOwnDomain(
  ctx: ApiContext,
  domain: string,
  reach: PlatformReach,
): Promise<OwnDomain[]> {
  const owner = await requireOwner(ctx)
  await inTransaction(ctx, async (ctx) => {
    await lockSites(ctx)
    const gone = await ctx.db
      .delete(domainClaims)
      .where(claimOf(ctx, domain))
      .returning({ domain: domainClaims.domain })
    const act = { who: owner.name, participantId: owner.id, what: 'domain.remove', part: domain }
    if (gone.length === 0) {
      if (await wasDone(ctx, act)) return
      throw new ApiError('not_found', 'Este domínio não está na lista.')
    }
    await ctx.db
      .delete(stationDomains)
      .where(and(eq(stationDomains.stationId, ctx.station.id), eq(stationDomains.domain, domain)))
    await setDomains(ctx, ctx.station.id, (domains) => domains.filter((one) => one !== domain))
    await audit(ctx, act)
  })
  return listOwnDomains(ctx, reach)
}
