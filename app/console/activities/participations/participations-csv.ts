import type { LoaderFunctionArgs } from '@remix-run/node'
import { getManagedActivity, listParticipations } from '#contract/console/activities/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { csvStream } from '../../../routing/csv.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireStation } from '../../../station/require-station.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { texts } from './texts.ts'

const pageSize = 500

/** The participations of an activity as a file, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  await api.call(getManagedActivity, { params: { id } })
  const { timezone } = requireStation(args.context).config
  const read = (before?: number) =>
    api.call(listParticipations, { params: { id }, query: { before, limit: pageSize } })
  // Read before the file begins: what asks who is in for a proof is no file (PPL-27).
  const first = await read()
  return new Response(csvStream(texts.csvHeader, pagesOf(first, read, timezone)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="participacoes-${id}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

type Page = Answer<typeof listParticipations>

async function* pagesOf(first: Page, read: (before: number) => Promise<Page>, timeZone: string) {
  for (let page = first; ; ) {
    const { list, next } = page
    yield list.map(({ id: number, participant, createdAt, earned, undone }) => [
      number,
      participant.name,
      participant.email,
      createdAt === null ? '' : formatDateTime(createdAt, timeZone),
      earned.toFixed(2).replace('.', ','),
      undone ? formatDateTime(undone.at, timeZone) : '',
      undone?.by ?? '',
      undone?.reason ?? '',
    ])
    if (next === null) return
    page = await read(next)
  }
}
