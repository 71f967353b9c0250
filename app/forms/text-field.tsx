import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'autoCapitalize'
  | 'inputMode'
  | 'list'
  | 'readOnly'
  | 'enterKeyHint'
  | 'onChange'
> & {
  field: FieldMetadata<string>
  label: ReactNode
  help?: ReactNode
  optional?: boolean
  /** An error besides those of the form's schema. */
  error?: string | undefined
}

/** Shows a field for one line of plain text: names, cities, codes. */
export function TextField({ field, label, help, optional = false, error, ...input }: TextFieldProps) {
  const { key, ...props } = getInputProps(field, { type: 'text' })
  return (
    <Field id={field.id} label={label} help={help} error={field.errors ?? error} optional={optional}>
      <TextInput key={key} {...props} {...input} />
    </Field>
  )
}
