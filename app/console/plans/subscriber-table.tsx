import { recurrenceNames } from '#contract/activity-types/recurrence.ts'
import type { Subscriber } from '#contract/console/plans/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import * as ui from '../ui/ui.css.ts'
import { SubscriberState } from './subscriber-state.tsx'
import * as css from './subscriber-table.css.ts'
import { texts } from './texts.ts'

const words = texts.subscribers

type Props = {
  list: readonly Subscriber[]
  caption: string
  /** They subscribed to products, and not to a plan. */
  products?: true
}

/** Who subscribed to what, how it stands, and until when it is paid. */
export function SubscriberTable({ list, caption, products }: Props) {
  const { timezone } = useStation()
  const columns: Column<Subscriber>[] = [
    {
      key: 'person',
      header: words.person,
      phone: 'title',
      cell: ({ id, person }) => (
        <span className={ui.rowName}>
          {products ? (
            <strong>{person.name}</strong>
          ) : (
            <TextLink href={`/gestao/planos/assinantes/${id}`}>{person.name}</TextLink>
          )}
          <span className={ui.small}>{person.email}</span>
        </span>
      ),
    },
    products
      ? { key: 'products', header: words.products, cell: (one) => one.products.join(', ') }
      : { key: 'plan', header: words.plan, cell: ({ plan }) => plan },
    {
      key: 'price',
      header: words.price,
      align: 'end',
      cell: ({ priceCents, days, recurrence }) => {
        if (recurrence)
          return (
            <span className={ui.rowName}>
              <span className={css.amount}>{formatBRL(priceCents)}</span>
              <span className={ui.small}>{recurrenceNames[recurrence]}</span>
            </span>
          )
        return priceCents === 0 ? texts.free : `${formatBRL(priceCents)} ${texts.per[days] ?? ''}`
      },
    },
    { key: 'state', header: words.state, cell: (one) => <SubscriberState subscriber={one} /> },
    { key: 'since', header: words.since, cell: ({ since }) => formatDate(since, timezone) },
    {
      key: 'until',
      header: words.until,
      cell: ({ paidUntil }) => (paidUntil ? formatDate(paidUntil, timezone) : '–'),
    },
  ]
  return <Table caption={caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
