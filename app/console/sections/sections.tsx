import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { centered } from '#contract/sections/centered.ts'
import type { SectionContent } from '#contract/sections/content.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { FormKey } from '../owner/form-key.tsx'
import { moveOf, moves } from '../owner/move.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { saveChange } from '../owner/save-change.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { DraftPreview } from '../ui/draft-preview.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { wholeSection } from './fields.ts'
import { texts } from './texts.ts'
import { sectionForms, sectionTypeNames } from './types/index.ts'

const here = '/gestao/secoes'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  return { version: site.version, tags: site.tags, sections: site.sections, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const entry = { part: 'section', id: Number(form.get('id')) } as const
  const seen = String(form.get('seen') ?? '')
  const change = (value: Parameters<typeof saveChange>[1]) =>
    saveChange(args.context, value, { to: here, fields: wholeSection })
  const intent = intentOf(form, [...moves, 'remove', 'add', 'hide', 'show'])
  switch (intent) {
    case 'up':
    case 'down':
      return change({ what: 'move', ...entry, ...moveOf(form, intent) })
    case 'remove':
      return change({ what: 'remove', ...entry, seen })
    case 'add':
      return saveChange(
        args.context,
        { what: 'add', part: 'sections', value: { type: Number(form.get('type')) } },
        { to: here, formKey: formKeyOf(form) },
      )
    case 'hide':
    case 'show': {
      const { sections } = await api.call(getManagedSite)
      // Of one that is there no more the API says who removed it.
      const value = sections.find((one) => one.id === entry.id) ?? { type: centered.id }
      return change({ what: 'save', ...entry, seen, value: { ...value, hidden: intent === 'hide' } })
    }
  }
}

/** The landing sections: order, hide, remove, add. */
export default function Sections() {
  const { version, tags, sections, formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = sections.find(({ id }) => String(id) === params.get('remover'))
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{texts.list}</Heading>
          <Text kind="muted">{texts.lead}</Text>
        </Stack>
        <SaveNotice problem={problem} />
        <div className={ui.row}>
          <div className={ui.rowName}>
            <strong>{texts.cover.title}</strong>
            <span className={ui.small}>{texts.cover.short}</span>
          </div>
          <ButtonLink
            href="/gestao/secoes/capa"
            variant="secondary"
            size="small"
            aria-label={texts.cover.edit}
          >
            {ownerTexts.edit}
          </ButtonLink>
        </div>
        <ol className={ui.list}>
          {sections.map((section, at) => (
            <SectionRow
              key={section.id}
              section={section}
              place={at + 1}
              seen={tags[`section:${section.id}`] ?? ''}
            />
          ))}
        </ol>
        <Form noValidate method="post">
          <FormKey value={formKey} />
          <Cluster align="end">
            <Field id="type" label={texts.kind}>
              <Select
                name="type"
                options={sectionForms.map(({ contract: { id, name } }) => ({
                  value: String(id),
                  label: name,
                }))}
              />
            </Field>
            <Button name="intent" value="add" icon="plus">
              {texts.add}
            </Button>
          </Cluster>
        </Form>
      </Stack>
      <DraftPreview version={version} />
      {asked ? (
        <AskDialog
          title={ownerTexts.removeTitle(asked.title || ownerTexts.untitled)}
          text={ownerTexts.removePart}
          label={ownerTexts.remove}
          intent="remove"
          closeHref="/gestao/secoes"
        >
          <input type="hidden" name="id" value={asked.id} />
          <input type="hidden" name="seen" value={tags[`section:${asked.id}`] ?? ''} />
        </AskDialog>
      ) : null}
    </div>
  )
}

function SectionRow({ section, place, seen }: { section: SectionContent; place: number; seen: string }) {
  const name = section.title || ownerTexts.untitled
  return (
    <li className={ui.row}>
      <div className={ui.rowName}>
        <strong>{name}</strong>
        <span className={ui.small}>
          {sectionTypeNames[section.type]}{' '}
          {section.hidden ? <Badge icon="eyeOff">{texts.hidden}</Badge> : null}
        </span>
      </div>
      <Form noValidate method="post" preventScrollReset className={ui.actions}>
        <input type="hidden" name="id" value={section.id} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="from" value={place} />
        <Button
          name="intent"
          value="up"
          variant="quiet"
          size="small"
          icon="chevronUp"
          aria-label={`${ownerTexts.up}: ${name}`}
        >
          {ownerTexts.up}
        </Button>
        <Button
          name="intent"
          value="down"
          variant="quiet"
          size="small"
          icon="chevronDown"
          aria-label={`${ownerTexts.down}: ${name}`}
        >
          {ownerTexts.down}
        </Button>
        <Button
          name="intent"
          value={section.hidden ? 'show' : 'hide'}
          variant="quiet"
          size="small"
          aria-label={`${section.hidden ? texts.show : texts.hide}: ${name}`}
        >
          {section.hidden ? texts.show : texts.hide}
        </Button>
        <ButtonLink
          href={`?remover=${section.id}`}
          variant="quiet"
          size="small"
          aria-label={`${ownerTexts.remove}: ${name}`}
          preventScrollReset
        >
          {ownerTexts.remove}
        </ButtonLink>
        <ButtonLink href={`/gestao/secoes/${section.id}`} variant="secondary" size="small">
          {ownerTexts.edit}
        </ButtonLink>
      </Form>
    </li>
  )
}
