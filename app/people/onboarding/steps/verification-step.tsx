import { CheckboxField } from '../../../forms/choice-fields.tsx'
import { TermsLabel } from '../../../forms/terms-label.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { MethodChoice } from '../method-choice.tsx'
import { PhoneHelp } from '../phone-help.tsx'
import { texts } from '../texts.ts'
import { PasswordPair } from './password-step.tsx'
import { StepFrame, StepHead } from './step-frame.tsx'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Values = { method: string; password: string; password_confirmation: string; terms: string }

/** Shows step 2: how to receive the code (ONB-04); for people from the log-in it is all that is left to ask (ACC-04). */
export function VerificationStep(props: StepProps) {
  const { question, methods, phone, steps, position } = props.loaded
  const step = useStepForm<Values>(props)
  const { fields } = step
  const { title, text } = texts.signup.steps.verificacao
  if (methods.length === 0)
    return (
      <Stack gap={24}>
        <StepHead title={title} text={text} steps={steps} position={position} />
        <Alert title={texts.signup.method.none}>
          <PhoneHelp words={texts.signup.method.callToConfirm} phone={phone} />
        </Alert>
      </Stack>
    )
  return (
    <StepFrame
      {...step}
      {...props.loaded}
      title={title}
      text={text}
      submit={question.fromLogin ? texts.signup.offered.submit : texts.signup.method.submit}
      waitsFor={question.fromLogin ? texts.fillWithTerms : texts.fill}
    >
      {question.fromLogin ? <Alert title={texts.signup.offered.found} /> : null}
      <MethodChoice methods={methods} phone={phone} error={fields.method.errors} id={fields.method.id} />
      {question.fromLogin ? (
        <>
          <PasswordPair password={fields.password} password_confirmation={fields.password_confirmation} />
          <CheckboxField field={fields.terms} label={<TermsLabel />} />
        </>
      ) : null}
    </StepFrame>
  )
}
