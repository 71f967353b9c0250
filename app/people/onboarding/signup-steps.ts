import type { SignupDraft } from '#contract/people/onboarding/schemas.ts'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'

/** The steps of the registration by their names in the address: `?passo=senha`; the first has none. */
export const signupSteps = ['conta', 'dados', 'mais', 'senha', 'verificacao'] as const
export type SignupStep = (typeof signupSteps)[number]

/** `asksOwn`: the station has fields of its own that the sign-up asks (PPL-17). */
type Station = Pick<Behaviour, 'signup'> & { asksOwn?: boolean }

/** Gives the steps of a registration, in order (D1§2.8, D1§4). Without a draft they are the usual ones. Pure. */
export function stepsOf(
  { signup, asksOwn = false }: Station,
  draft: SignupDraft | null,
): readonly SignupStep[] {
  const own = asksOwn ? (['mais'] as const) : []
  if (draft?.from_login) return [...own, 'verificacao']
  if (signup === 'simple') return ['conta', ...own, 'senha']
  const isAffiliate = signup === 'affiliate' && (draft === null || draft.affiliated !== null)
  if (isAffiliate) return ['conta', ...own, 'senha', 'verificacao']
  return ['conta', 'dados', ...own, 'senha']
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
function isReady(step: SignupStep, station: Station, draft: SignupDraft): boolean {
  const { values, affiliated, user_id, from_login } = draft
  const isTold = !station.asksOwn || values.own !== undefined
  switch (step) {
    case 'conta':
      return true
    case 'dados':
      return Boolean(values.cpf)
    case 'mais':
      return isPerson(station, draft)
    case 'senha':
      return isTold && isPerson(station, draft)
    case 'verificacao':
      // Without an e-mail there is nothing to choose: only the telephone to call.
      return (from_login && isTold) || user_id !== null || affiliated?.email === null
  }
}

/** Whether everything is there of the person whom the registration is for. */
function isPerson({ signup }: Station, { values, affiliated, from_login }: SignupDraft): boolean {
  if (from_login) return true
  if (affiliated) return affiliated.email !== null
  return signup === 'simple' ? Boolean(values.name) : Boolean(values.name && values.city)
}

/** Gives the address of a step, invitation kept. Pure. */
export function stepHref(step: SignupStep, code: string | undefined): string {
  const base = code ? `/cadastrar/${encodeURIComponent(code)}` : '/cadastrar'
  return step === 'conta' ? base : `${base}?passo=${step}`
}
