import type { OwnDomain } from '#contract/console/schemas.ts'
import { ownerChange } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { ApiError } from '../platform/errors.ts'
import { claimDomain } from '../stations/domains/index.ts'
import { claimsOf, listOwnDomains, type PlatformReach } from './list-own-domains.ts'
import { normalizeDomain } from './normalize-domain.ts'

/** As many as one may claim: each is asked for by the minute. */
const mostDomains = 10

/** Claims a domain; a claim keeps nobody else from claiming it, only a proof does. @throws invalid_input */
export async function addOwnDomain(
  ctx: ApiContext,
  typed: string,
  reach: PlatformReach,
): Promise<OwnDomain[]> {
  await ownerChange(ctx, {}, async (ctx) => {
    const domain = normalizeDomain(typed, reach.baseDomain)
    if (!domain) throw ApiError.fields({ domain: 'Informe um domínio seu, como clube.com.br' })
    const existing = await claimsOf(ctx)
    if (existing.some((one) => one.domain === domain)) return { answer: () => undefined }
    if (existing.length >= mostDomains) throw ApiError.fields({ domain: 'São até 10 domínios por estação.' })
    await claimDomain(ctx, ctx.station.id, domain)
    return { done: { what: 'domain.add', part: domain }, answer: () => undefined }
  })
  return listOwnDomains(ctx, reach)
}
