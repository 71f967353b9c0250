import type { SubmissionResult } from '@conform-to/react'
import { situations } from '#contract/people/registration-changes/situations.ts'
import { SelectField } from '../../forms/choice-fields.tsx'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { EmailField, PhoneField } from '../../forms/fields.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.registration
const options = situations.map((value) => ({ value, label: value }))

type Values = { telefonefixo: string; celular: string; email: string; situacao: string; endereco: string }
type RegistrationDialogProps = {
  constraint: Parameters<typeof usePortalForm>[0]['constraint']
  defaults: Record<string, string>
  lastResult: SubmissionResult | undefined
  formKey: string
  closeHref: string
}

/** Asks which change somebody wants in the association's register, at an address of its own; it closes once sent (PLS-07, STN-U14). */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { constraint, defaults, lastResult, formKey, closeHref } = props
  const portal = usePortalForm<Values>({
    id: 'cadastro',
    constraint,
    lastResult,
    defaultValue: defaults,
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.registration })),
  })
  const { fields, form } = portal
  return (
    <Dialog
      open
      title={words.title}
      closeHref={closeHref}
      actions={
        <DialogButtons closeHref={closeHref} close={words.cancel} form={form.id} loadingLabel={texts.sending}>
          {words.send}
        </DialogButtons>
      }
    >
      <PortalForm {...portal} lastResult={lastResult} errorTitle={texts.error}>
        <input type="hidden" name="chave" value={formKey} />
        <Text kind="muted">{words.lead}</Text>
        <SelectField
          field={fields.situacao}
          label={words.situation}
          options={options}
          placeholder={words.choose}
        />
        <EmailField field={fields.email} label={words.email} />
        <PhoneField field={fields.celular} label={words.mobile} optional />
        <PhoneField field={fields.telefonefixo} label={words.landline} optional />
        <TextField field={fields.endereco} label={words.address} autoComplete="address-line1" optional />
      </PortalForm>
    </Dialog>
  )
}
