import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPoints } from '#contract/activities/wallet/endpoints.ts'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import type { ApiClient } from '#contract/client.ts'
import { csvStream } from '../../routing/csv.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { type Currency, formatDateTime, pointsAmount } from '../../ui/format.ts'
import { periodFor, requirePeriod } from './load-period.server.ts'
import type { Period } from './period.ts'
import { texts } from './texts.ts'

const pageSize = 500

/** Answers every line of the caller's wallet in a period as a file, newest first; it is made while it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const period = requirePeriod(args.request)
  const { currency, timezone } = requireStation(args.context).config
  return new Response(csvStream(texts.csv.header, pagesOf(api, period, { currency, timezone })), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${texts.csv.file}"`,
      'cache-control': 'no-store',
    },
  })
}

type Look = { currency: Currency; timezone: string }

async function* pagesOf(api: ApiClient, period: Period, look: Look) {
  for (let after: string | null | undefined; after !== null; ) {
    const query = { ...periodFor(period), after, limit: pageSize }
    const { content, next } = await api.call(listPoints, { query })
    yield content.map((line) => rowOf(line, look))
    after = next
  }
}

/**
 * Writes a row. Amounts stand as spreadsheets in Portuguese read them, without the dots of thousands; none is below
 * zero: spent points have a column of their own.
 */
function rowOf(line: PointsTransaction, { currency, timezone }: Look): (string | number)[] {
  const amount = (points: number) => pointsAmount(points, currency.multiplier).replaceAll('.', '')
  return [
    formatDateTime(line.createdAt, timezone),
    line.description,
    line.reason,
    line.rule,
    line.direction === 'earned' ? amount(line.points) : '',
    line.direction === 'used' ? amount(line.points) : '',
    amount(line.balance),
    line.hold ? texts.hold[line.hold.state] : '',
    line.id,
  ]
}
