import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createCase, openCase, removeCase, saveCase } from '#contract/console/cases/endpoints.ts'
import { caseInputSchema } from '#contract/services/consultancies/case-input.ts'
import { Alert } from '../../../ui/alert.tsx'
import { EntryPage } from '../../entries/entry-page.tsx'
import { entryRoutes } from '../../entries/entry-routes.server.ts'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { consoleMeta } from '../../ui/console-meta.ts'
import * as ui from '../../ui/ui.css.ts'
import { services } from '../area.ts'
import { caseFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ entry }) => (entry ? texts.one : texts.add))

const href = '/gestao/consultas/processos'

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

const routes = () =>
  entryRoutes({
    area: services,
    calls: { get: openCase, create: createCase, save: saveCase, remove: removeCase },
    ...{ schema: caseInputSchema, fields: caseFields, href, words: texts },
    headOf: ({ value }) => ({ name: value.number }),
    shown: ({ value }) => value,
    usual: () => ({ area: 'legal' }),
  })

/** Reads the case: whoever has its CPF sees that it was opened, by whom and when (GAP-93). */
export const loader = (args: LoaderFunctionArgs) => routes().load(args)

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One case: written, changed, removed (LEG-02, CTB-02). */
export default function ManagedCase() {
  const loaded = useLoaderData<typeof loader>()
  const isOfOne = loaded.entry && loaded.values.cpf
  const input = (name: string) => <FieldInput field={fieldOf(caseFields, name)} />
  return (
    <EntryPage
      {...{ href, words: texts, fields: caseFields, loaded }}
      more={isOfOne ? <Alert tone="info">{texts.opened}</Alert> : null}
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
