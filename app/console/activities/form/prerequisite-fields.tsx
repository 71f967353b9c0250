import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useFormState } from '../../fields/form-context.ts'
import { texts } from './texts.ts'

type Props = {
  chosen: readonly string[]
  /** What the browser offers while one types. */
  known: readonly { id: number; name: string }[]
}

/** Each a line of text with the browser's own list behind it: works the same with three and with three thousand. */
export function PrerequisiteFields({ chosen, known }: Props) {
  const { errors } = useFormState()
  return (
    <FieldGroup
      id="prerequisites"
      label={texts.prerequisites}
      help={texts.prerequisitesHelp}
      error={errors.prerequisites}
      optional
    >
      <datalist id="known-activities">
        {known.map(({ id, name }) => (
          <option key={id}>{`${id} · ${name}`}</option>
        ))}
      </datalist>
      <Stack gap={8}>
        {[...chosen, ''].map((value, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is all an empty line has.
            key={at}
            id={`prerequisite-${at}`}
            label={texts.prerequisite(at + 1)}
          >
            <TextInput name="prerequisites" list="known-activities" defaultValue={value} maxLength={200} />
          </Field>
        ))}
      </Stack>
    </FieldGroup>
  )
}
