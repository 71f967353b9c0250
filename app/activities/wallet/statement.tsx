import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import {
  listEarnedPoints,
  listPoints,
  listPointsEnds,
  listUsedPoints,
} from '#contract/activities/wallet/endpoints.ts'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { todayIn } from '#contract/real-date.ts'
import { topUpsPath } from '../../routing/top-ups-path.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { OwedNote } from '../../session/owed-note.tsx'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Heading } from '../../ui/text.tsx'
import { BalanceLine } from './balance-line.tsx'
import { periodFor } from './load-period.server.ts'
import { hasProblems, type Period, periodProblems, periodQuery, readPeriod } from './period.ts'
import { PeriodControl } from './period-control.tsx'
import { PointsEnds } from './points-ends.tsx'
import { statementPaths } from './statement-paths.ts'
import { StatementTable } from './statement-table.tsx'
import { StatementTabs, type Tab, tabHref, tabOf, tabs } from './statement-tabs.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.name ?? '') }]

const lists = { all: listPoints, earned: listEarnedPoints, used: listUsedPoints } as const

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const tab = tabOf(query)
  const period = readPeriod(query)
  const problems = periodProblems(period)
  const { name, currency, timezone } = requireStation(args.context).config
  const ends = currency.pointsExpireDays === null ? null : await api.call(listPointsEnds)
  const head = { name, tab, period, problems, ends, today: todayIn(timezone, new Date()) }
  if (hasProblems(problems)) return { ...head, lines: [], days: [], next: null, isFirst: true }
  const after = /^\d{1,15}$/.exec(query.get('apos') ?? '')?.[0]
  const { content, days, next } = await api.call(lists[tabs[tab]], { query: { ...periodFor(period), after } })
  return { ...head, lines: content.filter(isShown), days, next, isFirst: after === undefined }
}

/** Statements keep only lines above zero (D2§5). */
const isShown = ({ points }: PointsTransaction) => points > 0

export default function Statement() {
  const { tab, period, problems, ends, today, lines, days, next, isFirst } = useLoaderData<typeof loader>()
  const { currency } = useStation()
  const member = useMember()
  const [params] = useSearchParams()
  const isWrong = hasProblems(problems)
  const olderHref = () => {
    const query = new URLSearchParams(params)
    query.set('apos', next ?? '')
    return `?${query}`
  }
  return (
    <Container width="reading">
      <Stack gap={16}>
        <Heading level={1}>{texts.title}</Heading>
        <Stat label={texts.balance} below={<TopUpDoor />}>
          <Points points={member.points} currency={currency} size="large" />
        </Stat>
        <OwedNote />
        {ends ? <PointsEnds ends={ends} /> : null}
        {isFirst ? <BalanceLine days={days} /> : null}
        <StatementTabs current={tab} period={period} />
        <PeriodControl key={`${tab} ${period.from} ${period.to}`} {...{ tab, period, problems, today }} />
        {lines.length > 0 ? (
          <StatementTable caption={texts[tabs[tab]].tab} lines={lines} days={days} />
        ) : isWrong ? null : (
          <NoLines tab={tab} isAll={!period.from && !period.to && isFirst} />
        )}
        {isFirst ? null : (
          <TextLink href={tabHref(tab, period)} kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        )}
        <LoadMore href={next === null ? undefined : olderHref()} label={texts.older} />
        {isWrong ? null : <Downloads period={period} />}
      </Stack>
    </Container>
  )
}

/** Shows the way to fill the wallet, where the station has one (WAL-01). */
function TopUpDoor() {
  const { opens } = useMember()
  if (!opens.includes('topUps')) return null
  return <TextLink href={topUpsPath}>{texts.topUp}</TextLink>
}

/** Offers the whole period as a download, whichever tab is open. */
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

/** Says that there are no lines: in this period, or none at all yet, and how the first comes. */
const NoLines = ({ tab, isAll }: { tab: Tab; isAll: boolean }) =>
  isAll ? (
    <NothingYet
      object="wallet"
      next={texts.next}
      action={<ButtonLink href="/homepage/atividades">{texts.find}</ButtonLink>}
    >
      {texts[tab === 'premiacao' ? 'earned' : 'used'].empty}
    </NothingYet>
  ) : (
    <EmptyState object="wallet">{texts.emptyPeriod}</EmptyState>
  )
