import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { endEventWindow, getEventWindow, openEventWindow } from '#contract/console/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toInstant } from '../fields/station-time.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const here = '/gestao/evento'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  return api.call(getEventWindow)
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const { timezone } = requireStation(args.context).config
  const form = await args.request.formData()
  const intent = intentOf(form, ['open', 'end'], { unnamed: 'open' })
  const typed = { starts: String(form.get('starts') ?? ''), ends: String(form.get('ends') ?? '') }
  try {
    if (intent === 'end') {
      const seen = (name: string) => String(form.get(name) ?? '') || undefined
      await api.call(endEventWindow, { query: { starts_at: seen('starts_at'), ends_at: seen('ends_at') } })
      return redirectSaved(args.context, here, texts.ended)
    }
    const starts_at = toInstant(typed.starts, timezone) ?? ''
    await api.call(openEventWindow, { body: { starts_at, ends_at: toInstant(typed.ends, timezone) ?? '' } })
    return redirectSaved(args.context, here, texts.saved)
  } catch (problem) {
    return data({ typed, fields: saveProblem(problem).fields }, { status: 422 })
  }
}

/** When many people sign up and log in from one network: an assembly, a stand at a fair (GAP-106). */
export default function Event() {
  const { window } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const at = (iso: string) =>
    new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone })
  const words = texts
  return (
    <Stack gap={24} className={ui.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="muted">{words.lead}</Text>
      </Stack>
      {window ? (
        <Form method="post" noValidate>
          <Stack gap={12}>
            <Alert tone="info" title={words.open(at(window.starts_at), at(window.ends_at))} />
            <input type="hidden" name="starts_at" value={window.starts_at} />
            <input type="hidden" name="ends_at" value={window.ends_at} />
            <Button name="intent" value="end" variant="secondary">
              {words.end}
            </Button>
          </Stack>
        </Form>
      ) : null}
      <Form method="post" noValidate>
        <Stack gap={16}>
          <Field id="starts" label={words.starts} error={answer?.fields.starts_at}>
            <TextInput name="starts" type="datetime-local" required defaultValue={answer?.typed.starts} />
          </Field>
          <Field id="ends" label={words.ends} help={words.help} error={answer?.fields.ends_at}>
            <TextInput name="ends" type="datetime-local" required defaultValue={answer?.typed.ends} />
          </Field>
          <Button>{words.save}</Button>
        </Stack>
      </Form>
    </Stack>
  )
}
