import { eq, ne, or } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import type { AffiliateRow } from './affiliates.ts'
import { onboardingTexts } from './texts.ts'

type Account = typeof participants.$inferSelect
type Identity = { email?: string | undefined; cpf?: string | undefined; isAffiliate?: boolean }

/** Who somebody says they are; for affiliates, who the list says. Pure. */
export const identityOf = (typed: Identity, affiliate: AffiliateRow | null): Identity =>
  affiliate ? { email: affiliate.email ?? undefined, cpf: affiliate.cpf, isAffiliate: true } : typed

/** Field errors of an e-mail or CPF that a confirmed account of the station has (ONB-01). */
export async function takenFields(ctx: ApiContext, identity: Identity): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const account of await accountsOf(ctx, identity)) {
    if (account.cpf === identity.cpf) problems.cpf = onboardingTexts.cpfTaken
    // An affiliate's e-mail is not on the form: it is said where they can see it.
    else if (identity.isAffiliate) problems.cpf = onboardingTexts.affiliateEmailTaken
    if (account.email === identity.email && !identity.isAffiliate) problems.email = onboardingTexts.emailTaken
  }
  return problems
}

/** Accounts of the station with this e-mail or CPF: none to two. What nobody confirmed is nobody's (ADR 0035). */
async function accountsOf({ db, station }: ApiContext, { email, cpf }: Identity): Promise<Account[]> {
  const known = [
    ...(email ? [eq(participants.email, email)] : []),
    ...(cpf ? [eq(participants.cpf, cpf)] : []),
  ]
  if (known.length === 0) return []
  return db
    .select()
    .from(participants)
    .where(inStation(participants, { station }, ne(participants.status, 'inactive'), or(...known)))
}
