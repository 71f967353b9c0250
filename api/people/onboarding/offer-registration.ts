import type { ApiContext } from '../../platform/context.ts'
import { affiliatedAnswer, findAffiliate } from './affiliates.ts'
import { saveDraft } from './signup-draft.ts'

/**
 * For a log-in that found no account: whether the person is on the station's list of affiliates, with a registration
 * begun for them whose handle only this answer carries (ACC-04, GAP-15). Addresses are masked.
 */
export async function offerRegistration(
  ctx: ApiContext,
  { by, value }: { by: 'cpf' | 'email'; value: string },
): Promise<Record<string, string | null> | null> {
  if (ctx.station.config.behaviour.signup !== 'affiliate') return null
  const affiliate = await findAffiliate(ctx, by === 'cpf' ? { cpf: value } : { email: value })
  if (!affiliate) return null
  const draft = await saveDraft(ctx, null, { affiliateId: affiliate.id, fromLogin: true })
  return { draft, ...affiliatedAnswer(affiliate) }
}
