import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { listEarnedPoints, listPointsEnds, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { topUpsPath } from '../../routing/top-ups-path.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { OwedNote } from '../../session/owed-note.tsx'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Heading } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import {
  hasProblems,
  type Period,
  type PeriodProblems,
  periodProblems,
  periodQuery,
  readPeriod,
} from './period.ts'
import * as css from './period-filter.css.ts'
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
            <EmptyState object="wallet">{emptyText(direction, period, isFirst)}</EmptyState>
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

function emptyText(
  direction: 'used' | 'earned',
  { from, to }: { from: string; to: string },
  isFirst: boolean,
) {
  return from || to || !isFirst ? texts.emptyPeriod : texts[direction].empty
}

/** Shows the tabs; each begins at its newest line, and the period stays. */
function StatementTabs({ current }: { current: Tab }) {
  const list = (Object.keys(tabs) as Tab[]).map((value) => ({ value, label: texts[tabs[value]].tab }))
  return <Tabs label={texts.tabs} tabs={list} current={current} without={['apos']} />
}

type PeriodFilterProps = { tab: string; period: Period; problems: PeriodProblems }

/**
 * Asks for the first and last day, as a form (PTS-03). With scripts an impossible period is refused while it is chosen
 * and 'Aplicar' is off; without them the page says it.
 */
function PeriodFilter({ tab, period, problems }: PeriodFilterProps) {
  const [chosen, setChosen] = useState(period)
  const hydrated = useHydrated()
  const shown = hydrated ? periodProblems(chosen) : problems
  const input = (name: 'from' | 'to', field: 'de' | 'ate') => (
    <Field id={field} label={texts.filter[name]} error={shown[name]}>
      <TextInput
        type="date"
        name={field}
        defaultValue={period[name]}
        onInput={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
      />
    </Field>
  )
  return (
    <Form noValidate method="get" className={css.filter} aria-label={texts.filter.label} preventScrollReset>
      <input type="hidden" name="aba" value={tab} />
      {input('from', 'de')}
      {input('to', 'ate')}
      <div className={css.actions}>
        <Button variant="secondary" disabled={hydrated && hasProblems(shown)}>
          {texts.filter.apply}
        </Button>
        {period.from || period.to ? (
          <TextLink href={`?aba=${tab}`} kind="stand">
            {texts.filter.clear}
          </TextLink>
        ) : null}
      </div>
    </Form>
  )
}
