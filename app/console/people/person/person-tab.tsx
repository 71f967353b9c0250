import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { orderStatusLabels } from '#contract/commerce/orders/status.ts'
import { useStation } from '../../../station/use-station.ts'
import { Points } from '../../../ui/amount.tsx'
import { formatBRL, formatDateTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Text } from '../../../ui/text.tsx'
import { StateBadge } from '../../support/state-badge.tsx'
import { DataRequestLines } from './data-request-lines.tsx'
import type { Tab } from './load-tab.server.ts'
import { HistoryLines } from './person-history.tsx'
import { texts } from './texts.ts'
import { usePersonHref } from './use-person-href.ts'

type Listed = Exclude<Tab, { tab: 'resumo' | 'notas' }>

/** One of the lists of somebody's page, with the ways to its first and its next lines. */
export function PersonTab({ shown }: { shown: Listed }) {
  const [params] = useSearchParams()
  const href = usePersonHref()
  const here = href(`?aba=${shown.tab}`)
  return (
    <Panel title={texts.tabs[shown.tab]}>
      <Stack gap={16}>
        <Lines shown={shown} />
        <PageLinks
          newest={params.has('antes') ? here : null}
          older={shown.next === null ? null : href(`?aba=${shown.tab}&antes=${shown.next}`)}
          words={texts.pages}
        />
      </Stack>
    </Panel>
  )
}

function Lines({ shown }: { shown: Listed }) {
  switch (shown.tab) {
    case 'extrato':
      return <LedgerLines rows={shown.list} />
    case 'atividades':
      return <ActivityLines rows={shown.list} />
    case 'compras':
      return <OrderLines rows={shown.list} />
    case 'atendimento':
      return <RequestLines rows={shown.list} />
    case 'privacidade':
      return <DataRequestLines rows={shown.list} />
    case 'historico':
      return <HistoryLines lines={shown.list} />
  }
}

type RowsProps<Row> = {
  words: { caption: string; none: string }
  rows: readonly Row[]
  columns: readonly Column<Row>[]
}

const Rows = <Row extends { id: number }>({ words, rows, columns }: RowsProps<Row>): ReactNode =>
  rows.length === 0 ? (
    <Text kind="muted">{words.none}</Text>
  ) : (
    <Table caption={words.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
  )

type Of<Name extends Listed['tab']> = Extract<Listed, { tab: Name }>['list'][number]

type Shown<Name extends Listed['tab']> = { rows: readonly Of<Name>[] }

const LedgerLines = ({ rows }: Shown<'extrato'>) => (
  <Rows words={texts.ledger} rows={rows} columns={useLedgerColumns()} />
)
const ActivityLines = ({ rows }: Shown<'atividades'>) => (
  <Rows words={texts.activities} rows={rows} columns={useActivityColumns()} />
)
const OrderLines = ({ rows }: Shown<'compras'>) => (
  <Rows words={texts.orders} rows={rows} columns={useOrderColumns()} />
)
const RequestLines = ({ rows }: Shown<'atendimento'>) => (
  <Rows words={texts.requests} rows={rows} columns={useRequestColumns()} />
)

/** When a line was written. */
function useWhen() {
  const { timezone } = useStation()
  return {
    key: 'when',
    header: texts.ledger.when,
    cell: ({ createdAt }: { createdAt: string | null }) =>
      createdAt ? formatDateTime(createdAt, timezone) : '–',
    phone: 'meta',
  } as const
}

function useLedgerColumns(): Column<Of<'extrato'>>[] {
  const { currency } = useStation()
  const { what, points, balance } = texts.ledger
  return [
    { key: 'what', header: what, cell: (line) => line.what, phone: 'title' },
    useWhen(),
    {
      ...{ key: 'points', header: points, align: 'end', phone: 'amount' },
      cell: (line) => (
        <Points
          points={line.direction === 'earned' ? line.points : -line.points}
          currency={currency}
          signed
        />
      ),
    },
    {
      ...{ key: 'balance', header: balance, align: 'end' },
      cell: (line) => <Points points={line.balance} currency={currency} />,
    },
  ]
}

function useActivityColumns(): Column<Of<'atividades'>>[] {
  const { currency } = useStation()
  return [
    { key: 'what', header: texts.activities.what, cell: ({ activity }) => activity, phone: 'title' },
    useWhen(),
    {
      ...{ key: 'points', header: texts.ledger.points, align: 'end', phone: 'amount' },
      cell: ({ points, undoneAt }) =>
        undoneAt ? texts.activities.undone : <Points points={points} currency={currency} signed />,
    },
  ]
}

function useOrderColumns(): Column<Of<'compras'>>[] {
  const { code, state, total } = texts.orders
  return [
    {
      ...{ key: 'code', header: code, phone: 'title' },
      cell: (order) => <TextLink href={`/gestao/pedidos/${order.id}`}>{order.code}</TextLink>,
    },
    useWhen(),
    { key: 'state', header: state, cell: ({ status }) => orderStatusLabels[status] },
    {
      ...{ key: 'total', header: total, align: 'end', phone: 'amount' },
      cell: ({ totalCents }) => formatBRL(totalCents),
    },
  ]
}

function useRequestColumns(): Column<Of<'atendimento'>>[] {
  const { subject, noSubject } = texts.requests
  return [
    {
      ...{ key: 'subject', header: subject, phone: 'title' },
      cell: (one) => <TextLink href={`/gestao/atendimento/${one.id}`}>{one.subject ?? noSubject}</TextLink>,
    },
    useWhen(),
    { key: 'state', header: texts.orders.state, cell: ({ state }) => <StateBadge state={state} /> },
  ]
}
