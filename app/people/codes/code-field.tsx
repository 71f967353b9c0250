import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { texts } from './texts.ts'

type CodeFieldProps = {
  field: FieldMetadata<string>
  /** A recovery code is typed: it has letters. */
  isRecovery?: boolean
  autoFocus?: boolean
}

/** Asks for a code; phones and password managers offer that of the app. Either kind is taken, whichever is asked for. */
export function CodeField({ field, isRecovery = false, autoFocus = false }: CodeFieldProps) {
  const { key, ...props } = getInputProps(field, { type: 'text' })
  return (
    <Field
      id={field.id}
      label={isRecovery ? texts.recoveryCode : texts.code}
      help={isRecovery ? texts.recoveryHelp : texts.codeHelp}
      error={field.errors}
    >
      <TextInput
        key={key}
        {...props}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
      />
    </Field>
  )
}
