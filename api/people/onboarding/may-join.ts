import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import { entryOf } from '#contract/stations/registry/entry.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type AffiliateRow, findAffiliate } from './affiliates.ts'
import { isInvited } from './events.ts'
import { onboardingTexts as texts } from './texts.ts'

type Problems = Record<string, string>
type Joining = { values: SignupValues; affiliate: AffiliateRow | null }

/** Field errors of somebody whom the station does not let in as things are: by its list, or by invitation only (PPL-14, GAP-167). */
export function entryProblems(ctx: ApiContext, joining: Joining): Promise<Problems> {
  switch (entryOf(ctx.station.config.behaviour).mode) {
    case 'list':
      return listProblems(ctx, joining)
    case 'invitation':
      return invitationProblems(ctx, joining)
    default:
      return Promise.resolve({})
  }
}

/** By its own form the list says who somebody is (STN-U08); by others it must know the CPF, and the e-mail where it has one. */
async function listProblems(
  ctx: ApiContext,
  { values: { cpf, email }, affiliate }: Joining,
): Promise<Problems> {
  if (affiliate) return {}
  const listed = cpf ? await findAffiliate(ctx, { cpf }) : null
  if (!listed) return { cpf: texts.notAffiliate }
  return listed.email && email && listed.email !== email ? { email: texts.otherEmail } : {}
}

/** Before the e-mail is known, which one form asks for at its end, nothing is decided. */
async function invitationProblems(ctx: ApiContext, { values, affiliate }: Joining): Promise<Problems> {
  const email = affiliate?.email ?? values.email
  const inviteCode = values.member_get_member?.code
  const known = { ...(email && { email }), ...(inviteCode && { inviteCode }) }
  if ((await isInvited.ask(ctx, known)).includes(true)) return {}
  return email ? { [affiliate ? 'cpf' : 'email']: texts.notInvited } : {}
}
