import { type FieldMetadata, getTextareaProps, type SubmissionResult } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { supportLimits } from '#contract/site/public/schemas.ts'
import { useCaptcha } from '../../../forms/captcha-fields.tsx'
import { EmailField, PhoneField } from '../../../forms/fields.tsx'
import { FilledButton } from '../../../forms/filled-button.tsx'
import { PortalForm } from '../../../forms/portal-form.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useFilled } from '../../../forms/use-filled.ts'
import { usePortalForm } from '../../../forms/use-portal-form.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { texts } from '../texts.ts'

type Values = { name: string; email: string; phone: string; subject: string; message: string }
type FormProps = {
  constraint: Parameters<typeof usePortalForm>[0]['constraint']
  defaults: Record<string, string>
  /** Signed instant of the captcha (GAP-23). */
  startedAt: string
  refused: { form: SubmissionResult; startedAt: string; captchaLevel: number } | undefined
  /** The key of the intention: the same form sent twice is one request. */
  formKey: ComponentProps<'input'>['value']
}

/**
 * The form of 'Fale conosco' for members: prefilled; its button waits until the required fields are filled (SUP-03,
 * D3§5, GAP-100).
 */
export function MemberSupportForm({ constraint, defaults, startedAt, refused, formKey }: FormProps) {
  const portal = usePortalForm<Values>({
    id: 'fale-conosco',
    constraint,
    lastResult: refused?.form,
    defaultValue: defaults,
    loadValidator: () => import('./validators.ts'),
  })
  const { fields, form } = portal
  // A form that comes back keeps the instant it was first shown.
  const captcha = useCaptcha(refused?.startedAt || startedAt, refused, refused?.captchaLevel)
  const isFilled = useFilled(form.id)
  return (
    <PortalForm {...portal} lastResult={refused?.form} before={captcha.handlers}>
      <input type="hidden" name="chave" value={formKey} />
      <TextField field={fields.name} label={texts.support.name} autoComplete="name" />
      <EmailField field={fields.email} label={texts.support.email} />
      <PhoneField field={fields.phone} label={texts.support.phone} optional />
      <TextField field={fields.subject} label={texts.support.subject} />
      <MessageField field={fields.message} />
      {captcha.fields}
      <FilledButton
        width="phone"
        isFilled={isFilled}
        waitsFor={texts.support.fill}
        loading={useIsSending() || captcha.isWaiting}
        loadingLabel={texts.support.sending}
      >
        {texts.support.send}
      </FilledButton>
    </PortalForm>
  )
}

/** Shows the message of the contact form, in several lines (VAL-12). */
function MessageField({ field }: { field: FieldMetadata<string> }) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <Field id={field.id} label={texts.support.message} error={field.errors}>
      <TextArea
        key={key}
        {...props}
        defaultValue={String(props.defaultValue ?? '')}
        rows={5}
        maxLength={supportLimits.message}
      />
    </Field>
  )
}
