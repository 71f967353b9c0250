import type { SignupDraft } from '#contract/people/onboarding/schemas.ts'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
import type { FormQuestion } from './signup-schemas.ts'
import { stepToShow } from './signup-steps.ts'

/** Gives the form that an address asks for, by the station and the draft so far. */
export function questionOf(
  request: Request,
  behaviour: Behaviour & { asksOwn: boolean },
  draft: SignupDraft | null,
): FormQuestion {
  const step = stepToShow(new URL(request.url).searchParams.get('passo'), behaviour, draft)
  return {
    step,
    variant: behaviour.signup,
    minAge: behaviour.minAge,
    asksEmail: behaviour.signup === 'affiliate',
    fromLogin: draft?.from_login ?? false,
  }
}
