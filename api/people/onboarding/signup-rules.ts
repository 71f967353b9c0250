import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
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
export const needsCaptcha = (variant: Variant): boolean => variant === 'promotion' || variant === 'simple'

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

/** What follows the step that was just found right (D1§4). Pure. */
export function nextStep(
  question: Question & Pick<Behaviour, 'credentialsThenLogin'>,
  values: SignupValues,
): 'person' | 'password' | 'login' {
  if (question.credentialsThenLogin) return 'login'
  const open = Object.keys(missingFields('account', question, values))
  // The simple form asks for the e-mail beside the password.
  const asked = question.variant === 'simple' ? open.filter((name) => name !== 'email') : open
  return asked.length > 0 ? 'person' : 'password'
}
