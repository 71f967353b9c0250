import { recurrenceNames } from '#contract/activity-types/recurrence.ts'
import type { Subscriber } from '#contract/console/plans/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { type Column, Table } from '../../ui/table.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.subscribers

type Props = { list: readonly Subscriber[]; caption: string }

/** Who subscribed to what, how it stands, and until when it is paid. */
export function SubscriberTable({ list, caption }: Props) {
  const { timezone } = useStation()
  const columns: Column<Subscriber>[] = [
    {
      key: 'person',
      header: words.person,
      phone: 'title',
      cell: ({ person }) => (
        <span className={ui.rowName}>
          <strong>{person.name}</strong>
          <span className={ui.small}>{person.email}</span>
        </span>
      ),
    },
    { key: 'plan', header: words.plan, cell: ({ plan }) => plan },
    {
      key: 'price',
      header: words.price,
      align: 'end',
      cell: ({ priceCents, days, recurrence }) => {
        if (priceCents === 0) return texts.free
        return `${formatBRL(priceCents)} ${recurrence ? `· ${recurrenceNames[recurrence]}` : (texts.per[days] ?? '')}`
      },
    },
    { key: 'state', header: words.state, cell: (one) => <State subscriber={one} /> },
    { key: 'since', header: words.since, cell: ({ since }) => formatDate(since, timezone) },
    {
      key: 'until',
      header: words.until,
      cell: ({ paidUntil }) => (paidUntil ? formatDate(paidUntil, timezone) : '–'),
    },
  ]
  return <Table caption={caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}

const tones = {
  pending: 'warning',
  active: 'success',
  past_due: 'warning',
  suspended: 'error',
  ended: 'neutral',
} as const

const State = ({ subscriber: { state, cancelReason, cancelledAt } }: { subscriber: Subscriber }) => (
  <span className={ui.rowName}>
    <span>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </span>
    {cancelReason ? (
      <span className={ui.small}>{words.cancelled(cancelReason)}</span>
    ) : cancelledAt ? (
      <span className={ui.small}>{words.cancelledPlain}</span>
    ) : null}
  </span>
)
