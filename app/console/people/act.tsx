import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPeopleAct } from '#contract/console/people/endpoints.ts'
import type { PeopleAct } from '#contract/console/people/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { useRunningWork } from '../ui/use-running-work.ts'
import { texts } from './texts.ts'

const words = texts.act

export const meta = consoleMeta<typeof loader>((act) => words.pageTitle(act))

const isRunning = (act: PeopleAct) => !act.isEnded && !act.isWaiting

/** Where nothing else tells the page how far it is, it looks again by itself. */
export const handle: PageHandle = {
  refreshTo: (loaded) => (loaded && isRunning(loaded as PeopleAct) ? '?' : null),
  refreshSeconds: 3,
}
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getPeopleAct, { params: { id: routeId(args.params.id) } })
}

/** How far is what is done to many people, what came of it, and for whom it was not possible (PPL-08). */
export default function Act() {
  const act = useLoaderData<typeof loader>()
  useRunningWork(isRunning(act))
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/pessoas" kind="stand" icon="arrowLeft">
        {words.back}
      </TextLink>
      <PageHead title={words.pageTitle(act)} lead={isRunning(act) ? words.running : undefined} />
      <State act={act} />
      <Facts act={act} />
      {act.notDoneCount > 0 ? <NotDone act={act} /> : null}
    </Stack>
  )
}

function State({ act }: { act: PeopleAct }) {
  if (act.isWaiting)
    return (
      <Alert action={<TextLink href="/gestao/pontos">{words.waitingDoor}</TextLink>}>{words.waiting}</Alert>
    )
  if (act.refusal !== null) return <Alert tone="warning">{words.refused(act.refusal)}</Alert>
  if (act.isEnded) return <Alert tone={act.changed > 0 ? 'success' : 'info'}>{words.done(act)}</Alert>
  return (
    <Progress
      label={words.progress}
      value={act.seen}
      max={act.total}
      detail={words.of(act.seen, act.total)}
    />
  )
}

function Facts({ act: { by, reason, amountH } }: { act: PeopleAct }) {
  const { currency } = useStation()
  return (
    <DescriptionList
      items={[
        { term: words.by, value: by },
        ...(amountH === null ? [] : [{ term: words.each, value: formatPoints(amountH / 100, currency) }]),
        ...(reason === null ? [] : [{ term: words.reason, value: reason }]),
      ]}
    />
  )
}

const NotDone = ({ act: { notDone, notDoneCount } }: { act: PeopleAct }) => (
  <Stack gap={12}>
    <Heading level={2}>{words.notDone(notDoneCount)}</Heading>
    <ul className={ui.list}>
      {notDone.map(({ id, name, why }) => (
        <li key={id} className={ui.row}>
          <span className={ui.rowName}>
            <TextLink href={`/gestao/pessoas/${id}`}>{name}</TextLink>
            <span className={ui.small}>{why}</span>
          </span>
        </li>
      ))}
    </ul>
    {notDoneCount > notDone.length ? (
      <Text kind="muted">{words.notDoneMore(notDoneCount - notDone.length)}</Text>
    ) : null}
  </Stack>
)
