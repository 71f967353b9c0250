import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import type { AffiliateRow } from './affiliates.ts'

type MemberGetMember = Omit<NonNullable<SignupValues['member_get_member']>, 'inviter_id'> & {
  inviter_id?: number | null | undefined
}
type Ticked = true | undefined
/** What both calls of a registration may carry. */
export type SignupInput = Omit<SignupValues, 'accepted' | 'member_get_member'> & {
  terms_accepted?: Ticked
  travel_accepted?: Ticked
  rules_accepted?: Ticked
  member_get_member?: MemberGetMember | undefined
  draft?: string | undefined
  captcha?: string | undefined
  website?: string | undefined
  started_at?: string | undefined
}

const fields = ['email', 'cpf', 'name', 'tel', 'birthday', 'state', 'city'] as const

/** What was kept, with what came now in its place. Pure. */
export function mergeValues(kept: SignupValues, input: SignupInput): SignupValues {
  const values: SignupValues = { ...kept }
  for (const field of fields) if (input[field] !== undefined) values[field] = input[field]
  const accepted = new Set(kept.accepted)
  // One box for both documents, as the form has it (GAP-32).
  if (input.terms_accepted) accepted.add('terms').add('privacy')
  if (input.travel_accepted) accepted.add('travel')
  if (input.rules_accepted) accepted.add('rules')
  values.accepted = [...accepted]
  const mgm = input.member_get_member
  if (mgm) values.member_get_member = { ...mgm, inviter_id: mgm.inviter_id ?? null }
  return values
}

/** The same for an affiliate: the list has the last word on who somebody is. Never shown, never kept in a draft. Pure. */
export function withAffiliate(values: SignupValues, affiliate: AffiliateRow): SignupValues {
  const tel = affiliate.tel ?? values.tel
  const birthday = affiliate.birthday ?? values.birthday
  const { email: _, ...rest } = values
  return {
    ...rest,
    cpf: affiliate.cpf,
    name: affiliate.name,
    ...(affiliate.email && { email: affiliate.email }),
    ...(tel && { tel }),
    ...(birthday && { birthday }),
  }
}
