import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { searchOrders } from '#contract/console/orders/endpoints.ts'
import { csvStream } from '../../routing/csv.ts'
import { requireStation } from '../../station/require-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { filterIn, type OrderFilter } from './filter.server.ts'
import { texts } from './texts.ts'

const pageSize = 500

/** The orders that the list would show as a file, newest first; it is made while it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const filter = filterIn(new URL(args.request.url).searchParams)
  const { timezone } = requireStation(args.context).config
  return new Response(csvStream(texts.csvHeader, pagesOf(api, filter, timezone)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pedidos.csv"',
      'cache-control': 'no-store',
    },
  })
}

async function* pagesOf(api: ApiClient, filter: OrderFilter, timeZone: string) {
  for (let before: number | null | undefined; before !== null; ) {
    const { list, next } = await api.call(searchOrders, { query: { ...filter, before, limit: pageSize } })
    yield list.map((order) => [
      order.id,
      order.code,
      formatDateTime(order.createdAt, timeZone),
      order.status,
      order.buyer.name,
      order.buyer.email,
      amountOf(order.totalCents),
      amountOf(order.refundedCents),
      order.isToDeliver ? texts.yes : texts.no,
    ])
    before = next
  }
}

const amountOf = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
