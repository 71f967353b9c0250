import type { SubmissionResult } from '@conform-to/react'
import type { TypedOwn } from '../../../forms/own-fields.ts'
import { useFilled } from '../../../forms/use-filled.ts'
import { usePortalForm } from '../../../forms/use-portal-form.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import type { SignupData } from '../load-signup.server.ts'

/** What came back of the station's own fields. */
type RefusedOwn = { typed: TypedOwn; errors: Record<string, string> }

/** The props of every step of the registration. */
export type StepProps = {
  loaded: SignupData
  /** The answer of the action: the form with its errors; `cities` where it asks for a city. */
  refused:
    | {
        form: SubmissionResult
        startedAt: string
        captchaLevel?: number
        cities?: string[]
        own?: RefusedOwn
      }
    | undefined
}

/** Prepares the form of a step: typed values come from the draft, problems from the action. */
export function useStepForm<Values extends Record<string, string>>(
  { loaded, refused }: StepProps,
  defaults: Record<string, string> = loaded.defaults,
) {
  const { question, constraint } = loaded
  const lastResult = refused?.form
  const { form, fields, touch } = usePortalForm<Values>({
    id: `cadastro-${question.step}`,
    constraint,
    lastResult,
    defaultValue: defaults,
    choice: JSON.stringify(question),
    loadValidator: () => import('../signup-validators.ts').then(({ validatorFor }) => validatorFor(question)),
  })
  const isFilled = useFilled(form.id)
  const isSending = useIsSending()
  return { form, fields, touch, lastResult, isFilled, isSending }
}
