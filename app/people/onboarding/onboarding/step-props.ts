import type { SubmissionResult } from '@conform-to/react'
import type { OnboardingData } from '../load-onboarding.server.ts'
import { texts } from '../texts.ts'

/** The props of every step of the onboarding. */
export type OnboardingProps = {
  loaded: OnboardingData
  refused: { form: SubmissionResult; startedAt: string; cities?: string[] } | undefined
}

/** Names of the steps one counts; the welcome and the end are not counted. */
export const countedSteps = [texts.onboarding.photo.name, texts.onboarding.data.name]
