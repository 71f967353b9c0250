import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { managedAccountability } from '#contract/console/documents/endpoints.ts'
import { accountabilityInputSchema, mostDocumentBytes } from '#contract/console/documents/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { TextLink } from '../../ui/link.tsx'
import { answerEntry, entryIdOf } from '../entries/answer-entry.server.ts'
import { EntryPage } from '../entries/entry-page.tsx'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { newFormKey } from '../owner/form-key.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { storeDocument } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { accountability } from './area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ entry }) => (entry ? texts.edit(entry.name) : texts.add))

export const handle: PageHandle = { takesFile: 'owner', mostFileBytes: mostDocumentBytes }

const list = { href: '/gestao/prestacao-de-contas', back: texts.back }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args, accountability)
  const id = entryIdOf(args.params)
  const entry = id === null ? null : await api.call(managedAccountability.get, { params: { id } })
  return { entry, values: valuesOf(fields, entry ?? { isPublished: true }), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  return answerEntry(args, {
    fields,
    schema: accountabilityInputSchema,
    storeFile: storeDocument(args.context),
    list: list.href,
    words: texts,
    create: (body, idempotencyKey) => api.call(managedAccountability.create, { body, idempotencyKey }),
    save: (id, body) => api.call(managedAccountability.save, { params: { id }, body }),
    remove: (id) => api.call(managedAccountability.remove, { params: { id } }),
  })
}

/** One of them: its words and its file. */
export default function OneManagedAccountability() {
  const { entry, values, formKey } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      entry={entry && { id: entry.id, tag: entry.tag, name: entry.name }}
      list={list}
      title={entry ? texts.edit(entry.name) : texts.add}
      fields={fields}
      values={values}
      formKey={formKey}
      answer={useActionData<typeof action>()}
      more={
        entry && (
          <TextLink
            href={`/homepage/prestacao-de-contas/${entry.id}/arquivo`}
            kind="stand"
            icon="download"
            reload
          >
            {texts.openFile}
          </TextLink>
        )
      }
    >
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </EntryPage>
  )
}
