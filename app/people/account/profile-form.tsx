import type { SubmissionResult } from '@conform-to/react'
import { DateField, PhoneField } from '../../forms/fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { ProfileData } from './load-profile.server.ts'
import * as css from './profile-form.css.ts'
import { texts } from './texts.ts'

type Values = { name: string; tel: string; birthday: string; state: string; city: string }
type ProfileFormProps = {
  profile: Pick<ProfileData, 'question' | 'constraint' | 'defaults' | 'states' | 'cities' | 'isLocked'>
  refused: { form: SubmissionResult; cities: string[] } | undefined
}

/** The person's data; where the association keeps them they are read, not written (PRO-02, STN-U14). */
export function ProfileForm({ profile, refused }: ProfileFormProps) {
  const { question, constraint, defaults, states, cities, isLocked } = profile
  const lastResult = refused?.form
  const portal = usePortalForm<Values>({
    id: 'perfil',
    constraint,
    lastResult,
    defaultValue: defaults,
    choice: JSON.stringify(question),
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.profile(question) })),
  })
  const { fields } = portal
  const words = texts.profile
  const isSending = useIsSending()
  return (
    <PortalForm {...portal} lastResult={lastResult}>
      <fieldset disabled={isLocked} className={css.fields}>
        <Stack gap={24}>
          <TextField field={fields.name} label={words.name} autoComplete="name" />
          <DateField field={fields.birthday} label={words.birthday} help={words.birthdayHelp} />
          <PhoneField field={fields.tel} label={words.phone} optional={!question.hasPhone} />
          <PlaceFields
            state={fields.state}
            city={fields.city}
            states={states}
            cities={refused?.cities ?? cities}
          />
          {isLocked ? null : (
            <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
              {words.save}
            </Button>
          )}
        </Stack>
      </fieldset>
    </PortalForm>
  )
}
