import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { type ReactNode, useRef } from 'react'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { formTexts } from './texts.ts'
import { type InputMask, useMask } from './use-mask.ts'

export type AtomProps = {
  field: FieldMetadata<string>
  label?: ReactNode
  help?: ReactNode
  optional?: boolean
  autoFocus?: boolean
}
type MaskedProps = AtomProps & {
  autoComplete: string
  inputMode: 'numeric' | 'tel' | 'text'
  autoCapitalize?: 'characters'
  name?: undefined
  mask: InputMask
}

/** A text field with a shape, which the fields below are made of. */
export function Masked({ field, label, help, optional = false, mask, ...input }: MaskedProps) {
  const ref = useRef<HTMLInputElement>(null)
  useMask(ref, mask)
  // The mask makes the text longer than the value that is stored.
  const { key, maxLength: _, minLength: __, pattern: ___, ...props } = getInputProps(field, { type: 'text' })
  return (
    <Field id={field.id} label={label} help={help} error={field.errors} optional={optional}>
      <TextInput key={key} {...props} {...input} ref={ref} />
    </Field>
  )
}

/** A field for a CPF, 999.999.999-99, with or without its mask. */
export const CpfField = ({ label = formTexts.cpf, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="username" inputMode="numeric" mask="cpf" />
)

/** A field for a telephone, (99) 9 9999-9999 or (99) 9999-9999 (GAP-30). */
export const PhoneField = ({ label = formTexts.phone, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="tel-national" inputMode="tel" mask="phone" />
)

/** Shows a date as people write it, 99/99/9999. */
export const DateField = ({ label = formTexts.date, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="off" inputMode="numeric" mask="date" />
)

/** A field for a CEP, 99.999-999, with or without its mask (VAL-06). */
export const CepField = ({ label = formTexts.cep, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="postal-code" inputMode="numeric" mask="cep" />
)

export function EmailField({ field, label = formTexts.email, help, optional = false, ...input }: AtomProps) {
  const { key, ...props } = getInputProps(field, { type: 'email' })
  return (
    <Field id={field.id} label={label} help={help} error={field.errors} optional={optional}>
      <TextInput
        key={key}
        {...props}
        {...input}
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
      />
    </Field>
  )
}

type PasswordProps = AtomProps & { autoComplete: 'current-password' | 'new-password' }

/** Shows a password that can be shown. What was typed never comes back from the server. */
export function PasswordField({
  field,
  label = formTexts.password,
  help,
  optional = false,
  ...input
}: PasswordProps) {
  const { key, ...props } = getInputProps(field, { type: 'password' })
  return (
    <Field id={field.id} label={label} help={help} error={field.errors} optional={optional}>
      <PasswordInput key={key} {...props} {...input} />
    </Field>
  )
}
