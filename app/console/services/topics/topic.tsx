import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { managedTopics } from '#contract/console/topics/endpoints.ts'
import { answerEntry, entryIdOf } from '../../entries/answer-entry.server.ts'
import { EntryPage } from '../../entries/entry-page.tsx'
import { valuesOf } from '../../fields/field-values.server.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { newFormKey } from '../../owner/form-key.server.ts'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { services } from '../area.ts'
import { topicFields } from './fields.ts'
import { texts } from './texts.ts'
import { linesOf, topicFormSchema } from './topic-form.ts'

export const meta = consoleMeta<typeof loader>(({ topic }) => (topic ? texts.edit(topic.name) : texts.add))

const list = { href: '/gestao/consultas/temas', back: texts.back }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args, services)
  const id = entryIdOf(args.params)
  const topic = id === null ? null : await api.call(managedTopics.get, { params: { id } })
  const values = valuesOf(topicFields, topic ? linesOf(topic) : { published: true })
  return {
    topic: topic && { id: topic.id, tag: topic.tag, name: topic.title },
    values,
    formKey: newFormKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  return answerEntry(args, {
    fields: topicFields,
    schema: topicFormSchema,
    list: list.href,
    words: texts,
    create: (body, idempotencyKey) => api.call(managedTopics.create, { body, idempotencyKey }),
    save: (id, body) => api.call(managedTopics.save, { params: { id }, body }),
    remove: (id) => api.call(managedTopics.remove, { params: { id } }),
  })
}

/** One topic of interest: written, ordered, published (PLS-02). */
export default function ManagedTopic() {
  const { topic, values, formKey } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      entry={topic}
      list={list}
      title={topic ? texts.edit(topic.name) : texts.add}
      fields={topicFields}
      values={values}
      formKey={formKey}
      answer={useActionData<typeof action>()}
    >
      {topicFields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </EntryPage>
  )
}
