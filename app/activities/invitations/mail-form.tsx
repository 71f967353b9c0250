import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { type MouseEvent, useState } from 'react'
import {
  type InvitationField,
  invitationFields,
  invitationLimitText,
} from '#contract/activities/invitations/schemas.ts'
import { EmailField } from '../../forms/fields.tsx'
import { Form } from '../../forms/form.tsx'
import { ErrorSnackbar, FormErrors } from '../../forms/form-errors.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './invite.css.ts'
import { texts } from './texts.ts'

/** The form's id. */
export const mailFormId = 'convites'

type MailFormProps = {
  kind: 'member' | 'partner'
  constraint: Parameters<typeof usePortalForm>[0]['constraint']
  lastResult: SubmissionResult | undefined
  /** Fields of the form as it came from the server. */
  count: number
}

/** Asks for one to five addresses, each of them required (D2§5). More and fewer fields work without scripts too. */
export function MailForm({ kind, constraint, lastResult, count: given }: MailFormProps) {
  const { form, fields, touch } = usePortalForm<Record<InvitationField, string>>({
    id: mailFormId,
    constraint,
    lastResult,
    loadValidator: () => import('./validators.ts'),
  })
  const { count, change, tooMany } = useFieldCount(given)
  const isSending = useIsSending()
  const shown = invitationFields.slice(0, count)
  return (
    <section className={css.card} aria-labelledby="email-titulo">
      <div>
        <Heading level={2} size="card" id="email-titulo">
          {texts.mail.title}
        </Heading>
        <Text kind="smallMuted">{texts.mail.lead}</Text>
      </div>
      <Form method="post" {...getFormProps(form)} onFocus={touch} className={css.form} preventScrollReset>
        <FormErrors form={form} fields={fields} lastResult={lastResult} isBelow />
        <ErrorSnackbar occasion={tooMany} message={invitationLimitText} />
        {/* The first button is what Enter presses. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
        <input type="hidden" name="campos" value={count} />
        <input type="hidden" name="tipo" value={kind} />
        {shown.map((name, at) => (
          <EmailField key={name} field={fields[name]} label={texts.mail.field(at + 1)} />
        ))}
        <div className={css.buttons}>
          <Button
            variant="quiet"
            icon="plus"
            name="intent"
            value="mais"
            formNoValidate
            onClick={(event) => change(event, 1)}
          >
            {texts.mail.add}
          </Button>
          {count > 1 ? (
            <Button
              variant="quiet"
              icon="minus"
              name="intent"
              value="menos"
              formNoValidate
              onClick={(event) => change(event, -1)}
            >
              {texts.mail.remove}
            </Button>
          ) : null}
        </div>
        <Button width="full" icon="mail" loading={isSending} loadingLabel={texts.mail.sending}>
          {texts.mail.submit}
        </Button>
      </Form>
    </section>
  )
}

/** Adds and removes fields at once, without asking the server, where there are scripts. A sixth is refused in words. */
function useFieldCount(given: number) {
  const [count, setCount] = useState(given)
  const [refusals, setRefusals] = useState(0)
  const change = (event: MouseEvent, by: 1 | -1) => {
    event.preventDefault()
    if (count + by > invitationFields.length) setRefusals((before) => before + 1)
    else setCount(count + by)
  }
  return { count, change, tooMany: refusals === 0 ? null : `campos-${refusals}` }
}
