import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { confirmCaseImport, getCaseImport } from '#contract/console/cases/endpoints.ts'
import type { CaseImport } from '#contract/console/cases/schemas.ts'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import type { LineProblem, ReaderChange } from '#contract/services/consultancies/case-import.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { useRunningWork } from '../../ui/use-running-work.ts'
import { ImportBadge } from './import-badge.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ id }) => texts.importing.of(id))

const words = texts.importing
const list = '/gestao/consultas/processos'

/** Where nothing else tells the page how far it is, it looks again by itself. */
export const handle: PageHandle = {
  refreshTo: (loaded) => (isRunning(loaded as CaseImport | undefined) ? '?' : null),
  refreshSeconds: 3,
}
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

const isRunning = (found: Pick<CaseImport, 'state'> | undefined) =>
  found?.state === 'checking' || found?.state === 'writing'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getCaseImport, { params: { id: routeId(args.params.id) } })
}

/** What an owner ticked; the page says what comes of it. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const lines = (await args.request.formData()).getAll('linha').map(Number).filter(Number.isInteger)
  try {
    await api.call(confirmCaseImport, { params: { id }, body: { lines } })
    return redirect(`${list}/importar/${id}`)
  } catch (problem) {
    return data({ problem: saveProblem(problem) }, { status: 409 })
  }
}

/** How far an import is, what came of it, or what is wrong in which line (LEG-02, CTB-02). */
export default function ImportResult() {
  const found = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const { timezone } = useStation()
  const { id, area, by, createdAt, problems, problemCount } = found
  useRunningWork(isRunning(found))
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`${list}/importar`} kind="stand" icon="arrowLeft">
        {words.back}
      </TextLink>
      <PageHead
        title={words.of(id)}
        lead={`${areaFacts[area].name}. ${words.by(by, formatDateTime(createdAt, timezone))}.`}
      />
      <div>
        <ImportBadge state={found.state} />
      </div>
      <SaveNotice problem={problem} />
      <Outcome found={found} />
      {problems.length > 0 ? <Problems problems={problems} all={problemCount} /> : null}
    </Stack>
  )
}

function Outcome({ found }: { found: CaseImport }) {
  const { id, state, lines, written, created, left, problemCount } = found
  const again = <TextLink href={`${list}/importar`}>{words.again}</TextLink>
  if (state === 'done')
    return (
      <Alert tone="success" action={<TextLink href={list}>{texts.title}</TextLink>}>
        {words.done(written - left, created)}
        {words.left(left)}
      </Alert>
    )
  if (state === 'refused')
    return (
      <Alert tone="error" action={again}>
        {words.refused(problemCount)}
      </Alert>
    )
  if (state === 'confirming') return <ReaderChanges changes={found.readerChanges} />
  if (state === 'failed')
    return (
      <Alert tone="warning" action={again}>
        {words.failed}
      </Alert>
    )
  return (
    <>
      <Alert tone="info" live>
        {state === 'checking' ? words.checking(lines) : words.writing(written, lines)}
      </Alert>
      <div>
        <ButtonLink href={`${list}/importar/${id}`} variant="secondary">
          {words.look}
        </ButtonLink>
      </div>
    </>
  )
}

/** What changes who sees a case, to be confirmed one by one: nothing is ticked beforehand. */
function ReaderChanges({ changes }: { changes: readonly ReaderChange[] }) {
  const isSending = useIsSending()
  return (
    <OwnerForm>
      <Stack gap={24}>
        <Alert tone="warning">{words.confirming(changes.length)}</Alert>
        <fieldset className={ui.fieldset}>
          <legend>{words.readers}</legend>
          {changes.map(({ line, what }) => (
            <Checkbox
              key={line}
              id={`linha-${line}`}
              name="linha"
              value={line}
              label={words.confirmLine(line, words.readersOf[what])}
            />
          ))}
        </fieldset>
        <div>
          <Button width="phone" loading={isSending}>
            {words.confirm}
          </Button>
        </div>
      </Stack>
    </OwnerForm>
  )
}

const columns: Column<LineProblem>[] = [
  { key: 'line', header: words.line, phone: 'title', cell: ({ line }) => words.atLine(line) },
  { key: 'column', header: words.column, cell: ({ column }) => column ?? words.whole },
  { key: 'text', header: words.problem, cell: ({ text }) => text },
]

const Problems = ({ problems, all }: { problems: readonly LineProblem[]; all: number }) => (
  <Stack gap={16} as="section">
    <Heading level={2} size="section">
      {words.problems}
    </Heading>
    {all > problems.length ? <Text kind="smallMuted">{words.shown(problems.length, all)}</Text> : null}
    <Table
      caption={words.problems}
      columns={columns}
      rows={problems}
      rowKey={({ line, column, text }) => `${line} ${column} ${text}`}
    />
  </Stack>
)
