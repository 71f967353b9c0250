import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { csvStream } from '../../../routing/csv.ts'
import { requireStation } from '../../../station/require-station.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { askedOf, filterIn, type HistoryFilter } from './filter.server.ts'
import { describeLines } from './line.server.ts'
import { texts } from './texts.ts'

const pageSize = 200

/** What the history would show as a file, newest first; it is made while it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  const filter = filterIn(new URL(args.request.url).searchParams)
  const { config } = requireStation(args.context)
  return new Response(
    csvStream(texts.file.header, pagesOf(api, filter, { config, rights: teammate.rights })),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="historico.csv"',
        'cache-control': 'no-store',
      },
    },
  )
}

type Reader = Parameters<typeof describeLines>[1] & { config: { timezone: string } }

async function* pagesOf(api: ApiClient, filter: HistoryFilter, reader: Reader) {
  for (let before: number | undefined, isWhole = true; isWhole; ) {
    const list = await api.call(listAudit, { query: { ...askedOf(filter), before, limit: pageSize } })
    yield describeLines(list, reader).map(({ who, when, did, object, changes }) => [
      formatDateTime(when, reader.config.timezone),
      who,
      did,
      object,
      changes.map(({ label, theirs, mine }) => texts.file.change(label, theirs, mine)).join('\n'),
    ])
    before = list.at(-1)?.id
    isWhole = list.length === pageSize
  }
}
