import { eq } from 'drizzle-orm'
import { maskEmail, maskPhone } from '#contract/people/onboarding/mask-address.ts'
import type { Affiliated } from '#contract/people/onboarding/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { firstNameOf } from './person-rules.ts'
import { type SignupDraftRow, saveDraft } from './signup-draft.ts'
import { affiliates } from './tables.ts'

export type AffiliateRow = typeof affiliates.$inferSelect

/** Who the station's list knows under a CPF, an e-mail or the list's own number. */
export async function findAffiliate(
  { db, station }: ApiContext,
  by: { cpf: string } | { email: string } | { id: number },
): Promise<AffiliateRow | null> {
  const condition =
    'cpf' in by
      ? eq(affiliates.cpf, by.cpf)
      : 'email' in by
        ? eq(affiliates.email, by.email)
        : eq(affiliates.id, by.id)
  const rows = await db
    .select()
    .from(affiliates)
    .where(inStation(affiliates, { station }, condition))
    .limit(2)
  // Two people behind one e-mail: it says nothing about which of them is here.
  return rows.length === 1 ? (rows[0] ?? null) : null
}

/** What a stranger may see of them (STN-U07). Pure. */
export function affiliatedAnswer({ name, email, tel }: AffiliateRow): Affiliated {
  return { name: firstNameOf(name), email: email && maskEmail(email), tel: tel && maskPhone(tel) }
}

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
