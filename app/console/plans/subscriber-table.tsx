import type { Subscriber } from '#contract/console/plans/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDate } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import * as ui from '../ui/ui.css.ts'
import { SubscriberPrice } from './subscriber-price.tsx'
import { SubscriberState } from './subscriber-state.tsx'
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
          <TextLink href={`/gestao/planos/assinantes/${id}`}>{person.name}</TextLink>
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
      cell: (one) => <SubscriberPrice subscriber={one} />,
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
