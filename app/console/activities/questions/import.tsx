import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import type { SaveProblem } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { Asks } from '../types/type-form.ts'
import { askedAddress } from './addresses.ts'
import { appendQuestions } from './change-research.ts'
import { readQuestionsCsv } from './read-questions-csv.server.ts'
import { refusedInWords, researchActivity, saveResearch } from './research.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.importing.title(name))

export const handle: PageHandle = { takesFile: 'team' }

const mostBytes = 1_000_000
const words = texts.importing

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity, asks } = await researchActivity(api, routeId(args.params.id))
  return { id: activity.id, name: activity.name, seen: activity.tag, asks }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const asked = await researchActivity(api, routeId(args.params.id))
  const form = await args.request.formData()
  const { activity, asks, research } = asked
  const most = (asks.isOne ? 1 : researchLimits.questions) - research.questions.length
  const read = await readFile(form.get('arquivo'), asks, most)
  if ('problems' in read) return refused({ fields: {}, messages: read.problems, conflict: null })
  const changed = appendQuestions(research, read.questions)
  try {
    await saveResearch(api, { activity, seen: seenOf(form), research: changed })
    return redirectSaved(args.context, askedAddress(activity.id), words.done(read.questions.length))
  } catch (problem) {
    return refused(refusedInWords(problem, { activity, research: changed }))
  }
}

const refused = (problem: SaveProblem) => data({ problem }, { status: problem.conflict ? 409 : 422 })

async function readFile(file: FormDataEntryValue | null, asks: Asks, most: number) {
  if (!(file instanceof File) || file.size === 0) return { problems: [words.missing] }
  if (file.size > mostBytes) return { problems: [words.tooLarge] }
  return readQuestionsCsv(new Uint8Array(await file.arrayBuffer()), asks, most)
}

/** Questions of a spreadsheet: all of a file, or what is wrong in which line. */
export default function ImportQuestions() {
  const { id, name, seen, asks } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={askedAddress(id)} kind="stand" icon="arrowLeft">
        {texts.backToQuestions}
      </TextLink>
      <PageHead title={words.title(name)} lead={words.lead} />
      <SaveNotice problem={answer?.problem} />
      <OwnerForm encType="multipart/form-data">
        <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
        <Stack gap={24}>
          <Field id="arquivo" label={words.file} help={words.fileHelp}>
            <FileInput name="arquivo" accept=".csv,.txt,text/csv,text/plain" />
          </Field>
          <Button loading={isSending} loadingLabel={words.sending}>
            {words.send}
          </Button>
        </Stack>
      </OwnerForm>
      <Stack gap={8}>
        <Heading level={2}>{words.example}</Heading>
        <pre className={ui.sample}>{asks.hasRight ? words.sampleRight : words.sample}</pre>
        {asks.hasRight ? <Text kind="smallMuted">{words.rightHelp}</Text> : null}
        {asks.isSingle ? null : (
          <Text kind="smallMuted">{`${words.kinds}: ${Object.values(texts.kinds).join(', ')}.`}</Text>
        )}
      </Stack>
    </Stack>
  )
}
