import { CheckboxField } from '../../../forms/choice-fields.tsx'
import { CityFields } from '../../../forms/city-fields.tsx'
import { DateField, PhoneField } from '../../../forms/fields.tsx'
import { TermsLabel } from '../../../forms/terms-label.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useFilled } from '../../../forms/use-filled.ts'
import { usePortalForm } from '../../../forms/use-portal-form.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { onboardingHref } from '../onboarding-steps.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { texts } from '../texts.ts'
import { countedSteps, type OnboardingProps } from './step-props.ts'

type Values = { name: string; tel: string; birthday: string; state: string; city: string; terms: string }
type Loaded = NonNullable<OnboardingProps['loaded']['data']>

/** Asks for personal data: known values stand in their fields, missing ones are asked for (ONB-11, GAP-25). */
export function DataStep({ loaded, refused }: OnboardingProps) {
  return loaded.data ? <DataForm data={loaded.data} refused={refused} /> : null
}

function DataForm({ data, refused }: { data: Loaded } & Pick<OnboardingProps, 'refused'>) {
  const { question, defaults, locked } = data
  const lastResult = refused?.form
  const { form, fields, touch } = usePortalForm<Values>({
    id: 'seus-dados',
    constraint: data.constraint,
    lastResult,
    defaultValue: defaults,
    choice: JSON.stringify(question),
    loadValidator: () => import('../data-validator.ts').then(({ validatorFor }) => validatorFor(question)),
  })
  const isFilled = useFilled(form.id)
  const isLocked = (name: 'name' | 'tel' | 'birthday') => locked.includes(name)
  return (
    <StepFrame
      title={texts.onboarding.data.title}
      text={texts.onboarding.data.text}
      steps={countedSteps}
      position={2}
      form={form}
      fields={fields}
      lastResult={lastResult}
      touch={touch}
      submit={texts.onboarding.data.save}
      isSending={useIsSending()}
      isFilled={isFilled}
      waitsFor={question.needsTerms ? texts.fillWithTerms : texts.fill}
      backHref={onboardingHref('foto')}
    >
      {locked.length > 0 ? <LockedData {...data} /> : null}
      {isLocked('name') ? null : (
        <TextField field={fields.name} label={texts.fields.name} autoComplete="name" />
      )}
      {isLocked('tel') ? null : <PhoneField field={fields.tel} label={texts.fields.phone} />}
      {isLocked('birthday') ? null : (
        <DateField field={fields.birthday} label={texts.fields.birthday} help={texts.fields.birthdayHelp} />
      )}
      <CityFields
        state={fields.state}
        city={fields.city}
        states={data.states}
        cities={refused?.cities ?? data.cities}
      />
      {question.needsTerms ? <CheckboxField field={fields.terms} label={<TermsLabel />} /> : null}
    </StepFrame>
  )
}

/** Shows the data of the association's list, which is sent along unchanged. */
function LockedData({ locked, defaults }: Loaded) {
  const labels = { name: texts.fields.name, tel: texts.fields.phone, birthday: texts.fields.birthday }
  return (
    <>
      <DescriptionList items={locked.map((name) => ({ term: labels[name], value: defaults[name] ?? '' }))} />
      {locked.map((name) => (
        <input key={name} type="hidden" name={name} value={defaults[name]} />
      ))}
    </>
  )
}
