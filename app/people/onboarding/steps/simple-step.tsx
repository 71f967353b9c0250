import { useCaptcha } from '../../../forms/captcha-fields.tsx'
import { CheckboxField, SelectField } from '../../../forms/choice-fields.tsx'
import { CpfField, DateField, PhoneField } from '../../../forms/fields.tsx'
import { TermsLabel } from '../../../forms/terms-label.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { texts } from '../texts.ts'
import { AccountLinks } from './credentials-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Values = {
  cpf: string
  birthday: string
  state: string
  firstName: string
  lastName: string
  phoneNumber: string
  checkbox: string
}

/** Gives the kept values under the names of the simple form. */
function simpleDefaults({ name = '', tel = '', ...rest }: Record<string, string>, hasAgreed: boolean) {
  const [firstName = '', ...others] = name.split(' ')
  const lastName = others.join(' ')
  return { ...rest, firstName, lastName, phoneNumber: tel, ...(hasAgreed && { checkbox: 'on' }) }
}

/** Shows the simple participant form: everything but e-mail and password on one page (ONB-10). */
export function SimpleStep(props: StepProps) {
  const { defaults, accepted, startedAt, states } = props.loaded
  const step = useStepForm<Values>(props, simpleDefaults(defaults, accepted.includes('terms')))
  const captcha = useCaptcha(
    props.refused?.startedAt || startedAt,
    step.lastResult,
    props.refused?.captchaLevel,
  )
  const { fields } = step
  const { title, text } = texts.signup.steps.conta
  return (
    <StepFrame
      {...step}
      {...props.loaded}
      title={title}
      text={text}
      captcha={captcha}
      isSending={step.isSending || captcha.isWaiting}
      submit={texts.next}
      waitsFor={texts.fillWithTerms}
      footer={<AccountLinks lastResult={step.lastResult} />}
    >
      <TextField field={fields.firstName} label={texts.fields.firstName} autoComplete="given-name" />
      <TextField field={fields.lastName} label={texts.fields.lastName} autoComplete="family-name" />
      <CpfField field={fields.cpf} />
      <DateField field={fields.birthday} label={texts.fields.birthday} help={texts.fields.birthdayHelp} />
      <PhoneField field={fields.phoneNumber} label={texts.fields.phone} />
      <SelectField
        field={fields.state}
        label={texts.fields.state}
        options={states}
        placeholder={texts.fields.chooseState}
        autoComplete="address-level1"
      />
      <CheckboxField field={fields.checkbox} label={<TermsLabel />} />
      {captcha.fields}
    </StepFrame>
  )
}
