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
import * as css from '../gestao.css.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { FormKey } from '../owner/form-key.tsx'
import { moveOf, moves } from '../owner/move.server.ts'
import { refusal, requireOwner, saveAdded, saveChange } from '../owner/owner.server.ts'
import { texts } from '../texts.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'

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
  const change = (value: Parameters<typeof saveChange>[1]) =>
    saveChange(args.context, value, here, texts.done)
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
  return saveAdded(context, { what: 'add', part: 'about', value: { name } }, formKey, here)
}

/** About entries and with them the menu. */
export default function Pages() {
  const { tags, about, formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = about.find(({ id }) => String(id) === params.get('remover'))
  return (
    <Stack gap={24} className={css.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{texts.about.list}</Heading>
        <Text kind="muted">{texts.about.lead}</Text>
      </Stack>
      <SaveNotice problem={problem} />
      <ol className={css.list}>
        {about.map((entry, at) => (
          <li key={entry.id} className={css.row}>
            <div className={css.rowName}>
              <strong>{entry.name}</strong>
              <span className={css.small}>
                {entry.menuTitle ? (
                  <Badge icon="menu">{`${texts.about.inMenu}: ${entry.menuTitle}`}</Badge>
                ) : null}
              </span>
            </div>
            <Form noValidate method="post" preventScrollReset className={css.actions}>
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
                  aria-label={`${texts.section[intent]}: ${entry.name}`}
                >
                  {texts.section[intent]}
                </Button>
              ))}
              <ButtonLink
                href={`?remover=${entry.id}`}
                variant="quiet"
                size="small"
                aria-label={`${texts.section.remove}: ${entry.name}`}
                preventScrollReset
              >
                {texts.section.remove}
              </ButtonLink>
              <ButtonLink href={`/gestao/paginas/${entry.id}`} variant="secondary" size="small">
                {texts.section.edit}
              </ButtonLink>
            </Form>
          </li>
        ))}
      </ol>
      {asked ? (
        <AskDialog
          title={texts.ask.remove.title(asked.name)}
          text={texts.ask.remove.part}
          label={texts.section.remove}
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
          <Field id="name" label={texts.about.name} error={problem?.fields.name}>
            <TextInput name="name" required maxLength={120} />
          </Field>
          <Button name="intent" value="add" icon="plus">
            {texts.about.add}
          </Button>
        </Cluster>
      </Form>
    </Stack>
  )
}
