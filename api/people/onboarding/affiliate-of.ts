import type { ApiContext } from '../../platform/context.ts'
import { type AffiliateRow, findAffiliate } from './affiliates.ts'
import type { SignupDraftRow } from './signup-draft.ts'

/**
 * The affiliate a registration is for, on stations that have a list: by the CPF that was typed, else the one the log-in
 * found (STN-U07, ACC-04).
 */
export async function affiliateOf(
  ctx: ApiContext,
  { cpf, draft }: { cpf: string | undefined; draft: SignupDraftRow | null },
): Promise<AffiliateRow | null> {
  if (ctx.station.config.behaviour.signup !== 'affiliate') return null
  if (cpf) return findAffiliate(ctx, { cpf })
  return draft?.affiliateId ? findAffiliate(ctx, { id: draft.affiliateId }) : null
}
