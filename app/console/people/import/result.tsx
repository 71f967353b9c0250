import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { PeopleImport } from '#contract/console/people/import/schemas.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { consoleMeta } from '../../ui/console-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { useRunningWork } from '../../ui/use-running-work.ts'
import { Confirm } from './confirm.tsx'
import { ImportBadge } from './import-badge.tsx'
import { isRunning } from './is-running.ts'
import { Counts, Preview, WrongLines } from './lines.tsx'
import { decideImport, loadImport } from './result.server.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/importar'

export const meta = consoleMeta<typeof loader>(({ found }) => texts.of(found.fileName))

/** Where nothing else tells the page how far it is, it looks again by itself. */
export const handle: PageHandle = {
  refreshTo: (loaded) => (isRunning((loaded as { found?: PeopleImport } | undefined)?.found) ? '?' : null),
  refreshSeconds: 3,
}
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const loader = (args: LoaderFunctionArgs) => loadImport(args)
export const action = (args: ActionFunctionArgs) => decideImport(args)

/** What the lines of a file come to before anything is written, how far it is, and what came of it (PPL-18). */
export default function ImportResult() {
  const { found, wrong } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const { timezone } = useStation()
  const { fileName, by, createdAt, state } = found
  useRunningWork(isRunning(found))
  return (
    <Stack gap={24} className={ui.listPage}>
      <TextLink href={here} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={texts.of(fileName)} lead={`${texts.by(by, formatDateTime(createdAt, timezone))}.`} />
      <div>
        <ImportBadge state={state} />
      </div>
      <SaveNotice problem={problem} />
      {isRunning(found) ? <Running found={found} /> : <Outcome found={found} />}
      {state === 'ready' ? <Preview found={found} /> : null}
      {wrong.length > 0 ? <WrongLines id={found.id} list={wrong} all={found.wrong} /> : null}
      {state === 'ready' ? <Confirm /> : null}
    </Stack>
  )
}

function Running({ found }: { found: PeopleImport }) {
  const { id, state, seen, lines } = found
  const words = state === 'checking' ? texts.checking : state === 'waiting' ? texts.waiting : texts.writing
  return (
    <>
      <Alert tone="info" live>
        {words}
      </Alert>
      <Progress
        label={texts.progress}
        value={seen}
        max={Math.max(lines, seen, 1)}
        detail={texts.seen(seen, lines)}
      />
      <div>
        <ButtonLink href={`${here}/${id}`} variant="secondary">
          {texts.look}
        </ButtonLink>
      </div>
    </>
  )
}

function Outcome({ found }: { found: PeopleImport }) {
  const { state, lines, created, updated, failure, invites } = found
  if (state === 'failed') return <Alert tone="error">{failure}</Alert>
  const isDone = state === 'done'
  const next = invites ? (
    <TextLink href="/gestao/pessoas/convites">{texts.toInvitations}</TextLink>
  ) : (
    <TextLink href="/gestao/pessoas">{texts.toList}</TextLink>
  )
  return (
    <>
      <Alert tone={isDone ? 'success' : 'info'} action={isDone ? next : null}>
        {isDone ? texts.done(created, updated) : texts.ready(lines)}
      </Alert>
      <Counts found={found} />
    </>
  )
}
