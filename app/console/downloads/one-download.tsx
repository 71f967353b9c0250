import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { managedDownloads } from '#contract/console/documents/endpoints.ts'
import { downloadInputSchema, mostDocumentBytes } from '#contract/console/documents/schemas.ts'
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
import { downloads } from './area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ entry }) => (entry ? texts.edit(entry.title) : texts.add))

export const handle: PageHandle = { takesFile: 'owner', mostFileBytes: mostDocumentBytes }

const list = { href: '/gestao/downloads', back: texts.back }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args, downloads)
  const id = entryIdOf(args.params)
  const entry = id === null ? null : await api.call(managedDownloads.get, { params: { id } })
  return { entry, values: valuesOf(fields, entry ?? { isPublished: true }), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  return answerEntry(args, {
    fields,
    schema: downloadInputSchema,
    storeFile: storeDocument(args.context),
    list: list.href,
    words: texts,
    create: (body, idempotencyKey) => api.call(managedDownloads.create, { body, idempotencyKey }),
    save: (id, body) => api.call(managedDownloads.save, { params: { id }, body }),
    remove: (id) => api.call(managedDownloads.remove, { params: { id } }),
  })
}

/** One of them: its words and its file. */
export default function OneManagedDownloads() {
  const { entry, values, formKey } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      entry={entry && { id: entry.id, tag: entry.tag, name: entry.title }}
      list={list}
      title={entry ? texts.edit(entry.title) : texts.add}
      fields={fields}
      values={values}
      formKey={formKey}
      answer={useActionData<typeof action>()}
      more={
        entry && (
          <TextLink href={`/homepage/downloads/${entry.id}/arquivo`} kind="stand" icon="download" reload>
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
