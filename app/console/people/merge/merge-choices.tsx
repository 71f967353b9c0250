import {
  type ComparedAccount,
  type MergedField,
  type MergePreview,
  mergeSides,
} from '#contract/console/people/merge/schemas.ts'
import { formatDate, formatPhone } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Text } from '../../../ui/text.tsx'
import { fieldId, useFormState } from '../../fields/form-context.ts'
import { placeOf } from './account-card.tsx'
import { texts } from './texts.ts'

const words = texts.choose

/** What the account that stays will have, field by field, where the two differ. */
export const MergeChoices = ({ preview }: { preview: MergePreview }) => (
  <Panel title={words.title}>
    <Text kind="muted">{preview.differing.length > 0 ? words.lead : words.same}</Text>
    <Stack gap={24}>
      {preview.differing.map((field) => (
        <Choice key={field} field={field} preview={preview} />
      ))}
    </Stack>
    <Text kind="smallMuted">{`${words.password} ${words.own}`}</Text>
  </Panel>
)

function Choice({ field, preview }: { field: MergedField; preview: MergePreview }) {
  const { values, errors } = useFormState()
  return (
    <RadioGroup
      id={fieldId(field)}
      name={field}
      label={words.fields[field]}
      error={errors[field]}
      defaultValue={values[field] || preview.usual[field]}
      options={mergeSides.map((side) => ({
        ...{ value: side, label: shown(field, preview[side]), help: words.of[side] },
      }))}
    />
  )
}

/** What an account has in a field, as people read it. Pure. */
function shown(field: MergedField, account: ComparedAccount): string {
  const { name, email, cpf, phone, birthday, image } = account
  switch (field) {
    case 'name':
      return name
    case 'email':
      return email
    case 'cpf':
      return cpf ? (account.isCpfConfirmed ? texts.confirmed(cpf) : cpf) : texts.missing
    case 'phone':
      return phone ? formatPhone(phone) : texts.missing
    case 'birthday':
      return birthday ? formatDate(birthday) : texts.missing
    case 'place':
      return placeOf(account)
    case 'image':
      return image ? texts.photo : texts.noPhoto
  }
}
