/** The steps of the onboarding by their names in the address; the first has none (ONB-11). */
export const onboardingSteps = ['inicio', 'foto', 'dados', 'fim'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Reads the step of an address. The end is shown only once it is true. Pure. */
export function onboardingStep(wanted: string | null, isDone: boolean): OnboardingStep {
  if (isDone) return 'fim'
  return onboardingSteps.find((step) => step === wanted && step !== 'fim') ?? 'inicio'
}

export const onboardingHref = (step: OnboardingStep): string =>
  step === 'inicio' ? '/signup' : `/signup?passo=${step}`
