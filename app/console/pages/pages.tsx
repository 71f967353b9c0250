import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { aboutValue, type SiteChange } from '#contract/console/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { saveChange } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { EntryRow } from '../ui/entry-row.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RemoveDialog } from '../ui/remove-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { newPageFields } from './fields.ts'
import { texts } from './texts.ts'

const here = '/gestao/paginas'
const part = 'about'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const site = await api.call(getManagedSite)
  return { tags: site.tags, about: site.about, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove', 'add'])
  const change = (value: SiteChange, formKey?: string) =>
    saveChange(args.context, value, { to: here, formKey })
  if (intent === 'add')
    return sendForm(form, { fields: newPageFields, schema: aboutValue }, (value) =>
      change({ what: 'add', part, value }, formKeyOf(form)),
    )
  return sendForm(form, entryForm, ({ id, seen, from }) =>
    change(
      intent === 'remove'
        ? { what: 'remove', part, id, seen }
        : { what: 'move', part, id, by: stepOf(intent), from },
    ),
  )
}

/** About entries and with them the menu. */
export default function Pages() {
  const { tags, about, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = about.find(({ id }) => String(id) === params.get('remover'))
  const seenOf = ({ id }: { id: number }) => tags[`${part}:${id}`] ?? ''
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.list} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={newPageFields} />
      <ol className={ui.list}>
        {about.map((entry, at) => (
          <EntryRow
            key={entry.id}
            id={entry.id}
            name={entry.name}
            place={at + 1}
            seen={seenOf(entry)}
            href={`${here}/${entry.id}`}
            about={
              entry.menuTitle ? <Badge icon="menu">{`${texts.inMenu}: ${entry.menuTitle}`}</Badge> : null
            }
          />
        ))}
      </ol>
      {asked ? (
        <RemoveDialog
          name={asked.name}
          text={ownerTexts.removePart}
          closeHref={here}
          sent={{ id: asked.id, seen: seenOf(asked) }}
        />
      ) : null}
      <OwnerForm answer={answer} formKey={formKey}>
        <Cluster align="end">
          <FieldInput field={fieldOf(newPageFields, 'name')} />
          <Button name="intent" value="add" icon="plus">
            {texts.add}
          </Button>
        </Cluster>
      </OwnerForm>
    </Stack>
  )
}
