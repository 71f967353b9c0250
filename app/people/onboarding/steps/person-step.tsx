import { CityFields } from '../../../forms/city-fields.tsx'
import { DateField, EmailField, PhoneField } from '../../../forms/fields.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { texts } from '../texts.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Values = { name: string; tel: string; birthday: string; state: string; city: string; email: string }

/** Shows the second half of the credentials: the person's data (ONB-01, ONB-07). */
export function PersonStep(props: StepProps) {
  const { question, states, cities } = props.loaded
  const step = useStepForm<Values>(props)
  const { fields } = step
  const { title, text } = texts.signup.steps.dados
  return (
    <StepFrame {...step} {...props.loaded} title={title} text={text} submit={texts.next}>
      <TextField field={fields.name} label={texts.fields.name} autoComplete="name" />
      {question.asksEmail ? <EmailField field={fields.email} help={texts.fields.emailHelp} /> : null}
      <PhoneField field={fields.tel} label={texts.fields.phone} />
      <DateField field={fields.birthday} label={texts.fields.birthday} help={texts.fields.birthdayHelp} />
      <CityFields
        state={fields.state}
        city={fields.city}
        states={states}
        cities={props.refused?.cities ?? cities}
      />
    </StepFrame>
  )
}
