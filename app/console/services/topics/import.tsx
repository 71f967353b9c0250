import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { importTopics, managedTopics } from '#contract/console/topics/endpoints.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Heading } from '../../../ui/text.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { readTopicsCsv } from './read-topics-csv.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.importing.title)

export const handle: PageHandle = { takesFile: 'team' }

const mostBytes = 1_000_000
const words = texts.importing
const list = '/gestao/consultas/temas'
const columns = Object.entries(words.said).map(([term, value]) => ({ term, value }))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  // Asked for only where there is such a thing.
  await api.call(managedTopics.list, { query: {} })
  return null
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const read = await readFile((await args.request.formData()).get('arquivo'))
  if ('problems' in read) return refused({ fields: {}, messages: read.problems, conflict: null })
  try {
    const { created, changed } = await api.call(importTopics, { body: read })
    return redirectSaved(args.context, list, words.done(created, changed))
  } catch (problem) {
    const { messages, fields } = saveProblem(problem)
    return refused({
      fields: {},
      messages: [...Object.values(fields), ...messages].slice(0, 1),
      conflict: null,
    })
  }
}

const refused = (problem: ReturnType<typeof saveProblem>) => data({ problem }, { status: 422 })

async function readFile(file: FormDataEntryValue | null) {
  if (!(file instanceof File) || file.size === 0) return { problems: [words.missing] }
  if (file.size > mostBytes) return { problems: [words.tooLarge] }
  return readTopicsCsv(new Uint8Array(await file.arrayBuffer()))
}

/** Topics of a spreadsheet: all of a file, or what is wrong in which line (PLS-02). */
export default function ImportTopics() {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={words.title} lead={words.lead} />
      <SaveNotice problem={answer?.problem} />
      <OwnerForm encType="multipart/form-data">
        <Stack gap={24}>
          <Field id="arquivo" label={words.file} help={words.fileHelp}>
            <FileInput name="arquivo" accept=".csv,.txt,text/csv,text/plain" />
          </Field>
          <div>
            <Button loading={isSending} loadingLabel={words.sending}>
              {words.send}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
      <Panel title={words.columns}>
        <Stack gap={16}>
          <p>{words.columnsLead}</p>
          <DescriptionList items={columns} />
          <Heading level={3}>{words.example}</Heading>
          <pre className={ui.sample}>{words.sample}</pre>
        </Stack>
      </Panel>
    </Stack>
  )
}
