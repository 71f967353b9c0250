import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { endEventWindow, getEventWindow, openEventWindow } from '#contract/console/endpoints.ts'
import { eventWindowSchema } from '#contract/console/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { eventFields, seenEventFields } from './fields.ts'
import { texts } from './texts.ts'

const here = '/gestao/evento'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getEventWindow)
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const { timezone: timeZone } = requireStation(args.context).config
  const form = await args.request.formData()
  if (intentOf(form, ['open', 'end'], { unnamed: 'open' }) === 'end') {
    const ended = { fields: seenEventFields, schema: eventWindowSchema.partial() }
    return sendForm(form, ended, async (query) => {
      await api.call(endEventWindow, { query })
      return redirectSaved(args.context, here, texts.ended)
    })
  }
  return sendForm(form, { fields: eventFields, schema: eventWindowSchema, timeZone }, async (body) => {
    await api.call(openEventWindow, { body })
    return redirectSaved(args.context, here, texts.saved)
  })
}

/** When many people sign up and log in from one network: an assembly, a stand at a fair (GAP-106). */
export default function Event() {
  const { window } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const at = (iso: string) =>
    new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone })
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={eventFields} />
      {window ? (
        <OwnerForm kept={window}>
          <Stack gap={12}>
            <Alert tone="info" title={texts.open(at(window.starts_at), at(window.ends_at))} />
            {seenEventFields.map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
            <Button name="intent" value="end" variant="secondary">
              {texts.end}
            </Button>
          </Stack>
        </OwnerForm>
      ) : null}
      <OwnerForm answer={answer}>
        <Stack gap={16}>
          {eventFields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <Button>{texts.save}</Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
