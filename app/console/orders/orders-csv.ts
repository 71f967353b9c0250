import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchOrders } from '#contract/console/orders/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { csvStream } from '../../routing/csv.ts'
import { requireStation } from '../../station/require-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { filterIn } from './filter.server.ts'
import { texts } from './texts.ts'

const pageSize = 500

/** The orders that the list would show as a file, newest first; it is made while it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const filter = filterIn(new URL(args.request.url).searchParams)
  const { timezone } = requireStation(args.context).config
  const read = (before?: number) => api.call(searchOrders, { query: { ...filter, before, limit: pageSize } })
  // Read before the file begins: what asks who is in for a proof is no file (PPL-27).
  const first = await read()
  return new Response(csvStream(texts.csvHeader, pagesOf(first, read, timezone)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pedidos.csv"',
      'cache-control': 'no-store',
    },
  })
}

type Page = Answer<typeof searchOrders>

async function* pagesOf(first: Page, read: (before: number) => Promise<Page>, timeZone: string) {
  for (let page = first; ; ) {
    const { list, next } = page
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
    if (next === null) return
    page = await read(next)
  }
}

const amountOf = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
