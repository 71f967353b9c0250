import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { listWrongLines } from '#contract/console/people/import/endpoints.ts'
import type { WrongLine } from '#contract/console/people/import/schemas.ts'
import { csvStream } from '../../../routing/csv.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { texts } from './texts.ts'

const words = texts.wrong
const ofPage = 500

/** The lines that were not taken, as they stand in the file and with what is wrong with each, to be corrected and sent again. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const { header } = await api.call(listWrongLines, { params: { id }, query: { limit: 1 } })
  const names = [...header, words.lineColumn, words.column]
  return new Response(csvStream(names, pagesOf(api, id, header.length)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.file}"`,
      'cache-control': 'no-store',
    },
  })
}

async function* pagesOf(api: ApiClient, id: number, columns: number) {
  for (let after: number | null = 0; after !== null; ) {
    const query: { after: number; limit: number } = { after, limit: ofPage }
    const { list, next } = await api.call(listWrongLines, { params: { id }, query })
    yield list.map(({ line, cells, problems }: WrongLine) => [
      ...Array.from({ length: columns }, (_, at) => cells[at] ?? ''),
      line,
      problems.map(({ column, text }) => (column ? `${column}: ${text}` : text)).join(' '),
    ])
    after = next
  }
}
