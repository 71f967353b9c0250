import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { listPlanMonths } from '#contract/console/plans/endpoints.ts'
import type { PlanMonth } from '#contract/console/plans/schemas.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatBRL, formatInteger } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { MonthColumns } from './month-columns.tsx'
import * as css from './months.css.ts'
import { PlanTabs } from './plan-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.months)

const words = texts.months

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { months: await api.call(listPlanMonths) }
}

/** What plans brought in by month, who left, and which charges failed: each as a drawing and as a table. */
export default function Months() {
  const { months: all } = useLoaderData<typeof loader>()
  // What was before the first subscription says nothing.
  const first = all.findIndex(({ decided, atStart, came }) => decided + atStart + came > 0)
  const months = first < 0 ? [] : all.slice(first)
  return (
    <Stack gap={24}>
      <PageHead title={texts.tabs.months} lead={words.lead} />
      <PlanTabs current="months" />
      {months.length === 0 ? (
        <EmptyState object="star">{words.none}</EmptyState>
      ) : (
        <>
          <Figures
            title={words.revenue}
            lead={words.revenueLead}
            months={months}
            measure={netOf}
            columns={revenue}
          />
          <Figures
            title={words.people}
            lead={words.peopleLead}
            months={months}
            measure={churnOf}
            columns={people}
          />
          <Figures
            title={words.failures}
            lead={words.failuresLead}
            months={months}
            measure={failedOf}
            columns={failures}
          />
        </>
      )}
    </Stack>
  )
}

const netOf = ({ paidCents, refundedCents }: PlanMonth) => paidCents - refundedCents
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const churnOf = ({ left, atStart }: PlanMonth) => shareOf(left, atStart)
const failedOf = ({ failed, decided }: PlanMonth) => shareOf(failed, decided)
const percent = (share: number) => `${Math.round(share * 100)} %`

/** `03/2026`. Pure. */
const monthName = (month: string) => month.split('-').reverse().join('/')

type NumberColumn = { key: string; header: string; cell: (month: PlanMonth) => ReactNode }

const revenue: NumberColumn[] = [
  { key: 'paid', header: words.paid, cell: ({ paidCents }) => formatBRL(paidCents) },
  { key: 'refunded', header: words.refunded, cell: ({ refundedCents }) => formatBRL(refundedCents) },
  { key: 'net', header: words.net, cell: (month) => <strong>{formatBRL(netOf(month))}</strong> },
]
const people: NumberColumn[] = [
  { key: 'start', header: words.atStart, cell: ({ atStart }) => formatInteger(atStart) },
  { key: 'came', header: words.came, cell: ({ came }) => formatInteger(came) },
  { key: 'left', header: words.left, cell: ({ left }) => formatInteger(left) },
  { key: 'churn', header: words.churn, cell: (month) => <strong>{percent(churnOf(month))}</strong> },
]
const failures: NumberColumn[] = [
  { key: 'decided', header: words.decided, cell: ({ decided }) => formatInteger(decided) },
  { key: 'failed', header: words.failed, cell: ({ failed }) => formatInteger(failed) },
  { key: 'rate', header: words.rate, cell: (month) => <strong>{percent(failedOf(month))}</strong> },
]

type FiguresProps = {
  title: string
  lead: string
  /** The oldest first, as they are drawn; the table begins with the newest. */
  months: readonly PlanMonth[]
  measure: (month: PlanMonth) => number
  columns: readonly NumberColumn[]
}

function Figures({ title, lead, months, measure, columns }: FiguresProps) {
  const all: Column<PlanMonth>[] = [
    { key: 'month', header: words.month, phone: 'title', cell: ({ month }) => monthName(month) },
    ...columns.map((column, at) => ({
      ...column,
      align: 'end' as const,
      ...(at === columns.length - 1 && { phone: 'amount' as const }),
    })),
  ]
  const values = months.map((month) => ({ month: month.month, value: measure(month) }))
  return (
    <Panel title={title}>
      <Stack gap={16}>
        <Text kind="muted">{lead}</Text>
        <div>
          <MonthColumns label={words.chart(title)} values={values} />
          <div className={css.ends} aria-hidden="true">
            <span>{monthName(months[0]?.month ?? '')}</span>
            {months.length > 1 ? <span>{monthName(months.at(-1)?.month ?? '')}</span> : null}
          </div>
        </div>
        <Table
          caption={words.chart(title)}
          columns={all}
          rows={[...months].reverse()}
          rowKey={({ month }) => month}
        />
      </Stack>
    </Panel>
  )
}
