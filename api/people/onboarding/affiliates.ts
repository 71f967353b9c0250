import { eq } from 'drizzle-orm'
import { maskEmail, maskPhone } from '#contract/people/onboarding/mask-address.ts'
import type { Affiliated } from '#contract/people/onboarding/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { firstNameOf } from './person-name.ts'
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
