import { type FieldMetadata, getInputProps, type SubmissionResult } from '@conform-to/react'
import { PasswordField } from '../../forms/fields.tsx'
import type { constraintsOf } from '../../forms/parse-form.server.ts'
import { useFilled } from '../../forms/use-filled.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './code-field.css.ts'
import { StepFrame } from './steps/step-frame.tsx'
import { texts } from './texts.ts'

type CodeFormProps = {
  title: string
  text: string
  constraint: ReturnType<typeof constraintsOf>
  lastResult?: SubmissionResult | undefined
  /** Where it is sent, unless to the page itself. */
  action?: string
}

/** Asks for the six digits of the mail, and for the password where the browser is not that of the registration (ACC-12, SEC-08). */
export function CodeForm({ title, text, constraint, lastResult, action }: CodeFormProps) {
  const { form, fields, touch } = usePortalForm<{ code: string; password: string }>({
    id: 'ativar',
    constraint,
    lastResult,
    loadValidator: () => import('./code-validator.ts').then(({ validate }) => ({ validate })),
  })
  const isFilled = useFilled(form.id)
  return (
    <StepFrame
      title={title}
      text={text}
      steps={[]}
      position={1}
      form={form}
      fields={fields}
      lastResult={lastResult}
      touch={touch}
      action={action}
      submit={texts.activation.submit}
      isSending={useIsSending((sent) => sent.has('code'))}
      isFilled={isFilled}
      waitsFor={texts.activation.fill}
    >
      <CodeField field={fields.code} />
      {lastResult?.error?.password ? (
        <PasswordField field={fields.password} autoComplete="current-password" />
      ) : null}
    </StepFrame>
  )
}

/** Shows the six digits of the mail; phones offer them from the message (ACC-12). */
function CodeField({ field }: { field: FieldMetadata<string> }) {
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
