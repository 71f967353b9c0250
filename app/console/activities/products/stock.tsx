import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActivityStock, listStockMovements } from '#contract/console/orders/endpoints.ts'
import type { ProductStock, StockMovement } from '#contract/console/orders/schemas.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useStation } from '../../../station/use-station.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDateTime, formatInteger } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Heading } from '../../../ui/text.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import * as ui from '../../ui/ui.css.ts'
import { typeFormOf } from '../types/index.ts'
import { productsAddress, stockAddress } from './addresses.ts'
import { shopOf } from './products.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.stockPage.title(name))

const { stockPage: words } = texts

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity } = await shopOf(api, routeId(args.params.id))
  const params = { id: activity.id }
  const { products } = await api.call(getActivityStock, { params })
  const query = new URL(args.request.url).searchParams
  const wanted = Number(query.get('produto'))
  const chosen = products.find(({ number }) => number === wanted) ?? products[0]
  const before = numberIn(query.get('antes'))
  const moved = chosen
    ? await api.call(listStockMovements, { params: { ...params, number: chosen.number }, query: { before } })
    : null
  const isSubscribed = typeFormOf(activity.type_id)?.sells === 'subscriptions'
  return {
    ...{ id: activity.id, name: activity.name, isSubscribed, products, chosen, moved },
    isFirst: before === undefined,
  }
}

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** What is left of the products of an activity, and why (CAR-21). */
export default function Stock() {
  const { id, name, isSubscribed, products, chosen, moved, isFirst } = useLoaderData<typeof loader>()
  const here = stockAddress(id)
  return (
    <Stack gap={24}>
      <TextLink href={productsAddress(id)} kind="stand" icon="arrowLeft">
        {texts.backToProducts}
      </TextLink>
      <PageHead title={words.title(name)} lead={isSubscribed ? words.leadOfSubscriptions : words.lead} />
      {products.length === 0 ? (
        <EmptyState object="cart">{words.empty}</EmptyState>
      ) : (
        <Table
          caption={words.caption}
          columns={stockColumns(here, isSubscribed)}
          rows={products}
          rowKey={({ number }) => number}
        />
      )}
      {chosen && moved ? (
        <section aria-labelledby="movimentos">
          <Stack gap={16}>
            <Heading level={2} size="card" id="movimentos">
              {words.historyOf(nameOf(chosen))}
            </Heading>
            <Movements list={moved.list} />
            <Cluster>
              {isFirst ? null : (
                <ButtonLink href={`${here}?produto=${chosen.number}`} variant="quiet">
                  {words.newest}
                </ButtonLink>
              )}
              {moved.next === null ? null : (
                <ButtonLink href={`${here}?produto=${chosen.number}&antes=${moved.next}`} variant="secondary">
                  {words.older}
                </ButtonLink>
              )}
            </Cluster>
          </Stack>
        </section>
      ) : null}
    </Stack>
  )
}

const nameOf = ({ name, number }: Pick<ProductStock, 'name' | 'number'>) =>
  name ?? words.removedProduct(number)
const amountOf = (amount: number | null) => (amount === null ? words.endless : formatInteger(amount))

const stockColumns = (here: string, isSubscribed: boolean): Column<ProductStock>[] => [
  {
    key: 'product',
    header: words.product,
    phone: 'title',
    cell: (row) => (
      <TextLink href={`${here}?produto=${row.number}`} aria-label={words.historyOf(nameOf(row))}>
        {nameOf(row)}
      </TextLink>
    ),
  },
  { key: 'total', header: words.total, align: 'end', cell: ({ total }) => amountOf(total) },
  {
    key: 'sold',
    header: isSubscribed ? words.subscribed : words.sold,
    align: 'end',
    cell: ({ sold }) => formatInteger(sold),
  },
  // No cart holds what is subscribed to.
  ...(isSubscribed
    ? []
    : [
        {
          key: 'reserved',
          header: words.reserved,
          align: 'end' as const,
          cell: ({ reserved }: ProductStock) => formatInteger(reserved),
        },
      ]),
  {
    key: 'left',
    header: words.left,
    align: 'end',
    phone: 'amount',
    cell: ({ left }) => <strong>{amountOf(left)}</strong>,
  },
]

function Movements({ list }: { list: readonly StockMovement[] }) {
  const { timezone } = useStation()
  if (list.length === 0) return <p className={ui.small}>{words.none}</p>
  const columns: Column<StockMovement>[] = [
    {
      key: 'what',
      header: words.what,
      phone: 'title',
      cell: ({ cause, orderId, note }) => (
        <>
          {words.causes[cause]}
          {orderId === null ? null : (
            <>
              {' · '}
              <TextLink href={`/gestao/pedidos/${orderId}`}>{words.order(orderId)}</TextLink>
            </>
          )}
          {note ? ` · ${note}` : ''}
        </>
      ),
    },
    {
      key: 'when',
      header: words.when,
      phone: 'meta',
      cell: ({ createdAt }) => formatDateTime(createdAt, timezone),
    },
    {
      key: 'change',
      header: words.change,
      align: 'end',
      phone: 'amount',
      cell: ({ quantity }) => (quantity === 0 ? '—' : `${quantity > 0 ? '+' : ''}${formatInteger(quantity)}`),
    },
  ]
  return <Table caption={words.historyCaption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
