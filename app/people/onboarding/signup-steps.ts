import type { SignupDraft } from '#contract/people/onboarding/schemas.ts'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'

/** The steps of the registration by their names in the address: `?passo=senha`; the first has none. */
export const signupSteps = ['conta', 'dados', 'senha', 'verificacao'] as const
export type SignupStep = (typeof signupSteps)[number]

type Station = Pick<Behaviour, 'signup'>

/** Gives the steps of a registration, in order (D1§2.8, D1§4). Without a draft they are the usual ones. Pure. */
export function stepsOf({ signup }: Station, draft: SignupDraft | null): readonly SignupStep[] {
  if (draft?.from_login) return ['verificacao']
  if (signup === 'simple') return ['conta', 'senha']
  const isAffiliate = signup === 'affiliate' && (draft === null || draft.affiliated !== null)
  if (isAffiliate) return ['conta', 'senha', 'verificacao']
  return ['conta', 'dados', 'senha']
}

/**
 * Gives the step to show for an address: the one that is wanted, if what comes before it is there, else the first that
 * is missing; so an address can be reloaded, kept and opened in a second tab (ONB-09). Pure.
 */
export function stepToShow(wanted: string | null, station: Station, draft: SignupDraft | null): SignupStep {
  const steps = stepsOf(station, draft)
  const [first = 'conta'] = steps
  if (!draft) return 'conta'
  const reachable = steps.slice(0, 1 + steps.findLastIndex((step) => isReady(step, station, draft)))
  return reachable.find((step) => step === wanted) ?? first
}

/** Whether everything a step builds on is there. */
function isReady(
  step: SignupStep,
  { signup }: Station,
  { values, affiliated, user_id, from_login }: SignupDraft,
) {
  switch (step) {
    case 'conta':
      return true
    case 'dados':
      return Boolean(values.cpf)
    case 'senha':
      if (affiliated) return affiliated.email !== null
      return signup === 'simple' ? Boolean(values.name) : Boolean(values.name && values.city)
    case 'verificacao':
      // Without an e-mail there is nothing to choose: only the telephone to call.
      return from_login || user_id !== null || affiliated?.email === null
  }
}

/** Gives the address of a step, invitation kept. Pure. */
export function stepHref(step: SignupStep, code: string | undefined): string {
  const base = code ? `/cadastrar/${encodeURIComponent(code)}` : '/cadastrar'
  return step === 'conta' ? base : `${base}?passo=${step}`
}
