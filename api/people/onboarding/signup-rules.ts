import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import type { OwnField } from '#contract/people/own-fields/schemas.ts'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { addressLoads, passAddress } from '../access/index.ts'
import { missingOwn, readOwnValues } from '../own-fields/index.ts'
import type { AffiliateRow } from './affiliates.ts'
import type { SignupDraftRow } from './signup-draft.ts'
import { onboardingTexts } from './texts.ts'

type Variant = Behaviour['signup']
type Field = 'email' | 'cpf' | 'name' | 'tel' | 'birthday' | 'state' | 'city'
type Acceptance = NonNullable<SignupValues['accepted']>[number]

const everything: readonly Field[] = ['email', 'cpf', 'name', 'tel', 'birthday', 'state', 'city']

/** What the first step asks (D1§5, GAP-25). */
const firstStep: Record<Variant, readonly Field[]> = {
  standard: ['email', 'cpf'],
  promotion: ['email', 'cpf'],
  simple: ['cpf', 'birthday', 'state', 'name', 'tel'],
  affiliate: ['cpf'],
}

/** What an account needs before it can exist. Affiliates bring theirs from the list; the rest is asked later. */
const wholeAccount: Record<Variant, readonly Field[]> = {
  standard: everything,
  promotion: everything,
  simple: ['email', ...firstStep.simple],
  affiliate: everything,
}

const boxes: Record<Variant, readonly Acceptance[]> = {
  standard: ['terms'],
  simple: ['terms'],
  affiliate: ['terms'],
  promotion: ['terms', 'travel', 'rules'],
}

/** Where a person has to show that they are one (D1§5). */
const needsCaptcha = (variant: Variant): boolean => variant === 'promotion' || variant === 'simple'

type Question = { variant: Variant; isAffiliate: boolean }

/** Field errors of what is missing at a stage. Pure (ONB-01, ONB-05). */
export function missingFields(
  stage: 'first' | 'account',
  { variant, isAffiliate }: Question,
  values: SignupValues,
): Record<string, string> {
  const wanted = isAffiliate ? firstStep.affiliate : (stage === 'first' ? firstStep : wholeAccount)[variant]
  return Object.fromEntries(
    wanted.filter((name) => !values[name]).map((name) => [name, onboardingTexts.required]),
  )
}

/** Field errors of boxes that are not ticked. Pure. */
export function missingBoxes(
  { variant }: Pick<Question, 'variant'>,
  values: SignupValues,
): Record<string, string> {
  const accepted = new Set(values.accepted)
  return Object.fromEntries(
    boxes[variant]
      .filter((box) => !accepted.has(box))
      .map((box) => [`${box}_accepted`, onboardingTexts.required]),
  )
}

/** Field errors of the station's own fields, of those that were told and of those that must be. Pure (PPL-17). */
export const ownProblems = (
  fields: readonly OwnField[],
  own: NonNullable<SignupValues['own']>,
): Record<string, string> => ({
  ...missingOwn(fields, own),
  ...readOwnValues(fields, 'signup', own).problems,
})

/** What follows the step that was just found right (D1§4). Pure. */
export function nextStep(
  question: Question & Pick<Behaviour, 'credentialsThenLogin'> & { asksOwn: boolean },
  values: SignupValues,
): 'person' | 'fields' | 'password' | 'login' {
  if (question.credentialsThenLogin) return 'login'
  const open = Object.keys(missingFields('account', question, values))
  // The simple form asks for the e-mail beside the password.
  const asked = question.variant === 'simple' ? open.filter((name) => name !== 'email') : open
  if (asked.length > 0) return 'person'
  return question.asksOwn && !values.own ? 'fields' : 'password'
}

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
  if (input.own) values.own = { ...kept.own, ...input.own }
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
  const name = affiliate.name || values.name
  return {
    ...rest,
    cpf: affiliate.cpf,
    ...(name && { name }),
    ...(affiliate.email && { email: affiliate.email }),
    ...(tel && { tel }),
    ...(birthday && { birthday }),
  }
}

/** Checks and corrections of one registration in an hour: each may ask whether an e-mail or CPF is free. */
const perRegistration = 20

/**
 * A registration begins once: it counts for its address, which does more work the more begin there, and on some stations
 * every one does (D1§5, GAP-106). Its further steps count for itself. @throws invalid_input, too_many_requests
 */
export async function passSignupLimits(
  ctx: ApiContext,
  draft: SignupDraftRow | null,
  input: SignupInput,
): Promise<void> {
  if (draft?.isPerson) {
    const key = `${ctx.station.id}:${draft.id}`
    await limit(ctx, { name: 'signup-draft', key, points: perRegistration, durationSeconds: 3600 })
    return
  }
  const always = needsCaptcha(ctx.station.config.behaviour.signup)
  await passAddress(ctx, addressLoads.signup, input, { always })
}
