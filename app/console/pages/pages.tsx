import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { fieldTexts } from '#contract/fields.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { FormKey } from '../owner/form-key.tsx'
import { moveOf, moves } from '../owner/move.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { saveChange } from '../owner/save-change.server.ts'
import { refusal } from '../owner/save-problem.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const here = '/gestao/paginas'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  return { tags: site.tags, about: site.about, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  await requireOwner(args)
  const form = await args.request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const entry = { part: 'about', id: Number(text('id')) } as const
  const change = (value: Parameters<typeof saveChange>[1]) => saveChange(args.context, value, { to: here })
  const intent = intentOf(form, [...moves, 'remove', 'add'])
  switch (intent) {
    case 'up':
    case 'down':
      return change({ what: 'move', ...entry, ...moveOf(form, intent) })
    case 'remove':
      return change({ what: 'remove', ...entry, seen: text('seen') })
    case 'add':
      return addPage(args.context, text('name').trim(), formKeyOf(form))
  }
}

async function addPage(context: PortalContext, name: string, formKey: string | undefined) {
  const missing = refusal(name ? {} : { name: fieldTexts.required })
  if (missing) return data(missing, { status: 422 })
  return saveChange(context, { what: 'add', part: 'about', value: { name } }, { to: here, formKey })
}

/** About entries and with them the menu. */
export default function Pages() {
  const { tags, about, formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = about.find(({ id }) => String(id) === params.get('remover'))
  return (
    <Stack gap={24} className={ui.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{texts.list}</Heading>
        <Text kind="muted">{texts.lead}</Text>
      </Stack>
      <SaveNotice problem={problem} />
      <ol className={ui.list}>
        {about.map((entry, at) => (
          <li key={entry.id} className={ui.row}>
            <div className={ui.rowName}>
              <strong>{entry.name}</strong>
              <span className={ui.small}>
                {entry.menuTitle ? <Badge icon="menu">{`${texts.inMenu}: ${entry.menuTitle}`}</Badge> : null}
              </span>
            </div>
            <Form noValidate method="post" preventScrollReset className={ui.actions}>
              <input type="hidden" name="id" value={entry.id} />
              <input type="hidden" name="seen" value={tags[`about:${entry.id}`] ?? ''} />
              <input type="hidden" name="from" value={at + 1} />
              {(['up', 'down'] as const).map((intent) => (
                <Button
                  key={intent}
                  name="intent"
                  value={intent}
                  variant="quiet"
                  size="small"
                  aria-label={`${ownerTexts[intent]}: ${entry.name}`}
                >
                  {ownerTexts[intent]}
                </Button>
              ))}
              <ButtonLink
                href={`?remover=${entry.id}`}
                variant="quiet"
                size="small"
                aria-label={`${ownerTexts.remove}: ${entry.name}`}
                preventScrollReset
              >
                {ownerTexts.remove}
              </ButtonLink>
              <ButtonLink href={`/gestao/paginas/${entry.id}`} variant="secondary" size="small">
                {ownerTexts.edit}
              </ButtonLink>
            </Form>
          </li>
        ))}
      </ol>
      {asked ? (
        <AskDialog
          title={ownerTexts.removeTitle(asked.name)}
          text={ownerTexts.removePart}
          label={ownerTexts.remove}
          intent="remove"
          closeHref="/gestao/paginas"
        >
          <input type="hidden" name="id" value={asked.id} />
          <input type="hidden" name="seen" value={tags[`about:${asked.id}`] ?? ''} />
        </AskDialog>
      ) : null}
      <Form noValidate method="post">
        <FormKey value={formKey} />
        <Cluster align="end">
          <Field id="name" label={texts.name} error={problem?.fields.name}>
            <TextInput name="name" required maxLength={120} />
          </Field>
          <Button name="intent" value="add" icon="plus">
            {texts.add}
          </Button>
        </Cluster>
      </Form>
    </Stack>
  )
}
