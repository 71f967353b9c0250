import type { FieldMetadata } from '@conform-to/react'
import { EmailField, PasswordField } from '../../../forms/fields.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { texts } from '../texts.ts'
import { AccountLinks } from './credentials-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Values = { email: string; password: string; password_confirmation: string }

/** Shows step 1: the password (ONB-03); after the simple form also the e-mail (GAP-25). */
export function PasswordStep(props: StepProps) {
  const { question, affiliated } = props.loaded
  const step = useStepForm<Values>(props)
  const { fields } = step
  const isSimple = question.variant === 'simple'
  const { title, text } = { ...texts.signup.steps.senha, ...(isSimple && texts.signup.simplePassword) }
  return (
    <StepFrame
      {...step}
      {...props.loaded}
      title={title}
      text={text}
      submit={texts.next}
      footer={step.lastResult?.error?.email ? <AccountLinks lastResult={step.lastResult} /> : null}
    >
      {affiliated ? <Alert tone="success" title={texts.signup.affiliate.found(affiliated.name)} /> : null}
      {isSimple ? <EmailField field={fields.email} help={texts.fields.emailHelp} /> : null}
      <PasswordPair password={fields.password} password_confirmation={fields.password_confirmation} />
    </StepFrame>
  )
}

type PairProps = { password: FieldMetadata<string>; password_confirmation: FieldMetadata<string> }

export const PasswordPair = ({ password, password_confirmation }: PairProps) => (
  <>
    <PasswordField
      field={password}
      label={texts.fields.newPassword}
      help={texts.fields.passwordHelp}
      autoComplete="new-password"
    />
    <PasswordField
      field={password_confirmation}
      label={texts.fields.confirmPassword}
      autoComplete="new-password"
    />
  </>
)
