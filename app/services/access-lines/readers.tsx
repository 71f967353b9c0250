import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAccessLines } from '#contract/services/access-lines/endpoints.ts'
import type { AccessLine } from '#contract/services/access-lines/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { ServicePage } from '../service-page.tsx'
import { serviceTexts } from '../texts.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: serviceTexts.meta(texts.title, loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Lists the team's readers of the member's data, newest first (GAP-93). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { config } = requireStation(args.context)
  const before = numberOr(new URL(args.request.url).searchParams.get('antes')) ?? undefined
  const hasServices = config.behaviour.unionServices
  return { station: config.name, hasServices, ...(await api.call(listAccessLines, { query: { before } })) }
}

export default function Readers() {
  const { list, next, hasServices } = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  const columns: Column<AccessLine>[] = [
    { key: 'who', header: texts.who, phone: 'title', cell: ({ who }) => who },
    { key: 'what', header: texts.what, cell: ({ what, area }) => texts.kinds[what](area) },
    {
      key: 'when',
      header: texts.when,
      phone: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>,
    },
  ]
  return (
    <ServicePage title={texts.title} lead={hasServices ? texts.lead : texts.leadOfCpf} width="reading">
      {list.length === 0 ? (
        <EmptyState object="eye">{hasServices ? texts.none : texts.noneOfCpf}</EmptyState>
      ) : (
        <Table caption={texts.title} columns={columns} rows={list} rowKey={({ id }) => id} />
      )}
      <LoadMore href={next === null ? undefined : `?antes=${next}`} />
    </ServicePage>
  )
}
