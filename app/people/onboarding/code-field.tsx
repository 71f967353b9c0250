import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './code-field.css.ts'
import { texts } from './texts.ts'

/** The six digits of the mail; phones offer them from the message (ACC-12). */
export function CodeField({ field }: { field: FieldMetadata<string> }) {
  const { key, ...props } = getInputProps(field, { type: 'text' })
  return (
    <Field id={field.id} label={texts.fields.code} error={field.errors}>
      <TextInput
        key={key}
        {...props}
        className={css.digits}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </Field>
  )
}
