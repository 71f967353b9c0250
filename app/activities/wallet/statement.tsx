import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { listEarnedPoints, listPointsEnds, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { topUpsPath } from '../../routing/top-ups-path.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { OwedNote } from '../../session/owed-note.tsx'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Heading } from '../../ui/text.tsx'
import { hasProblems, type Period, periodProblems, periodQuery, readPeriod } from './period.ts'
import { PeriodFilter } from './period-filter.tsx'
import { PointsEnds } from './points-ends.tsx'
import { statementPaths } from './statement-paths.ts'
import { StatementTable } from './statement-table.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.name ?? '') }]

/** The tabs of the statement, in the specification's order (PTS-02). */
const tabs = { utilizados: 'used', premiacao: 'earned' } as const
type Tab = keyof typeof tabs

const tabOf = (query: URLSearchParams): Tab => (query.get('aba') === 'premiacao' ? 'premiacao' : 'utilizados')

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const tab = tabOf(query)
  const period = readPeriod(query)
  const problems = periodProblems(period)
  const { name, currency } = requireStation(args.context).config
  const ends = currency.pointsExpireDays === null ? null : await api.call(listPointsEnds)
  const head = { name, tab, period, problems, ends }
  if (hasProblems(problems)) return { ...head, lines: [], next: null, isFirst: true }
  const after = /^\d{1,15}$/.exec(query.get('apos') ?? '')?.[0]
  const { content, next } = await api.call(tabs[tab] === 'used' ? listUsedPoints : listEarnedPoints, {
    query: { from: period.from || undefined, to: period.to || undefined, after },
  })
  return { ...head, lines: content.filter(isShown), next, isFirst: after === undefined }
}

/** Statements keep only lines above zero (D2§5). */
const isShown = ({ points }: PointsTransaction) => points > 0

export default function Statement() {
  const { tab, period, problems, ends, lines, next, isFirst } = useLoaderData<typeof loader>()
  const { currency } = useStation()
  const member = useMember()
  const [params] = useSearchParams()
  const direction = tabs[tab]
  const olderHref = () => {
    const query = new URLSearchParams(params)
    query.set('apos', next ?? '')
    return `?${query}`
  }
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Heading level={1}>{texts.title}</Heading>
        <Stat label={texts.balance} below={<TopUpDoor />}>
          <Points points={member.points} currency={currency} size="large" />
        </Stat>
        <OwedNote />
        {ends ? <PointsEnds ends={ends} /> : null}
        <Stack gap={24}>
          <StatementTabs current={tab} />
          <PeriodFilter key={`${period.from} ${period.to}`} tab={tab} period={period} problems={problems} />
          {hasProblems(problems) ? null : <Downloads period={period} />}
          {lines.length > 0 ? (
            <StatementTable caption={texts[direction].tab} lines={lines} />
          ) : (
            <EmptyState icon="wallet">{emptyText(direction, period, isFirst)}</EmptyState>
          )}
          {isFirst ? null : (
            <TextLink href={`?aba=${tab}`} kind="stand" icon="arrowLeft">
              {texts.newest}
            </TextLink>
          )}
          <LoadMore href={next === null ? undefined : olderHref()} label={texts.older} />
        </Stack>
      </Stack>
    </Container>
  )
}

/** The way to fill the wallet, where the station has one (WAL-01). */
function TopUpDoor() {
  const { opens } = useMember()
  if (!opens.includes('topUps')) return null
  return <TextLink href={topUpsPath}>{texts.topUp}</TextLink>
}

/** What the period says, to keep: all of it, whichever tab is open. */
function Downloads({ period }: { period: Period }) {
  return (
    <Cluster as="nav" aria-label={texts.download.label} gap={12}>
      <TextLink href={`${statementPaths.csv}${periodQuery(period)}`} kind="stand" icon="download" reload>
        {texts.download.csv}
      </TextLink>
      <TextLink href={`${statementPaths.print}${periodQuery(period)}`} kind="stand" icon="document">
        {texts.download.print}
      </TextLink>
    </Cluster>
  )
}

function emptyText(
  direction: 'used' | 'earned',
  { from, to }: { from: string; to: string },
  isFirst: boolean,
) {
  return from || to || !isFirst ? texts.emptyPeriod : texts[direction].empty
}

/** Each tab begins at its newest line; the period stays. */
function StatementTabs({ current }: { current: Tab }) {
  const list = (Object.keys(tabs) as Tab[]).map((value) => ({ value, label: texts[tabs[value]].tab }))
  return <Tabs label={texts.tabs} tabs={list} current={current} without={['apos']} />
}
