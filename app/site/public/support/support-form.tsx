import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  getTextareaProps,
  type SubmissionResult,
} from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { supportLimits } from '#contract/site/public/schemas.ts'
import { useCaptcha } from '../../../forms/captcha-fields.tsx'
import { PageOwner } from '../../../forms/form.tsx'
import { usePortalForm } from '../../../forms/use-portal-form.ts'
import { connectionTexts } from '../../../routing/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { PlacedToasts } from '../../../ui/toast.tsx'
import { texts } from '../texts.ts'
import { keptStamp } from './kept-stamp.ts'
import * as css from './support-form.css.ts'
import { type SupportKind, supportForms } from './support-schemas.ts'

type Values = { name: string; email: string; phone: string; subject: string; message: string }
type SupportFormProps = {
  kind: SupportKind
  /** Signed instant of the captcha (GAP-23). */
  startedAt: string
  /** The subject before anything is typed. */
  subject?: string
  lastResult?: SubmissionResult | undefined
}

/**
 * Shows the contact form, on a page without React: HTML says what it can, the action the rest. The page's script does
 * the captcha's work, shapes the phone and says 'Enviando...' (SUP-01, SUP-02).
 */
export function SupportForm({ kind, startedAt, subject = '', lastResult }: SupportFormProps) {
  const { path, schema } = supportForms[kind]
  const { form, fields } = usePortalForm<Values>({
    id: 'fale-conosco',
    constraint: getZodConstraint(schema),
    lastResult,
    defaultValue: { subject },
    loadValidator: () => Promise.reject(new Error('This page has no React')),
  })
  const captcha = useCaptcha(keptStamp(lastResult) ?? startedAt, lastResult)
  const names = ['name', 'email', 'phone', 'subject', 'message'] as const
  const firstWrong = names.find((name) => fields[name].errors)
  const problems = [
    ...(form.errors ?? []).map((message) => ({ message })),
    ...names.flatMap((name) =>
      (fields[name].errors ?? []).slice(0, 1).map((message) => ({
        message: `${texts.support[name]}: ${message}`,
        fieldId: fields[name].id,
      })),
    ),
  ]
  const line = (name: (typeof names)[number], type: 'text' | 'email', rest: InputExtras = {}) => (
    <Line field={fields[name]} name={name} type={type} autoFocus={firstWrong === name} {...rest} />
  )
  const message = getTextareaProps(fields.message)
  return (
    <form
      method="post"
      action={path}
      className={css.form}
      {...getFormProps(form)}
      data-captcha
      data-sending={texts.support.sending}
      data-fill-first
    >
      <PageOwner />
      <ErrorSummary problems={problems} />
      {/* Where nothing hydrates it stands in the page that comes back, and leaves by itself (VAL-13). */}
      {problems[0] ? (
        <PlacedToasts
          toasts={[
            { id: 'erro', tone: 'error', title: problems[0].message, time: 'snackbar', isInPlace: true },
          ]}
        />
      ) : null}
      {line('name', 'text', { autoComplete: 'name' })}
      <div className={css.pair}>
        {line('email', 'email', { autoComplete: 'email', inputMode: 'email' })}
        {line('phone', 'text', {
          autoComplete: 'tel-national',
          inputMode: 'tel',
          'data-mask': 'phone',
          optional: true,
        })}
      </div>
      {kind === 'general' ? line('subject', 'text') : null}
      <Field id={fields.message.id} label={texts.support.message} error={fields.message.errors}>
        <TextArea
          {...message}
          key={undefined}
          defaultValue={String(message.defaultValue ?? '')}
          rows={5}
          // Constraints of piped schemas carry no lengths.
          maxLength={supportLimits.message}
          autoFocus={firstWrong === 'message'}
        />
      </Field>
      {captcha.fields}
      <div data-offline hidden>
        <Alert tone="warning" live title={connectionTexts.offline.title}>
          {connectionTexts.offline.typed}
        </Alert>
      </div>
      <div className={css.actions}>
        <Button width="phone">{texts.support.send}</Button>
      </div>
    </form>
  )
}

type InputExtras = {
  autoComplete?: string
  inputMode?: 'email' | 'tel'
  'data-mask'?: string
  optional?: boolean
}
type LineProps = InputExtras & {
  field: FieldMetadata<string>
  name: keyof Values
  type: 'text' | 'email'
  autoFocus: boolean
}

function Line({ field, name, type, optional = false, ...input }: LineProps) {
  const { key, ...props } = getInputProps(field, { type })
  return (
    <Field id={field.id} label={texts.support[name]} error={field.errors} optional={optional}>
      <TextInput key={key} {...props} maxLength={supportLimits[name]} {...input} />
    </Field>
  )
}
