import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchRequests } from '#contract/console/support/endpoints.ts'
import type { ManagedRequest } from '#contract/console/support/schemas.ts'
import { supportStates } from '#contract/site/public/support.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { StateBadge, states } from './state-badge.tsx'
import { texts } from './texts.ts'

const here = '/gestao/atendimento'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const search = query.get('busca')?.trim().slice(0, 100) || undefined
  const state = supportStates.find((one) => one === query.get('situacao'))
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next, open } = await api.call(searchRequests, { query: { search, state, before } })
  const asked = new URLSearchParams({ ...(search && { busca: search }), ...(state && { situacao: state }) })
  const isFiltered = asked.size > 0
  const newest = isFiltered ? `${here}?${asked}` : here
  if (next !== null) asked.set('antes', String(next))
  return {
    ...{ list, open, filter: { search, state }, isFiltered, newest, isFirst: before === undefined },
    older: next === null ? null : `${here}?${asked}`,
  }
}

/** The queue of messages to the station: found, filtered, opened (SUP-03). */
export default function Requests() {
  const { list, open, filter, isFiltered, newest, isFirst, older } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      notice={<Waiting open={open} isShown={filter.state === 'open'} />}
      filter={
        <FilterForm
          filter={filter}
          isFiltered={isFiltered}
          search={texts.search}
          states={states}
          href={here}
        />
      }
      object="mail"
      none={texts.none}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || !isFirst}
      pages={<PageLinks newest={isFirst ? null : newest} older={older} words={texts} />}
    >
      <RequestTable list={list} />
    </ListPage>
  )
}

function Waiting({ open, isShown }: { open: number; isShown: boolean }) {
  if (open === 0) return <Alert tone="success">{texts.waitingNone}</Alert>
  const link = <TextLink href={`${here}?situacao=open`}>{texts.seeWaiting}</TextLink>
  return (
    <Alert tone="warning" action={isShown ? undefined : link}>
      {texts.waiting(open)}
    </Alert>
  )
}

function RequestTable({ list }: { list: readonly ManagedRequest[] }) {
  const { timezone } = useStation()
  const columns: Column<ManagedRequest>[] = [
    {
      key: 'subject',
      header: texts.subject,
      phone: 'title',
      cell: ({ id, subject, kind }) => (
        <Stack gap={4}>
          <TextLink href={`${here}/${id}`}>{subject ?? texts.kinds[kind]}</TextLink>
          <span className={ui.small}>{texts.number(id)}</span>
        </Stack>
      ),
    },
    {
      key: 'who',
      header: texts.who,
      cell: ({ name, email, account }) => (
        <Stack gap={4}>
          <span>{account?.name ?? name}</span>
          <span className={ui.small}>
            {account?.email ?? email} · {account ? texts.member : texts.visitor}
          </span>
        </Stack>
      ),
    },
    {
      key: 'when',
      header: texts.when,
      phone: 'meta',
      cell: ({ createdAt }) => formatDateTime(createdAt, timezone),
    },
    { key: 'state', header: texts.state, cell: ({ state }) => <StateBadge state={state} /> },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
