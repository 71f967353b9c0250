import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listCaseImports } from '#contract/console/cases/endpoints.ts'
import type { CaseImport } from '#contract/console/cases/schemas.ts'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import { type CaseColumn, mostImportBytes } from '#contract/services/consultancies/case-import.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { useStation } from '../../../station/use-station.ts'
import { Button } from '../../../ui/button.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { Heading } from '../../../ui/text.tsx'
import { newFormKey } from '../../owner/form-key.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { refusal } from '../../owner/save-problem.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { areaOptions } from './fields.ts'
import { ImportBadge } from './import-badge.tsx'
import { sendCases } from './send-cases.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.importing.title)

export const handle: PageHandle = { takesFile: 'team', mostFileBytes: mostImportBytes }

const words = texts.importing
const list = '/gestao/consultas/processos'
const columns = Object.entries(words.said) as [CaseColumn, string][]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const isTooLarge = new URL(args.request.url).searchParams.has('grande')
  const problem = isTooLarge ? refusal({ file: words.tooLarge }) : null
  return { imports: await api.call(listCaseImports), problem, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const sent = await sendCases(api, args)
  if ('id' in sent) return redirect(`${list}/importar/${sent.id}`)
  return data(sent, { status: 422 })
}

/** Cases of a spreadsheet: all of a file, or what is wrong in which line (LEG-02, CTB-02). */
export default function ImportCases() {
  const { imports, problem: refused, formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? refused
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={words.title} lead={words.lead} />
      <SaveNotice problem={problem} />
      <OwnerForm encType="multipart/form-data" action={`${list}/importar`} formKey={formKey}>
        <Stack gap={24}>
          <Field id="area" label={texts.area} error={problem?.fields.area}>
            <Select name="area" options={areaOptions} />
          </Field>
          <Field id="file" label={words.file} help={words.fileHelp} error={problem?.fields.file}>
            <FileInput name="file" accept=".csv,.txt,text/csv,text/plain" />
          </Field>
          <div>
            <Button width="phone" loading={isSending} loadingLabel={words.sending}>
              {words.send}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
      <Panel title={words.columns}>
        <Stack gap={16}>
          <p>{words.columnsLead}</p>
          <DescriptionList look="stacked" items={columns.map(([term, value]) => ({ term, value }))} />
          <TextLink href={`${list}/modelo.csv`} kind="stand" icon="download" reload>
            {words.sample}
          </TextLink>
        </Stack>
      </Panel>
      {imports.length > 0 ? <LastImports imports={imports} /> : null}
    </Stack>
  )
}

function LastImports({ imports }: { imports: readonly CaseImport[] }) {
  const { timezone } = useStation()
  return (
    <Stack gap={16} as="section">
      <Heading level={2} size="section">
        {words.last}
      </Heading>
      <ul className={ui.list}>
        {imports.map(({ id, area, state, by, createdAt }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`${list}/importar/${id}`}>{words.of(id)}</TextLink>
              <span className={ui.small}>
                {areaFacts[area].name} · {words.by(by, formatDateTime(createdAt, timezone))}
              </span>
            </span>
            <ImportBadge state={state} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
