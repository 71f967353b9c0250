import type { SubmissionResult } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { EmailField, PhoneField } from '../../../forms/fields.tsx'
import { PortalForm } from '../../../forms/portal-form.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { usePortalForm } from '../../../forms/use-portal-form.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { texts } from '../texts.ts'
import { MessageField } from './message-field.tsx'

type Values = { name: string; email: string; phone: string; subject: string; message: string }
type FormProps = {
  constraint: Parameters<typeof usePortalForm>[0]['constraint']
  defaults: Record<string, string>
  lastResult: SubmissionResult | undefined
  /** Of the intention: the same form twice is one request. */
  formKey: ComponentProps<'input'>['value']
}

/** 'Fale conosco' for who is in: prefilled, and without the captcha, for the session says who it is (SUP-03). */
export function MemberSupportForm({ constraint, defaults, lastResult, formKey }: FormProps) {
  const portal = usePortalForm<Values>({
    id: 'fale-conosco',
    constraint,
    lastResult,
    defaultValue: defaults,
    loadValidator: () => import('./validators.ts'),
  })
  const { fields } = portal
  return (
    <PortalForm {...portal} lastResult={lastResult}>
      <input type="hidden" name="chave" value={formKey} />
      <TextField field={fields.name} label={texts.support.name} autoComplete="name" />
      <EmailField field={fields.email} label={texts.support.email} />
      <PhoneField field={fields.phone} label={texts.support.phone} optional />
      <TextField field={fields.subject} label={texts.support.subject} />
      <MessageField field={fields.message} />
      <Button width="phone" loading={useIsSending()} loadingLabel={texts.support.sending}>
        {texts.support.send}
      </Button>
    </PortalForm>
  )
}
