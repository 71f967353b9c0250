import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { createCase, openCase, removeCase, saveCase } from '#contract/console/cases/endpoints.ts'
import { caseInputSchema } from '#contract/services/consultancies/case-input.ts'
import { Alert } from '../../../ui/alert.tsx'
import { answerEntry, entryIdOf } from '../../entries/answer-entry.server.ts'
import { EntryPage } from '../../entries/entry-page.tsx'
import { fieldOf } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { newFormKey } from '../../owner/form-key.server.ts'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import * as ui from '../../ui/ui.css.ts'
import { services } from '../area.ts'
import { caseFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ opened }) => (opened ? texts.one : texts.add))

const list = { href: '/gestao/consultas/processos', back: texts.back }

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Reads the case: whoever has its CPF sees that it was opened, by whom and when (GAP-93). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args, services)
  const id = entryIdOf(args.params)
  const opened = id === null ? null : await api.call(openCase, { params: { id } })
  const values = valuesOf(caseFields, opened?.value ?? { area: 'legal' })
  return { opened, values, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  return answerEntry(args, {
    fields: caseFields,
    schema: caseInputSchema,
    list: list.href,
    words: texts,
    create: (body, idempotencyKey) => api.call(createCase, { body, idempotencyKey }),
    save: (id, body) => api.call(saveCase, { params: { id }, body }),
    remove: (id) => api.call(removeCase, { params: { id } }),
  })
}

/** One case: written, changed, removed (LEG-02, CTB-02). */
export default function ManagedCase() {
  const { opened, values, formKey } = useLoaderData<typeof loader>()
  const input = (name: string) => <FieldInput field={fieldOf(caseFields, name)} />
  return (
    <EntryPage
      entry={opened && { id: opened.id, tag: opened.tag, name: opened.value.number }}
      list={list}
      title={opened ? texts.edit(opened.value.number) : texts.add}
      fields={caseFields}
      values={values}
      formKey={formKey}
      answer={useActionData<typeof action>()}
      more={opened?.value.cpf ? <Alert tone="info">{texts.opened}</Alert> : null}
    >
      <div className={ui.two}>
        {input('area')}
        {input('number')}
      </div>
      {input('cpf')}
      {input('isCollective')}
      {input('title')}
      <div className={ui.two}>
        {input('kind')}
        {input('situation')}
      </div>
      <div className={ui.two}>
        {input('court')}
        {input('filedOn')}
      </div>
      <div className={ui.two}>
        {input('claimCents')}
        {input('link')}
      </div>
    </EntryPage>
  )
}
