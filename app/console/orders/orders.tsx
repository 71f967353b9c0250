import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orderStatuses, orderStatusLabels } from '#contract/commerce/orders/status.ts'
import { searchOrders } from '#contract/console/orders/endpoints.ts'
import type { ManagedOrderRow } from '#contract/console/orders/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { formatBRL, formatDateTime } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { filterIn, type OrderFilter, queryOf } from './filter.server.ts'
import { OrderTabs } from './order-tabs.tsx'
import * as css from './orders.css.ts'
import { OrderStateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const filter = filterIn(query)
  const wanted = query.get('antes')
  const before = wanted && /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : undefined
  const { list, next } = await api.call(searchOrders, { query: { ...filter, before } })
  const sent = queryOf(filter)
  const asked = sent.size > 0 ? `?${sent}` : ''
  if (next !== null) sent.set('antes', String(next))
  return { list, filter, asked, older: next === null ? null : `?${sent}`, isFirst: before === undefined }
}

/** Orders of the station: found, filtered, page by page (ORD-01). */
export default function Orders() {
  const { list, filter, asked, older, isFirst } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      doors={list.length > 0 ? <Export asked={asked} /> : null}
      tabs={<OrderTabs current="list" />}
      filter={<Filters filter={filter} isFiltered={asked !== ''} />}
      object="cart"
      none={texts.none}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={asked !== '' || !isFirst}
      pages={<PageLinks newest={isFirst ? null : `/gestao/pedidos${asked}`} older={older} words={texts} />}
    >
      <Orderlist list={list} />
    </ListPage>
  )
}

/** What is listed, as a file. */
const Export = ({ asked }: { asked: string }) => (
  <ButtonLink href={`/gestao/pedidos.csv${asked}`} variant="secondary" icon="download" reload>
    {texts.export}
  </ButtonLink>
)

const states = [
  { value: 'to_deliver', label: texts.toDeliver },
  ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
]

const Filters = ({ filter, isFiltered }: { filter: OrderFilter; isFiltered: boolean }) => (
  <FilterForm
    filter={filter}
    isFiltered={isFiltered}
    search={texts.search}
    states={states}
    href="/gestao/pedidos"
    more="two"
  >
    <Field id="de" label={texts.from}>
      <TextInput name="de" type="date" defaultValue={filter.from ?? ''} />
    </Field>
    <Field id="ate" label={texts.to}>
      <TextInput name="ate" type="date" defaultValue={filter.to ?? ''} />
    </Field>
  </FilterForm>
)

function Orderlist({ list }: { list: readonly ManagedOrderRow[] }) {
  const { timezone } = useStation()
  const columns: Column<ManagedOrderRow>[] = [
    {
      key: 'order',
      header: texts.code,
      phone: 'title',
      cell: ({ id, code }) => (
        <span className={css.code}>
          <TextLink href={`/gestao/pedidos/${id}`}>{code}</TextLink>
        </span>
      ),
    },
    {
      key: 'buyer',
      header: texts.buyer,
      cell: ({ buyer }) => (
        <span className={css.person}>
          <strong>{buyer.name}</strong>
          <span className={ui.small}>{buyer.email}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: texts.state,
      cell: ({ state, status, isToDeliver }) => (
        <Cluster gap={4}>
          <OrderStateBadge state={state} status={status} />
          {isToDeliver ? <Badge icon="mapPin">{texts.toDeliver}</Badge> : null}
        </Cluster>
      ),
    },
    {
      key: 'when',
      header: texts.when,
      phone: 'meta',
      cell: ({ createdAt }) => formatDateTime(createdAt, timezone),
    },
    {
      key: 'total',
      header: texts.total,
      align: 'end',
      phone: 'amount',
      cell: ({ totalCents, refundedCents }) => (
        <span className={css.person}>
          <span className={css.amount}>{formatBRL(totalCents)}</span>
          {refundedCents > 0 ? (
            <span className={ui.small}>{texts.refunded(formatBRL(refundedCents))}</span>
          ) : null}
        </span>
      ),
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
