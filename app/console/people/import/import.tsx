import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPeopleImports } from '#contract/console/people/import/endpoints.ts'
import { mostPeopleBytes, type PeopleImport } from '#contract/console/people/import/schemas.ts'
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
import { Heading, Text } from '../../../ui/text.tsx'
import { newFormKey } from '../../owner/form-key.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { refusal } from '../../owner/save-problem.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { ImportBadge } from './import-badge.tsx'
import { sendPeople } from './send-people.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

export const handle: PageHandle = { takesFile: 'team', mostFileBytes: mostPeopleBytes }

const here = '/gestao/pessoas/importar'
const accepted =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const isTooLarge = new URL(args.request.url).searchParams.has('grande')
  const problem = isTooLarge ? refusal({ file: texts.tooLarge }) : null
  return { imports: await api.call(listPeopleImports), problem, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const sent = await sendPeople(api, args)
  if ('id' in sent) return redirect(`${here}/${sent.id}/colunas`)
  return data(sent, { status: 422 })
}

/** People of a spreadsheet: first the file (PPL-18). */
export default function ImportPeople() {
  const { imports, problem: refused, formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? refused
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/pessoas" kind="stand" icon="arrowLeft">
        {texts.toPeople}
      </TextLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={problem} />
      <OwnerForm encType="multipart/form-data" action={here} formKey={formKey}>
        <Stack gap={24}>
          <Field id="file" label={texts.file} help={texts.fileHelp} error={problem?.fields.file}>
            <FileInput name="file" accept={accepted} />
          </Field>
          <div>
            <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
              {texts.send}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
      <Panel title={texts.known}>
        <Stack gap={16}>
          <p>{texts.knownLead}</p>
          <DescriptionList look="stacked" items={texts.said.map(([term, value]) => ({ term, value }))} />
          <TextLink href={`${here}/modelo.csv`} kind="stand" icon="download" reload>
            {texts.sample}
          </TextLink>
        </Stack>
      </Panel>
      {imports.length > 0 ? <LastImports imports={imports} /> : null}
    </Stack>
  )
}

function LastImports({ imports }: { imports: readonly PeopleImport[] }) {
  const { timezone } = useStation()
  return (
    <Stack gap={16} as="section">
      <Heading level={2} size="section">
        {texts.last}
      </Heading>
      <Text kind="smallMuted">{texts.keptFor}</Text>
      <ul className={ui.list}>
        {imports.map(({ id, fileName, state, by, createdAt }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`${here}/${id}`}>{fileName}</TextLink>
              <span className={ui.small}>{texts.by(by, formatDateTime(createdAt, timezone))}</span>
            </span>
            <ImportBadge state={state} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
