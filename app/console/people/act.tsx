import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPeopleAct } from '#contract/console/people/endpoints.ts'
import type { PeopleAct } from '#contract/console/people/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { Alert } from '../../ui/alert.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { useRunningWork } from '../ui/use-running-work.ts'
import { texts } from './texts.ts'

const words = texts.act

export const meta = consoleMeta<typeof loader>((act) => words.pageTitle(act))

/** Where nothing else tells the page how far it is, it looks again by itself. */
export const handle: PageHandle = {
  refreshTo: (loaded) => ((loaded as PeopleAct | undefined)?.isEnded === false ? '?' : null),
  refreshSeconds: 3,
}
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getPeopleAct, { params: { id: routeId(args.params.id) } })
}

/** How far is what is done to many people, and what came of it (PPL-08). */
export default function Act() {
  const act = useLoaderData<typeof loader>()
  useRunningWork(!act.isEnded)
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/pessoas" kind="stand" icon="arrowLeft">
        {words.back}
      </TextLink>
      <PageHead title={words.pageTitle(act)} lead={act.isEnded ? undefined : words.running} />
      {act.isEnded ? (
        <Alert tone="success">{words.done(act)}</Alert>
      ) : (
        <Progress
          label={words.progress}
          value={act.seen}
          max={act.total}
          detail={words.of(act.seen, act.total)}
        />
      )}
    </Stack>
  )
}
