import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listTopicSuggestions } from '#contract/console/services/endpoints.ts'
import type { Suggestions as Listed } from '#contract/console/services/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.suggestions)

const here = '/gestao/consultas/sugestoes'
const words = texts.suggestions

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
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
    <Stack gap={24}>
      <PageHead title={texts.tabs.suggestions} lead={words.lead} />
      <ServiceTabs current="suggestions" />
      {list.length === 0 ? (
        <EmptyState object="users">{words.none}</EmptyState>
      ) : (
        <Table caption={words.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
      )}
      <Cluster>
        {isFirst ? null : (
          <ButtonLink href={here} variant="quiet">
            {texts.newest}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink href={`${here}?antes=${next}`} variant="secondary">
            {texts.older}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}
