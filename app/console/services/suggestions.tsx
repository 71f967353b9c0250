import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listTopicSuggestions } from '#contract/console/services/endpoints.ts'
import type { Suggestions as Listed } from '#contract/console/services/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.suggestions)

const here = '/gestao/consultas/sugestoes'
const words = texts.suggestions

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const before = numberOr(new URL(args.request.url).searchParams.get('antes')) ?? undefined
  return { ...(await api.call(listTopicSuggestions, { query: { before } })), isFirst: before === undefined }
}

/** What members suggest to become a topic, page by page (PLS-03). */
export default function Suggestions() {
  const { list, next, isFirst } = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  const columns: Column<Listed['list'][number]>[] = [
    { key: 'what', header: words.what, phone: 'title', cell: ({ description }) => description },
    { key: 'person', header: texts.person, cell: ({ person }) => person },
    { key: 'when', header: words.when, cell: ({ createdAt }) => formatDateTime(createdAt, timezone) },
  ]
  return (
    <ListPage
      title={texts.tabs.suggestions}
      lead={words.lead}
      tabs={<ServiceTabs current="suggestions" />}
      object="users"
      none={words.none}
      isEmpty={list.length === 0}
      isFiltered={!isFirst}
      pages={
        <PageLinks
          newest={isFirst ? null : here}
          older={next === null ? null : `${here}?antes=${next}`}
          words={texts}
        />
      }
    >
      <Table caption={words.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
    </ListPage>
  )
}
