import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { addListedLines, listListed } from '#contract/console/affiliates/endpoints.ts'
import type { ListedLines } from '#contract/console/affiliates/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { linesOf } from './read-lines.server.ts'
import { texts } from './texts.ts'

const words = texts.lines
const list = '/gestao/pessoas/lista'
/** As many wrong lines as the page names. */
const mostNamed = 50

export const meta = consoleMeta(words.title)
export const handle: PageHandle = { takesFile: 'team' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { total } = await api.call(listListed, { query: {} })
  return { total }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const read = await linesOf(form)
  const typed = String(form.get('linhas') ?? '').slice(0, 200_000)
  if ('problem' in read) return refused({ problem: read.problem, typed })
  try {
    const result = await api.call(addListedLines, { body: { lines: read.lines } })
    if (result.problems.length === 0) return redirectSaved(args.context, list, words.done(result))
    const wrong = result.problems.map(({ line }) => read.typed.get(line) ?? '').join('\n')
    return refused({ result, typed: wrong })
  } catch (problem) {
    const { messages, fields } = saveProblem(problem)
    return refused({ problem: [...Object.values(fields), ...messages][0] ?? '', typed })
  }
}

type Refused = { problem?: string; result?: ListedLines; typed: string }
const refused = (answer: Refused) => data(answer, { status: 422 })

/** Many CPFs at once: what is right is on the list, what is wrong stays to be put right (PPL-16). */
export default function ListLines() {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const problem = answer?.problem
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {words.back}
      </TextLink>
      <PageHead title={words.title} lead={words.lead} />
      <SaveNotice problem={problem ? { fields: {}, messages: [problem], conflict: null } : null} />
      {answer?.result ? <Outcome {...answer.result} /> : null}
      <OwnerForm key={answer?.typed ?? ''} encType="multipart/form-data">
        <Stack gap={24}>
          <Field id="linhas" label={words.text} help={words.textHelp}>
            <TextArea name="linhas" rows={10} defaultValue={answer?.typed ?? ''} spellCheck={false} />
          </Field>
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
    </Stack>
  )
}

function Outcome({ problems, ...result }: ListedLines) {
  const more = problems.length - mostNamed
  return (
    <Alert tone="warning" live title={`${words.done(result)} ${words.wrong(problems.length)}.`}>
      <p>{words.wrongLead}</p>
      <ul>
        {problems.slice(0, mostNamed).map(({ line, message }) => (
          <li key={line}>
            {words.line(line)}: {message}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{words.more(more)}</p> : null}
    </Alert>
  )
}
