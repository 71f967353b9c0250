import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPeopleFacts, listPeople } from '#contract/console/people/endpoints.ts'
import { mostOnPage } from '#contract/console/people/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import { ownValueText } from '#contract/people/own-fields/read-value.ts'
import type { OwnField } from '#contract/people/own-fields/schemas.ts'
import { requireStation } from '../../station/require-station.ts'
import { formatDate } from '../../ui/format.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { filterIn, orderIn } from './filter.server.ts'
import { texts } from './texts.ts'

/** The people whom the list would show, in its order, as pages of a file that is made while it is sent (PPL-21). */
export async function peopleFile(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const filter = filterIn(query)
  const { timezone } = requireStation(args.context).config
  const { fields } = await api.call(getPeopleFacts)
  const header = [...texts.fileHeader, ...fields.map(({ name }) => name)]
  const read = (before?: number) =>
    api.call(listPeople, { query: { ...filter, order: orderIn(query), before, limit: mostOnPage } })
  // Read before the file begins: what is refused, or asks who is in for a proof (PPL-27), is no file.
  const first = await read()
  return { header, pages: pagesOf(first, read, { fields, timeZone: timezone }) }
}

type Page = Answer<typeof listPeople>
type Shown = { fields: readonly OwnField[]; timeZone: string }

async function* pagesOf(first: Page, read: (before: number) => Promise<Page>, { fields, timeZone }: Shown) {
  for (let page = first; ; ) {
    const { list, next } = page
    yield list.map((one) => [
      one.id,
      one.name,
      one.email,
      one.cpf ?? '',
      texts.state[one.status],
      one.plan ?? '',
      one.points.toFixed(2).replace('.', ','),
      formatDate(one.since, timeZone),
      one.lastSeenAt ? formatDate(one.lastSeenAt, timeZone) : texts.never,
      one.tags.map(({ name }) => name).join(', '),
      ...fields.map(({ id, kind }) => ownValueText(kind, one.own?.[id] ?? null)),
    ])
    if (next === null) return
    page = await read(next)
  }
}

export const fileHeaders = (type: string, ending: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="pessoas.${ending}"`,
  'cache-control': 'no-store',
})
