import { type FieldMetadata, getInputProps, getSelectProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { type Option, Select } from '../ui/select.tsx'

type SelectFieldProps = {
  field: FieldMetadata<string>
  label: ReactNode
  options: readonly Option[]
  placeholder?: string
  help?: ReactNode
  autoComplete?: string
  autoFocus?: boolean
  disabled?: boolean
  /** Hears changes; the choice itself is the form's. */
  onChange?: (value: string) => void
}

/** Shows a field to choose one of a list. */
export function SelectField({ field, label, help, onChange, ...select }: SelectFieldProps) {
  const { key, ...props } = getSelectProps(field)
  return (
    <Field id={field.id} label={label} help={help} error={field.errors}>
      <Select
        key={key}
        {...props}
        {...select}
        {...(onChange && { onChange: (event) => onChange(event.currentTarget.value) })}
      />
    </Field>
  )
}

type CheckboxFieldProps = { field: FieldMetadata<string>; label: ReactNode; help?: ReactNode }

/** Shows a box to tick; its label may hold links. */
export function CheckboxField({ field, label, help }: CheckboxFieldProps) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' })
  return <Checkbox key={key} {...props} label={label} help={help} error={field.errors} />
}
