import type { DataRequestHead } from '#contract/console/privacy/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { formatDate, formatDateTime } from '../../../ui/format.ts'
import { TextLink } from '../../../ui/link.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Text } from '../../../ui/text.tsx'
import { texts as requestTexts } from '../../privacy/texts.ts'
import { texts } from './texts.ts'

const words = texts.dataRequests

/** What somebody asked by the law, each with the way to it (PPL-09, PPL-32). */
export function DataRequestLines({ rows }: { rows: readonly DataRequestHead[] }) {
  const { timezone } = useStation()
  const columns: Column<DataRequestHead>[] = [
    {
      ...{ key: 'asked', header: words.asked, phone: 'title' },
      cell: ({ id, kind }) => (
        <TextLink href={`/gestao/privacidade/${id}`}>{requestTexts.kinds[kind]}</TextLink>
      ),
    },
    {
      ...{ key: 'when', header: texts.ledger.when, phone: 'meta' },
      cell: ({ askedAt }) => formatDateTime(askedAt, timezone),
    },
    {
      ...{ key: 'due', header: words.due },
      cell: ({ dueAt, state }) => (dueAt && state === 'open' ? formatDate(dueAt, timezone) : '–'),
    },
    {
      ...{ key: 'state', header: texts.orders.state },
      cell: ({ state, isLate }) => (isLate ? requestTexts.isLate : requestTexts.states[state]),
    },
  ]
  if (rows.length === 0) return <Text kind="muted">{words.none}</Text>
  return <Table caption={words.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
