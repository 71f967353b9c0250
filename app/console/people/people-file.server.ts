import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#contract/client.ts'
import { getPeopleFacts, listPeople } from '#contract/console/people/endpoints.ts'
import { mostOnPage, type PeopleFilter, type PeopleOrder } from '#contract/console/people/schemas.ts'
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
  return { header, pages: pagesOf(api, { filter, order: orderIn(query), fields }, timezone) }
}

async function* pagesOf(
  api: ApiClient,
  { filter, order, fields }: { filter: PeopleFilter; order: PeopleOrder; fields: readonly OwnField[] },
  timeZone: string,
) {
  for (let before: number | null | undefined; before !== null; ) {
    const query = { ...filter, order, before, limit: mostOnPage }
    const { list, next } = await api.call(listPeople, { query })
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
    before = next
  }
}

export const fileHeaders = (type: string, ending: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="pessoas.${ending}"`,
  'cache-control': 'no-store',
})
